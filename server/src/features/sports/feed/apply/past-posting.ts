import { isDeepStrictEqual } from 'node:util'
import type { About } from './odds.ts'
import { STATUS_CODES, type StoredEvent, type StoredMarket } from './stored.ts'

/** What is later by less than this was in time: clocks drift, and some messages take longer than others. Nobody sees what happened, chooses and presses in less. */
const SLACK_MS = 250
/** What is older closes its producer, and says nothing about single bets. */
const AGE_MAX_MS = 20_000

/**
 * The moment by our clock from which on bets were taken too late, should a message stop bets; nothing where it came in time, answers a recovery or is too old. A message counts from its own time on, and from as
 * much later as what its producer tells comes at the least: clocks that differ make no bet void.
 */
export function tooLateFrom(
  { timestampMs, requestId }: Pick<About, 'timestampMs' | 'requestId'>,
  { nowMs, leastLagMs }: { nowMs: number; leastLagMs: number },
): number | undefined {
  const lag = nowMs - timestampMs
  const usual = Math.max(0, leastLagMs)
  return requestId !== undefined || lag > AGE_MAX_MS || lag - usual <= SLACK_MS ? undefined : timestampMs + usual
}

/** Whether a market took bets until a message that is newer than all that was told of it. */
export const tookBets = (market: StoredMarket | undefined, { timestampMs }: Pick<About, 'timestampMs'>): boolean =>
  market !== undefined && market.status === STATUS_CODES.active && !market.isStopped && market.toldAtMs < timestampMs

/** What a match is disturbed by, as the database's trigger has it for bets that wait. */
const DISTURBING = ['score', 'redCards', 'yellowRedCards', 'penaltyScore'] as const

/** Whether a match was disturbed by something that is newer than all that was told of it. */
export function wasDisturbed(before: StoredEvent, after: StoredEvent, { timestampMs }: Pick<About, 'timestampMs'>): boolean {
  if (before.standing === after.standing || before.toldAtMs === undefined || before.toldAtMs >= timestampMs) return false
  const [was, is] = [new Map(Object.entries(before.standing)), new Map(Object.entries(after.standing))]
  return was.has('score') && DISTURBING.some((what) => !isDeepStrictEqual(was.get(what), is.get(what)))
}
