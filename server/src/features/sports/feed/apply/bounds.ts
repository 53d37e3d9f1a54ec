import type { OfferedMarket, SettledMarket } from '@tucano/feed'

/** What can be kept: whatever is longer is not what a feed says. */
const SPECIFIERS_MAX = 300
const OUTCOME_ID_MAX = 120
const OUTCOMES_MAX = 1000
const INTEGER_MAX = 2 ** 31 - 1
const SMALL_MAX = 2 ** 15 - 1
/** A feed that is further ahead than this has another clock than we; what it says now would stand above all that it says later. */
const AHEAD_MAX_MS = 60_000
const FIRST_MS = Date.UTC(2000, 0, 1)
const LAST_MS = Date.UTC(2200, 0, 1)

const EVENT = /^[a-z]{2}:[a-z_]{1,30}:\d{1,15}$/

export const isEventUrn = (urn: string): boolean => EVENT.test(urn)

export const isPossibleTime = (ms: number, nowMs: number): boolean => ms >= FIRST_MS && ms <= nowMs + AHEAD_MAX_MS

/** Limits of an interval: a moment that cannot be kept is no limit. */
export const possibleLimit = (ms: number | undefined): number | undefined =>
  ms !== undefined && ms >= FIRST_MS && ms <= LAST_MS ? ms : undefined

export const small = (code: number | undefined): number | undefined =>
  code !== undefined && Math.abs(code) <= SMALL_MAX ? code : undefined

type Told = Pick<OfferedMarket | SettledMarket, 'id' | 'specifiers'> & { outcomes?: readonly { id: string }[] }

/** Whether a market can be kept as it was told. */
export function isKeepable({ id, specifiers, outcomes = [] }: Told): boolean {
  const ids = new Set(outcomes.map((one) => one.id))
  return (
    id >= 0 &&
    id <= INTEGER_MAX &&
    specifiers.length <= SPECIFIERS_MAX &&
    outcomes.length <= OUTCOMES_MAX &&
    ids.size === outcomes.length &&
    outcomes.every((one) => one.id.length >= 1 && one.id.length <= OUTCOME_ID_MAX)
  )
}
