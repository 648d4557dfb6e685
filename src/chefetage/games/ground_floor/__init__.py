"""Ground Floor: young companies, their Time and their office buildings."""

from chefetage.games.ground_floor.game import GroundFloor

GAME = GroundFloor()
