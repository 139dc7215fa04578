# `make play` and `make test` do all their own set-up in .venv; besides it there are only caches.

PY ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
SOURCES := pyproject.toml hatch_build.py README.md LICENSE \
	$(shell find src \( -name __pycache__ \) -prune -o -type f -print)

.PHONY: play test check format dev bench clean

play: $(VENV)/installed
	@$(BIN)/holocene play stone-age

# Here a failing compiler is an error; elsewhere the engine would run interpreted.
test: export HOLOCENE_COMPILE = 1
test: check
	$(BIN)/pytest -q -n 2

# What needs no running: style, types, and which room may import which.
check: $(VENV)/installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

format: $(VENV)/tools
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/installed
	$(BIN)/holocene bench

# The engine runs interpreted from src/: no need to build after an edit.
dev: $(VENV)/tools
	HATCH_BUILD_NO_HOOKS=1 $(BIN)/pip install -q --no-build-isolation --no-deps -e .
	rm -f $(VENV)/installed

$(VENV)/installed: $(VENV)/tools $(SOURCES)
	$(BIN)/pip install -q --no-build-isolation --no-deps .
	touch $@

# Where there is no C compiler, one comes as a package.
$(VENV)/tools: requirements-dev.txt requirements-compiler.txt
	$(PY) -m venv $(VENV)
	$(BIN)/pip install -q --require-hashes -r requirements-dev.txt
	command -v cc >/dev/null || command -v gcc >/dev/null || command -v clang >/dev/null \
		|| $(BIN)/pip install -q --require-hashes -r requirements-compiler.txt
	touch $@

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
