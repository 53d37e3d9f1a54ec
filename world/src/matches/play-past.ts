import { Stream } from '@tucano/randomness'
import { type House, sidesOf, tournamentOf } from '../house.ts'
import type { Fixture } from '../calendar/index.ts'
import type { Running } from '../running.ts'
import { addPlayed } from '../store/matches.ts'
import { hashes } from './chain.ts'
import { endOf, rate } from './finish.ts'
import { strengthsOf } from './strengths-of.ts'

/** Fixtures of the seasons that it is at a moment, before that moment. */
export function pastOf({ world, calendar }: Pick<House, 'world' | 'calendar'>, { fromMs, toMs }: { fromMs: number; toMs: number }): Fixture[] {
  const beginnings = new Map(world.tournaments.map(({ id }) => [id, calendar.seasonAt(id, toMs)?.startsAtMs ?? toMs]))
  const first = Math.max(fromMs, Math.min(...beginnings.values()))
  return calendar
    .fixturesBetween({ fromMs: first, toMs })
    .filter(({ tournament, startsAtMs }) => startsAtMs >= (beginnings.get(tournament) ?? toMs))
}

/** Plays a match that nobody could bet on, so that tables, cups and ratings have a past: by the same table of transitions, and at once. */
export function playPast(running: Running, fixture: Fixture): void {
  const tournament = tournamentOf(running, fixture.tournament)
  const [sport, sides] = [running.sports[tournament.sport], sidesOf(running, fixture)]
  if (sport === undefined || sides === undefined) return
  const seed = running.randomBytes(32)
  const draws = new Stream((cursor) => hashes.hmacSha256(seed, `past|${fixture.id}|${cursor}`))
  let match = sport.start(strengthsOf(running, tournament, sides))
  while (!match.isOver) match = match.beat(draws).next
  const { score, detail } = endOf(tournament.sport, match.standing)
  const row = { ...fixture, sport: tournament.sport, home: sides.home.id, away: sides.away.id }
  running.store.inTransaction(() => {
    addPlayed(running.store, { ...row, score, detail })
    rate(running, row, score)
  })
}
