import type { Calendar, Fixture, MatchId } from './calendar/index.ts'
import { competitorOf } from './calendar/index.ts'
import type { Clock } from './clock.ts'
import type { Competitor, SportCode, Tournament, TournamentId, World } from './invented/index.ts'
import { SPORTS } from './invented/index.ts'
import { winnerIn } from './store/matches.ts'
import type { Store } from './store/store.ts'

/** What everything in the world stands on. */
export interface Services {
  world: World
  calendar: Calendar
  store: Store
  clock: Clock
}

export interface Sides {
  home: Competitor
  away: Competitor
}

/** Who plays a match, as far as the matches before it are over. */
export function sidesOf({ world, calendar, store }: Services, fixture: Pick<Fixture, 'home' | 'away'>): Sides | undefined {
  const winnerOf = (id: MatchId) => winnerIn(store, id)
  const [home, away] = [competitorOf(fixture.home, calendar, winnerOf), competitorOf(fixture.away, calendar, winnerOf)]
  const sides = home && away && { home: world.competitors.get(home), away: world.competitors.get(away) }
  return sides?.home && sides.away ? { home: sides.home, away: sides.away } : undefined
}

export function tournamentOf({ world }: Pick<Services, 'world'>, id: TournamentId): Tournament {
  const found = world.tournaments.find((one) => one.id === id)
  if (found === undefined) throw new RangeError(`no tournament ${id}`)
  return found
}

export const sportOf = (code: SportCode): (typeof SPORTS)[number] => SPORTS.find((sport) => sport.code === code)!

/** The feed's number of a sport. */
export const sportNumber = (code: SportCode): number => Number(sportOf(code).id.slice('sr:sport:'.length))

/** Whether nobody is at home. */
export const isNeutral = ({ hosts }: Pick<Tournament, 'hosts'>, home: Competitor): boolean =>
  hosts.length > 0 || home.kind === 'athlete' || home.ground === undefined
