"""A mail server and a push service whose moods change, while nodes send by them."""

import random

from aiosmtpd.controller import Controller

from calling.outlets import PostOffice, PushService, free_port


class Moods:
    """A mail server whose mood changes: there, slow, refusing, away."""

    def __init__(self, luck: random.Random) -> None:
        self.luck, self.office, self.port = luck, PostOffice(), free_port()
        self._controller: Controller | None = None
        self.come_back()

    def come_back(self) -> None:
        self.office.slowness, self.office.grumbles = 0.0, 0
        if self._controller is None:
            self._controller = Controller(self.office, hostname="127.0.0.1", port=self.port)
            self._controller.start()

    def go_away(self) -> None:
        if self._controller is not None:
            self._controller.stop()
            self._controller = None

    def change(self, service: PushService) -> None:
        self.come_back()
        service.status, service.slowness = self.luck.choice([(201, 0.0), (201, 0.0), (503, 0.0), (201, 0.3)])
        mood = self.luck.randrange(5)
        if mood == 0:
            self.go_away()
        elif mood == 1:
            self.office.slowness = 0.4
        elif mood == 2:
            self.office.grumbles = 30
