import type { OfferedMarket, SettledMarket } from '@tucano/feed'
import { marketOdds } from '@tucano/sports/prices'
import type { TableRow } from '../standings/index.ts'
import { type PlaceChances, placeChances } from './chances.ts'
import { type SeasonNow, soFar } from './season.ts'

/** Who wins, and who is among so many: as feeds of the trade number them. */
export const WINNER = 1110
export const AMONG = 1102
const PLACES = [2, 3] as const
const MOST_PLACES = 3
/** In all, prices are so much above what is fair. */
const OVERROUND_BP = 11_400
const BILLION = 1_000_000_000

const MARKETS = [
  { id: WINNER, specifiers: '', places: 1 },
  ...PLACES.map((places) => ({ id: AMONG, specifiers: `winners=${places}`, places })),
]

function marketOf({ id, specifiers, places }: (typeof MARKETS)[number], chances: readonly PlaceChances[]): OfferedMarket {
  const won = chances.map(({ among }) => among[places - 1] ?? 0)
  const odds = marketOdds(
    won.map((chance) => ({ won: chance })),
    OVERROUND_BP,
  )
  return {
    id,
    specifiers,
    // Nothing is left to bet on where all of it is decided.
    status: odds.some((one) => one !== undefined) ? 'active' : 'inactive',
    favourite: false,
    outcomes: chances.map(({ competitor }, n) => ({
      id: competitor,
      ...(odds[n] === undefined ? {} : { odds: odds[n] }),
      probability: Math.round(won[n]! * BILLION),
      active: odds[n] !== undefined,
    })),
  }
}

/** All that is offered of a season. */
export function offerOf({ table, ahead, tournament }: SeasonNow, season: number): OfferedMarket[] {
  const chances = placeChances(table.map(soFar), ahead, { places: MOST_PLACES, seed: tournament.number * 1_000_003 + season })
  return MARKETS.map((market) => marketOf(market, chances))
}

/** How a season has ended: by its table. */
export const settledOf = (table: readonly TableRow[]): SettledMarket[] =>
  MARKETS.map(({ id, specifiers, places }) => ({
    id,
    specifiers,
    outcomes: table.map(({ competitor, rank }) => ({ id: competitor, result: rank <= places ? ('won' as const) : ('lost' as const) })),
  }))
