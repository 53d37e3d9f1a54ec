/** Two places in the order that a season or a knock-out has drawn. */
interface Pairing {
  home: number
  away: number
}

/**
 * Everybody against everybody by the circle method, then again with the sides changed; `round` and `place` count from 0. From round to round a team's
 * place in the round moves by one at most, so that the time between its matches stays the same, and its side changes nearly always.
 */
export function leaguePairing({ entrants, round, place }: { entrants: number; round: number; place: number }): Pairing {
  const circle = entrants - 1
  const turn = round % circle
  const ahead = (turn + place) % circle
  const behind = (turn - place + circle) % circle
  const [home, away] =
    place === 0 ? (turn % 2 === 0 ? [circle, turn] : [turn, circle]) : place % 2 === 1 ? [ahead, behind] : [behind, ahead]
  return round < circle ? { home, away } : { home: away, away: home }
}

export const leagueRounds = (entrants: number): number => 2 * (entrants - 1)

/** How many ties come before those of a round, which counts from 0, when every round has half of the ties before. */
export const tiesBefore = (entrants: number, round: number): number => entrants - entrants / 2 ** round

export const tiesOf = (entrants: number, round: number): number => entrants / 2 ** (round + 1)
