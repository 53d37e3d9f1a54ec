import type { EachWayTerms } from '@tucano/brand'
import type { EachWay } from '@tucano/contract/sports'
import { BILLION, type OpenChances, type Slip, placePriceOf, readTerms } from '@tucano/sports/slips'
import { stateOf } from '../board/market.ts'
import { type MarketKey, type Offered, type OfferedBy, chancesOf, keyOf, refusalOf } from './offered.ts'

/** The feed's markets of who wins, and of who is among so many: the second decides the places of the first. */
const WINNER = 1110
const AMONG = 1102
const among = (places: number): string => `winners=${places}`

interface EachWayBy extends OfferedBy {
  offered: ReadonlyMap<string, Offered>
  eachWay: readonly EachWayTerms[]
}

/** By which terms places of a market are bet on: by its league and by how many still run. None where too few do. */
function termsOf(
  { marketId, tournamentUrn, outcomes }: Pick<Offered, 'marketId' | 'tournamentUrn' | 'outcomes'>,
  set: readonly EachWayTerms[],
): EachWayTerms | undefined {
  if (marketId !== WINNER) return undefined
  const runners = outcomes.filter(({ active, odds }) => active && odds !== undefined).length
  const fitting = set.filter(({ runnersMin }) => runners >= runnersMin).toSorted((a, b) => b.runnersMin - a.runnersMin)
  return fitting.find(({ league }) => league === tournamentUrn) ?? fitting.find(({ league }) => league === undefined)
}

/** The markets of places that a market may have. */
const placeKeysOf = (event: string, market: number, set: readonly EachWayTerms[]): MarketKey[] =>
  market === WINNER
    ? [...new Set(set.map(({ places }) => places))].map((places) => ({ event, market: AMONG, specifiers: among(places) }))
    : []

/** What places of an outcome are bet on by. */
export interface Place {
  terms: EachWayTerms
  market: Offered
  chances: OpenChances
}

/** How an outcome of a market can be bet on each way; nothing where it cannot: its place is told and settled by the feed, or there is none. A place that would pay back more than is staked on it is not offered. */
export function placeOf(offered: Offered, outcome: string, judging: EachWayBy): Place | undefined {
  const terms = termsOf(offered, judging.eachWay)
  const odds = offered.outcomes.find(({ id }) => id === outcome)?.odds
  const market = terms && judging.offered.get(keyOf({ event: offered.urn, market: AMONG, specifiers: among(terms.places) }))
  if (!market || odds === undefined || refusalOf(market, outcome, judging) !== undefined) return undefined
  const chances = chancesOf(market.outcomes, outcome)
  const { over, under } = placePriceOf(odds, readTerms(terms.terms))
  return BigInt(chances.won) * over > BigInt(BILLION) * under ? undefined : { terms, market, chances }
}

type Told = Pick<Offered, 'marketId' | 'specifiers' | 'status' | 'isStopped' | 'isUp' | 'outcomes'>

/** What the page of a match says of a market: by which terms its places are bet on, where the feed tells them. */
export function eachWayOf(
  market: Told,
  { tournamentUrn, markets, set }: { tournamentUrn: string | null; markets: readonly Told[]; set: readonly EachWayTerms[] },
): EachWay | undefined {
  const found = termsOf({ ...market, tournamentUrn }, set)
  const place = found && markets.find(({ marketId, specifiers }) => marketId === AMONG && specifiers === among(found.places))
  return found && place && stateOf(place, false) === 'open' ? { terms: found.terms, places: found.places } : undefined
}

/** All markets that a slip is judged by. */
export const keysOfSlip = ({ legs, eachWay }: Pick<Slip, 'legs' | 'eachWay'>, set: readonly EachWayTerms[]): MarketKey[] =>
  legs.flatMap(({ event, selections }) =>
    selections.flatMap((one) => [{ event, ...one }, ...(eachWay ? placeKeysOf(event, one.market, set) : [])]),
  )
