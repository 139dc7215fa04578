"""Work in many processes, here or on other machines: an arena's games, a training's.

A job is a value that can be pickled, and a function of a module that does it. Who gives it out gets
results as they come (`gathering`), from any `concurrent.futures.Executor`: the standard library's
processes, or a Ray cluster (`cluster`).
"""
