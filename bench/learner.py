"""How fast a network learns in NumPy and in PyTorch, and that both learn the same.

    OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 python bench/learner.py --device cpu
    python bench/learner.py --device cuda --sizes 1209,128,32,2 413,256,64,2

Samples are random numbers; a step is a batch as training uses it. "numpy" is what training uses
unless it is told another device.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from holocene.learn.training.learner import BATCH, Learner, beginning
from holocene.learn.training.samples import Samples


def samples(size: int, count: int) -> Samples:
    chance = np.random.default_rng(1)
    rows = (chance.random((count, size)) * (chance.random((count, size)) < 0.2)).astype(np.float16)
    ends = np.stack([chance.random(count) < 0.5, chance.standard_normal(count)], 1)
    return Samples(rows, ends.astype(np.float32), ends.astype(np.float32))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--device", nargs="+", default=["cpu"], help="of PyTorch, beside NumPy")
    parser.add_argument("--sizes", nargs="+", default=["413,128,32,2", "1209,128,32,2"])
    parser.add_argument("--steps", type=int, default=40)
    arguments = parser.parse_args()
    for text in arguments.sizes:
        sizes = [int(size) for size in text.split(",")]
        learnt_of = samples(sizes[0], 10 * BATCH)
        begun = beginning(sizes, 1)
        results = {}
        for device in ["numpy", *arguments.device]:
            learner = Learner(begun, "cpu" if device == "numpy" else device, device != "numpy")
            learner.fit(learnt_of, 1 / 10, 1e-3, 1)  # one step, to warm up
            learner = Learner(begun, "cpu" if device == "numpy" else device, device != "numpy")
            start, used = time.perf_counter(), time.process_time()
            loss = learner.fit(learnt_of, arguments.steps / 10, 1e-3, 1)
            took = (time.perf_counter() - start) / arguments.steps
            cost = (time.process_time() - used) / arguments.steps
            results[device] = learner.layers
            far = max(
                float(np.abs(mine - other).max())
                for pair, same in zip(results["numpy"], learner.layers, strict=True)
                for mine, other in zip(pair, same, strict=True)
            )
            print(
                f"{text} {device:>8}: {1000 * took:8.2f} ms a step ({1000 * cost:.2f} of this "
                f"process), {BATCH / took:,.0f} positions/s, loss {loss:.5f}, "
                f"weights at most {far:.1e} from NumPy's",
                flush=True,
            )


if __name__ == "__main__":
    main()
