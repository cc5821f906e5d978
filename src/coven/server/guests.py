"""Guests: a name and a signed cookie that no page can read."""

import hashlib
import secrets

from itsdangerous import BadSignature, Signer

COOKIE = "coven"
A_YEAR = 365 * 24 * 3600
ID_BYTES = 18

HERBS = (
    *("Angelica", "Bramble", "Burdock", "Chicory", "Comfrey", "Foxglove", "Heather", "Henbane"),
    *("Hyssop", "Juniper", "Lovage", "Mallow", "Mugwort", "Nettle", "Nightshade", "Rue"),
    *("Saffron", "Sorrel", "Tansy", "Thistle", "Valerian", "Vervain", "Wormwood", "Yarrow"),
)
"""Names for those who have not given one."""


class Guests:
    """Makes and reads the cookies."""

    def __init__(self, secret: str) -> None:
        self._signer = Signer(secret, salt="coven guest")

    def new(self) -> str:
        """An id that nobody can guess."""
        return secrets.token_urlsafe(ID_BYTES)

    def sign(self, guest: str) -> str:
        """The cookie of a guest."""
        return self._signer.sign(guest).decode()

    def read(self, cookie: str | None) -> str | None:
        """The guest of a cookie; None if it is not of our making."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            return self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeDecodeError):
            return None


def name_for(guest: str) -> str:
    """What somebody is called who has given no name: always the same."""
    return HERBS[hashlib.sha256(guest.encode()).digest()[0] % len(HERBS)]


def tidy(text: str) -> str:
    """A name or a line of chat as it is shown: one line, nothing invisible."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
