import { isDeepStrictEqual } from 'node:util'
import type { OfferedMarket, OfferedOutcome } from '@tucano/feed'
import { CASH_OUT_CODES, STATUS_CODES, type StoredMarket } from './stored.ts'

/** What a message says besides its markets. */
export interface About {
  producer: number
  timestampMs: number
  /** Of the recovery that it answers. */
  requestId?: number | undefined
}

/** What answers a recovery is older than what came by itself meanwhile, unless its time says otherwise. */
const isOutdated = (known: StoredMarket | undefined, { requestId, timestampMs }: About): boolean =>
  requestId !== undefined && known !== undefined && timestampMs < known.toldAtMs

/** Outcomes that are not named stay as they are. */
function mergeOutcomes(known: readonly OfferedOutcome[], told: readonly OfferedOutcome[]): readonly OfferedOutcome[] {
  if (known.length === 0 || told.length === 0) return told.length === 0 ? known : told
  const byId = new Map(told.map((one) => [one.id, one]))
  const kept = known.map((one) => {
    const next = byId.get(one.id)
    byId.delete(one.id)
    return next ?? one
  })
  return byId.size === 0 ? kept : [...kept, ...byId.values()]
}

const seen = ({ version: _, toldAtMs: __, ...rest }: StoredMarket): object => rest

/** The version goes up with what can be seen of it, and with nothing else. */
export function changed(known: StoredMarket, next: Omit<StoredMarket, 'version'>): StoredMarket {
  const kept = { ...next, version: known.version }
  return isDeepStrictEqual(seen(known), seen(kept)) ? kept : { ...kept, version: known.version + 1 }
}

/** A market after odds were told of it; nothing where they change nothing of what is kept. */
export function changeOdds(
  known: StoredMarket | undefined,
  told: OfferedMarket,
  about: About & { betstopReason?: number | undefined },
): StoredMarket | undefined {
  if (isOutdated(known, about)) return undefined
  const isHandedOver = told.status === 'handed_over'
  // Whoever it was handed over to has told of it already.
  if (isHandedOver && known && known.producer !== about.producer) return undefined
  const status = STATUS_CODES[told.status]
  const next = {
    marketId: told.id,
    specifiers: told.specifiers,
    producer: about.producer,
    status,
    isStopped: false,
    stopReason: status === STATUS_CODES.suspended ? (about.betstopReason ?? null) : null,
    cashOut: told.cashout === undefined ? (known?.cashOut ?? null) : CASH_OUT_CODES[told.cashout],
    outcomes: mergeOutcomes(known?.outcomes ?? [], told.outcomes),
    toldAtMs: Math.max(known?.toldAtMs ?? about.timestampMs, about.timestampMs),
  }
  return known ? changed(known, next) : { ...next, version: 1 }
}

/** A market after a stop of bets; nothing where the stop is not about it, or it takes no bets anyway. */
export function stopMarket(
  known: StoredMarket,
  stop: About & { groups: readonly string[]; status: number; reason?: number | undefined },
  groupsOf: (marketId: number) => readonly string[] | undefined,
): StoredMarket | undefined {
  if (known.status !== STATUS_CODES.active || isOutdated(known, stop)) return undefined
  // What a market is that nobody describes yet is not known: it is closed by every stop.
  const isMeant = stop.groups.includes('all') || (groupsOf(known.marketId)?.some((group) => stop.groups.includes(group)) ?? true)
  if (!isMeant) return undefined
  const isOpen = stop.status === STATUS_CODES.active
  return changed(known, {
    ...known,
    status: stop.status,
    isStopped: !isOpen,
    stopReason: isOpen ? null : (stop.reason ?? null),
    toldAtMs: Math.max(known.toldAtMs, stop.timestampMs),
  })
}
