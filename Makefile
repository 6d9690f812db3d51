# Innkeeper: `make play` opens the game, `make test` runs everything that must hold.
# Needed on the machine: git, make and Python 3.11 or newer. A C compiler makes the engine faster, nothing needs it.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready
PEERS  := $(VENV)/.peers

# uv does not read pip's settings: hand a package mirror on to it, and nothing when there is none.
MIRROR = $(or $(UV_DEFAULT_INDEX),$(UV_INDEX_URL),$(PIP_INDEX_URL),$(shell $(BIN)/python -m pip config get global.index-url 2>/dev/null))

define install
	@mirror="$(MIRROR)"; [ -z "$$mirror" ] || export UV_DEFAULT_INDEX="$$mirror"; \
	if [ -x $(BIN)/uv ]; then $(BIN)/uv pip install --quiet --python $(BIN)/python $(1); \
	else $(BIN)/python -m pip install --quiet $(1); fi
endef

PYTEST  := PYTEST_DISABLE_PLUGIN_AUTOLOAD=1 $(BIN)/python -m pytest -q -n 2
# What the compiled engine has no part in is tested once.
ONCE    := --ignore=tests/rulebook --ignore=tests/terminal

.PHONY: setup play test lint types test-pure test-compiled compiled bench lock clean

setup: $(READY)

play: setup
	@$(BIN)/innkeeper play

test: lint types test-pure test-compiled

lint: setup
	$(BIN)/ruff check .

types: setup
	$(BIN)/mypy

test-pure: setup
	INNKEEPER_BUILD=pure $(PYTEST)

test-compiled: compiled
	@if ls build/compiled/innkeeper__mypyc.* >/dev/null 2>&1; then \
	  echo "The same tests on the compiled engine:"; \
	  INNKEEPER_BUILD=compiled PYTHONPATH="$(CURDIR)/build/compiled" $(PYTEST) $(ONCE); \
	else echo "No compiled engine here, so only the pure-Python one was tested."; fi

compiled: setup
	@$(BIN)/python hatch_build.py

bench: compiled $(PEERS)
	@$(BIN)/python bench/run.py

lock: setup
	@mirror="$(MIRROR)"; [ -z "$$mirror" ] || export UV_DEFAULT_INDEX="$$mirror"; \
	lock="$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate --no-emit-index-url --no-emit-find-links"; \
	$$lock --group dev pyproject.toml -o requirements.lock && \
	$$lock --group pyproject.toml:bench -c requirements.lock -o bench/requirements.lock

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Innkeeper needs Python 3.11 or newer as '$(PYTHON)' (or: make PYTHON=python3.12)." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo "This Python cannot make virtual environments. On Debian or Ubuntu: sudo apt install python3-venv" >&2; exit 1; }
	@echo "Making the environment in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)

# uv itself comes from the lock too; where it has no wheel, pip does its work, only slower.
$(READY): $(BIN)/python requirements.lock pyproject.toml hatch_build.py
	@awk '/^[^ ]/ { ours = /^uv==/ } ours' requirements.lock > $(VENV)/uv.lock
	@[ -x $(BIN)/uv ] || $(BIN)/python -m pip install --quiet --only-binary :all: --require-hashes -r $(VENV)/uv.lock || \
	  echo "uv is not to be had here: installing with pip."
	$(call install,--require-hashes -r requirements.lock)
	$(call install,--no-deps --no-build-isolation -e .)
	@touch $@

$(PEERS): bench/requirements.lock $(READY)
	$(call install,--no-build-isolation --require-hashes -r bench/requirements.lock)
	@touch $@
