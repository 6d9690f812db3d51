"""A small client: sit down at a table of an inn and play, from a program."""

import json
import urllib.request
from collections.abc import Callable
from typing import Any, Final
from urllib.error import HTTPError

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from innkeeper.server.messages import Choose, FromInn, Hello, Pick, Refused, TableShown, Taken, ViewShown

Answer = int | list[int]
NO_HARM: Final = ("past-decision", "has-picked")  # somebody was faster, or the clock
CONNECT_TIMEOUT: Final = 60.0  # seconds in which a busy inn lets somebody in
LARGEST: Final = 4 * 1024 * 1024  # bytes; a view with the whole story of a long game
_DECODER: Final[msgspec.json.Decoder[FromInn]] = msgspec.json.Decoder(FromInn)


class RefusedError(Exception):
    """The inn said no."""

    def __init__(self, code: str, why: str) -> None:
        self.code = code
        super().__init__(f"{why} ({code})")


class Client:
    """An inn at an address such as http://127.0.0.1:8765."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")

    def ask(self, method: str, path: str, body: object = None, secret: str = "") -> Any:
        """One request over HTTP; raises RefusedError."""
        request = urllib.request.Request(self.address + path, method=method)
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        if secret:
            request.add_header("Authorization", f"Bearer {secret}")
        try:
            with urllib.request.urlopen(request) as response:
                return json.loads(response.read() or b"null")
        except HTTPError as error:
            refused = msgspec.json.decode(error.read(), type=Refused)
            raise RefusedError(refused.code, refused.why) from None

    def open_table(self, seats: list[dict[str, str]], **options: object) -> str:
        """Open a table; gives back its id."""
        return str(self.ask("POST", "/tables", {"seats": seats, **options})["table"])

    def sit_down(self, table: str, name: str) -> "Chair":
        """Take the first empty seat."""
        taken = self.ask("POST", f"/tables/{table}/seats", {"name": name})
        return Chair(self, table, taken["seat"], taken["secret"])


class Chair:
    """A seat that we hold."""

    def __init__(self, client: Client, table: str, seat: int, secret: str) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self.secret = secret
        self.told = 0  # how many facts we know
        self.taken = 0  # how many choices were acknowledged

    def start(self) -> None:
        """Begin the game."""
        self.client.ask("POST", f"/tables/{self.table}/start", secret=self.secret)

    def play(
        self, answer: Callable[[ViewShown], Answer], pick: Callable[[TableShown], str] = lambda _: "random"
    ) -> ViewShown:
        """Answer what we are asked until the game is over, and give back the last view; in a draft `pick` a character.

        If the connection breaks, ConnectionClosed or OSError is raised; play again to go on where the table stands.
        """
        address = f"ws{self.client.address.removeprefix('http')}/tables/{self.table}/play"
        answered, chooses = 0, False
        with connect(address, max_size=LARGEST, proxy=None, open_timeout=CONNECT_TIMEOUT) as socket:
            socket.send(msgspec.json.encode(Hello(self.secret, self.told)), text=True)
            while True:
                message = _DECODER.decode(socket.recv())
                if isinstance(message, ViewShown):
                    self.told = message.told + len(message.facts)
                    if message.over:
                        return message
                    question = message.question
                    if question is not None and question.decision > answered:
                        answered = question.decision
                        socket.send(msgspec.json.encode(Choose(answered, answer(message))), text=True)
                elif isinstance(message, TableShown):
                    before, chooses = chooses, message.draft is not None and message.draft.next == self.seat
                    if chooses and not before:
                        socket.send(msgspec.json.encode(Pick(pick(message))), text=True)
                elif isinstance(message, Taken):
                    self.taken += 1
                elif isinstance(message, Refused) and message.code not in NO_HARM:
                    raise RefusedError(message.code, message.why)


__all__ = ["Chair", "Client", "ConnectionClosed", "RefusedError", "TableShown", "ViewShown"]
