import type { EachWay, MatchRow, refreshSlip } from '@tucano/contract/sports'
import type { ReplyOf } from '@tucano/contract/endpoint'
import { type MarketNow, NO_SIGNAL } from '../live/told.ts'
import type { LegOffer, SlipLeg } from './slip-state.ts'

export type ToldLeg = ReplyOf<typeof refreshSlip>['legs'][number]

/** How a leg stands now. */
export interface LegNow {
  /** What it can be bet on at; nothing while it is closed. */
  offer: LegOffer | undefined
  /** Why it is closed: a code of refusal, or nothing known. */
  code: string | undefined
  /** Nothing of it will open again. */
  isGone: boolean
  match: MatchRow | undefined
  /** How it can be bet on each way. */
  eachWay?: EachWay | undefined
}

/** What is told live of the only selection of a leg, where it is newer than the answer. */
function toldLive(leg: SlipLeg, told: ToldLeg | undefined, market: MarketNow | undefined): LegNow | undefined {
  const [first, ...others] = leg.selections
  const answered = told?.selections[0]?.version ?? -1
  if (others.length > 0 || !market || market.version < answered) return undefined
  // A market closes without another version where nobody tells it any more.
  if (market.version === answered && (told?.odds === null || told?.code !== null)) return undefined
  const price = market.prices.get(first.outcome)
  const isOpen = market.state === 'open' && price?.isOpen === true && price.odds !== null
  return {
    offer: isOpen ? { odds: price.odds ?? 0, versions: [market.version] } : undefined,
    code: isOpen ? undefined : market.reason === NO_SIGNAL ? 'sports.producer.down' : 'sports.market.suspended',
    isGone: market.state === 'settled',
    match: told?.match ?? undefined,
    eachWay: told?.selections[0]?.eachWay,
  }
}

/** A leg as it stands now, by the last answer and by what was told since. Until anything is known it stands as it was seen. */
export function legNowOf(leg: SlipLeg, told: ToldLeg | undefined, market: MarketNow | undefined): LegNow {
  const live = toldLive(leg, told, market)
  if (live) return live
  const seen = { odds: leg.odds, versions: leg.selections.map(({ version }) => version) }
  if (!told) return { offer: seen, code: undefined, isGone: false, match: undefined }
  const versions = told.selections.map(({ version }) => version)
  return {
    offer: told.odds === null || told.code !== null ? undefined : { odds: told.odds, versions },
    code: told.code ?? undefined,
    isGone: told.selections.some(({ state }) => state === 'gone'),
    match: told.match ?? undefined,
    eachWay: told.selections[0]?.eachWay,
  }
}
