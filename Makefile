# `make play` and `make test` do all their own set-up, in .venv and web/node_modules.

PY ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
SOURCES := pyproject.toml hatch_build.py README.md LICENSE \
	$(shell find src web \( -name __pycache__ -o -name node_modules -o -name .svelte-check \
		-o -name dist -o -path web/src/art -o -path web/src/api/openapi.json \
		-o -path web/src/api/schema.d.ts \) -prune -o -type f -print)

export NODE_USE_SYSTEM_CA ?= 1
export PATH := $(abspath $(BIN)):$(PATH)

.PHONY: play test check check-web web-types web-lint web-test art format dev bench clean

# The table in the browser; games are kept in holocene.db.
play: $(VENV)/installed
	@$(BIN)/holocene serve

# Here a failing compiler is an error; elsewhere the engine would run interpreted.
# What is built and checked before runs side by side.
test: export HOLOCENE_COMPILE = 1
test:
	$(MAKE) -j 3 check check-web
	$(BIN)/pytest -q -n 2 --dist worksteal

# What needs no running: style, types, and which room may import which.
check: $(VENV)/tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-cache

# The same for the client, against types made from the server's own description. Those alone need
# what is installed, which takes longest and begins first: the rest is done beside it.
check-web: web-types web-lint web-test

web-types: web/src/api/schema.d.ts art
	cd web && npm run --silent check

web-lint: web/node_modules/installed
	cd web && npm run --silent lint

web-test: web/node_modules/installed art
	cd web && npm run --silent test

art: $(VENV)/tools
	$(BIN)/python web/art/build.py web/src/art

web/src/api/schema.d.ts: $(VENV)/installed web/node_modules/installed
	$(BIN)/holocene openapi > web/src/api/openapi.json
	cd web && npm run --silent types
	touch $@

format: $(VENV)/tools web/node_modules/installed
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd web && npm run --silent format

bench: $(VENV)/installed
	$(BIN)/holocene bench
	$(BIN)/python bench/load.py --postgresql
	$(BIN)/python bench/page.py

# The engine runs interpreted from src/ with no need to build after an edit; the client reloads
# by itself. It asks the server at port 8000: run `.venv/bin/holocene serve` beside it.
dev: $(VENV)/tools web/node_modules/installed art
	HATCH_BUILD_NO_HOOKS=1 $(BIN)/pip install -q --no-build-isolation --no-deps -e .
	rm -f $(VENV)/installed
	cd web && npm run dev

$(VENV)/installed: $(VENV)/tools $(SOURCES)
	$(BIN)/pip install -q --no-build-isolation --no-deps .
	touch $@

# Where there is no C compiler, one comes as a package; so does Node.js. Of all these packages only
# a part is ever imported, so none is compiled to bytecode before it is.
$(VENV)/tools: requirements-dev.txt requirements-compiler.txt
	$(PY) -m venv $(VENV)
	$(BIN)/pip install -q --no-compile --require-hashes -r requirements-dev.txt
	command -v cc >/dev/null || command -v gcc >/dev/null || command -v clang >/dev/null \
		|| $(BIN)/pip install -q --require-hashes -r requirements-compiler.txt
	touch $@

web/node_modules/installed: web/package-lock.json $(VENV)/tools
	cd web && npm ci --no-progress --silent
	touch $@

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis \
		web/node_modules web/.svelte-check web/src/art web/src/api/openapi.json web/src/api/schema.d.ts
