# Innkeeper: `make play` opens the inn in the browser, `make test` runs everything that must hold.
# Needed on the machine: git, make and Python 3.11 or newer. Node (20.19 or newer) builds the page; where there is none it
# is fetched from PyPI. A C compiler makes the engine faster, nothing needs it.

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

# Each process begins with half of the tests in their order, so that both seldom start the same servers and browsers.
PYTEST  := PYTEST_DISABLE_PLUGIN_AUTOLOAD=1 $(BIN)/python -m pytest -q -n 2 --dist worksteal
# What the compiled engine has no part in is tested once.
ONCE    := --ignore=tests/rulebook --ignore=tests/terminal
# What these show is the same on either engine, of which test_builds.py sees to that they play alike: it is shown on the
# compiled one alone, which is quicker, and on the pure one only where there is no other.
EITHER  := tests/server tests/judge/test_exit.py tests/lab/test_cluster.py tests/properties \
             tests/arena/test_playthroughs.py tests/bots/test_veteran.py
BUILT    = $(shell ls build/compiled/innkeeper__mypyc.* 2>/dev/null)
# A browser needs both cores, and the fuzzing of the API loads plugins that would slow the others: each runs by itself.
APART   := --ignore=tests/browser --ignore=tests/fuzz

.PHONY: setup page play test lint types types-page test-pure test-compiled test-fuzz test-browser chromium postgresql compiled bench load load-thinking kills mixes lock clean

setup: $(READY)

page: setup
	@$(BIN)/python web/build.py

# The inn opens with the compiled engine if there is one of these sources; else that is compiled while the inn is open.
play: page
	@PYTHONPATH="$$($(BIN)/python hatch_build.py ready)" $(BIN)/innkeeper open --browser --compile

# While one core compiles, the other checks and tests what needs no compiled engine, each with its output in one piece where make can do that.
SIDES   := --no-print-directory -j 2 $(if $(filter output-sync,$(.FEATURES)),--output-sync)

test: page
	@$(MAKE) $(SIDES) compiled lint types types-page test-pure test-fuzz
	@$(MAKE) --no-print-directory test-compiled test-browser

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check --quiet .

types: setup
	$(BIN)/mypy

types-page: page
	$(BIN)/python web/build.py check

test-pure: page chromium postgresql
	INNKEEPER_BUILD=pure $(PYTEST) $(APART) $(addprefix --ignore=,$(EITHER))

test-compiled: compiled
	@if [ -n "$(BUILT)" ]; then \
	  echo "On the compiled engine:"; \
	  INNKEEPER_BUILD=compiled PYTHONPATH="$(CURDIR)/build/compiled" $(PYTEST) $(ONCE) $(APART); \
	else \
	  echo "No compiled engine here, so only the pure-Python one is tested."; \
	  INNKEEPER_BUILD=pure $(PYTEST) $(EITHER); \
	fi

test-fuzz: setup
	$(PYTEST) -p schemathesis.pytest.plugin tests/fuzz

test-browser: page compiled chromium
	INNKEEPER_BUILD=pure $(PYTEST) tests/browser

# Some tests need Chromium or PostgreSQL. Where these cannot be installed they say so, and everything else is tested.
define from_debian
	@{ $(1); } >/dev/null 2>&1 || { \
	  run=""; [ "$$(id -u)" = 0 ] || run="sudo -n"; \
	  echo "Installing $(2) for the tests ..."; \
	  { $$run apt-get -qq update && $$run env DEBIAN_FRONTEND=noninteractive apt-get -qq install --yes $(2); } >/dev/null 2>&1 \
	    || echo "It could not be installed here: the tests that need it will be left out."; }
endef

chromium:
	$(call from_debian,command -v chromium chromium-browser google-chrome,chromium)

postgresql:
	$(call from_debian,ls /usr/lib/postgresql/*/bin/initdb || command -v initdb,postgresql)

compiled: setup
	@$(BIN)/python hatch_build.py

bench: compiled $(PEERS)
	@$(BIN)/python bench/run.py

load: compiled
	@PYTHONPATH="$(CURDIR)/build/compiled" $(BIN)/python bench/load.py

load-thinking: compiled
	@PYTHONPATH="$(CURDIR)/build/compiled" $(BIN)/python bench/thinking.py

# A server killed with SIGKILL 300 times while people play: nothing acknowledged may be lost, doubled or changed.
kills: compiled
	@PYTHONPATH="$(CURDIR)/build/compiled" $(BIN)/python bench/kills.py

# Random games over all mixes of characters, modes and variants: none may go wrong.
mixes: compiled
	@PYTHONPATH="$(CURDIR)/build/compiled" $(BIN)/python bench/mixes.py

lock: setup
	@mirror="$(MIRROR)"; [ -z "$$mirror" ] || export UV_DEFAULT_INDEX="$$mirror"; \
	lock="$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate --no-emit-index-url --no-emit-find-links"; \
	$$lock --all-extras --group dev pyproject.toml -o requirements.lock && \
	$$lock --group pyproject.toml:bench -c requirements.lock -o bench/requirements.lock

clean:
	rm -rf $(VENV) build dist src/innkeeper/page web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
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
