import { Stream } from '@tucano/randomness'
import { type Services, sidesOf, tournamentOf } from '../services.ts'
import type { Fixture } from '../calendar/index.ts'
import type { Running } from '../running.ts'
import { addPlayed } from '../store/matches.ts'
import { hashes } from './chain.ts'
import { rate } from './finish.ts'
import { pastResult } from './past-result.ts'
import { matchUpNow } from './strengths-of.ts'

/** Fixtures of the seasons that it is at a moment, before that moment. */
export function pastOf(
  { world, calendar }: Pick<Services, 'world' | 'calendar'>,
  { fromMs, toMs }: { fromMs: number; toMs: number },
): Fixture[] {
  const beginnings = new Map(world.tournaments.map(({ id }) => [id, calendar.seasonAt(id, toMs)?.startsAtMs ?? toMs]))
  const first = Math.max(fromMs, Math.min(...beginnings.values()))
  return calendar
    .fixturesBetween({ fromMs: first, toMs })
    .filter(({ tournament, startsAtMs }) => startsAtMs >= (beginnings.get(tournament) ?? toMs))
}

/** Ends a match that nobody could bet on, so that tables, cups and ratings have a past. */
export function playPast(running: Running, fixture: Fixture): void {
  const tournament = tournamentOf(running, fixture.tournament)
  const sides = sidesOf(running, fixture)
  if (sides === undefined) return
  const seed = running.randomBytes(32)
  const draws = new Stream((cursor) => hashes.hmacSha256(seed, `past|${fixture.id}|${cursor}`))
  const { score, detail } = pastResult({ matchUp: matchUpNow(running, tournament, sides), tournament, draws })
  const row = { ...fixture, sport: tournament.sport, home: sides.home.id, away: sides.away.id }
  running.store.inTransaction(() => {
    addPlayed(running.store, { ...row, score, detail })
    rate(running, row, score)
  })
}
