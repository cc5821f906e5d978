"""The database is brought to the present form when a server starts."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, text

SCRIPTS = Path(__file__).resolve().parent.parent / "migrations"
ONE_AT_A_TIME = 0x434F56454E  # the number of an advisory lock


def migrate(engine: Engine) -> None:
    """Run what is missing; nothing, if nothing is."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    with engine.begin() as db:
        if engine.dialect.name == "postgresql":
            db.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": ONE_AT_A_TIME})
        config.attributes["connection"] = db
        command.upgrade(config, "head")
