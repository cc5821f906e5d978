"""The bot that knows nothing: every legal choice is as likely as any other."""

from .bot import Bot
from .sight import Sight


class RandomBot(Bot):
    """Chooses at random."""

    def decide(self, seen: Sight) -> int:
        """Any action."""
        return self.random.choice(seen.actions)
