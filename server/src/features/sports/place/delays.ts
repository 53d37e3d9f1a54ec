import type { Db } from '@tucano/database'
import { type RawBuilder, sql } from 'kysely'

/** How long live bets of a sport or a league wait, as an operator has said. */
interface SetDelay {
  kind: 'sport' | 'league'
  key: string
  version: number
  /** None where it is the usual again. */
  seconds: number | null
  account: string
  reason: string
  at: Date
}

/** What operators have said last of each, also where they have ended it. */
export async function readSetDelays(db: Db): Promise<SetDelay[]> {
  const { rows } = await sql<SetDelay>`
    select distinct on (d.kind, d.key) d.kind, d.key, d.version, d.seconds, d.account, d.reason, d.at from sports.delays d order by d.kind, d.key, d.version desc`.execute(
    db,
  )
  return rows
}

/** What operators have said of a match's league, or else of its sport. */
export function delaySetFor(
  set: readonly SetDelay[],
  { sportUrn, tournamentUrn }: { sportUrn: string; tournamentUrn: string | null },
): number | null {
  const secondsOf = (kind: SetDelay['kind'], key: string | null): number | null =>
    set.find((one) => one.kind === kind && one.key === key)?.seconds ?? null
  return secondsOf('league', tournamentUrn) ?? secondsOf('sport', sportUrn)
}

/** The longest that a live bet waits. */
export const DELAY_MAX = 12

/** Whoever is late so often waits so much longer, from some bets on: a share of few says nothing. */
export const LATE_WAITS = [
  { betsMin: 10, shareBp: 4000, seconds: 4 },
  { betsMin: 10, shareBp: 2000, seconds: 2 },
] as const

/** How many live bets a member had in the last thirty days, and how many of them were late. */
export interface LateScore {
  bets: number
  late: number
}

export const shareOf = ({ bets, late }: LateScore): number => (bets > 0 ? Math.round((late * 10_000) / bets) : 0)

export const extraSecondsOf = (score: LateScore): number =>
  LATE_WAITS.find(({ betsMin, shareBp }) => score.bets >= betsMin && shareOf(score) >= shareBp)?.seconds ?? 0

/** How long a bet of a member waits: longer for whoever is late often, and where nobody waits not at all. Odds are the same for everybody. */
export const delayFor = (seconds: number, score: LateScore | undefined): number =>
  seconds === 0 || !score ? seconds : Math.max(seconds, Math.min(DELAY_MAX, seconds + extraSecondsOf(score)))

/** How late members are on matches that are played somewhere. */
export const lateScoresOf = (members: readonly bigint[]): RawBuilder<unknown> =>
  sql`select s.member_id::text as "memberId", s.real_bets as bets, s.real_late as late from sports.late_scores s where s.member_id = any (${[...members]}::bigint[]) and s.real_late > 0`
