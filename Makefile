# Everything below works on a fresh machine with Python 3.11 or newer and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play test soak bench lint format help

help: ## show this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 10

$(READY): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $(READY)

play: $(READY) ## play SpellBook in the terminal against a bot
	@$(BIN)/coven play spellbook -o spells=set1

test: $(READY) lint ## check everything
	$(BIN)/python -m pytest -n 2

soak: $(READY) ## the same properties over many more games
	COVEN_SOAK=1 $(BIN)/python -m pytest -n 2 tests/properties

bench: $(READY) ## measure the engine
	$(BIN)/coven bench engine spellbook

lint: $(READY) ## ruff and mypy
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(READY) ## let ruff tidy the code
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
