"""The rules. A round lays its agenda on the stack: placing, using and feeding for each tribe."""
