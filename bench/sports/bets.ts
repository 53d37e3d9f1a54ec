// Bets that are placed in this process, by what gathers them in the server, as many at once as are in flight.
import { randomInt } from 'node:crypto'
import { readBrand } from '@tucano/brand'
import type { OfferedMarket } from '@tucano/feed'
import { type Leg, type Slip, readSlip } from '@tucano/sports/slips'
import { inputHash, newBetId } from '../../server/src/betting/bet.ts'
import { Board } from '../../server/src/features/sports/board/board.ts'
import type { AskedBet } from '../../server/src/features/sports/place/asked.ts'
import { judgedBy } from '../../server/src/features/sports/place/judging.ts'
import { Placing } from '../../server/src/features/sports/place/placing.ts'
import type { Books } from '../ledger/books.ts'
import type { ToldMatch } from './matches.ts'

export const UNIT = '100'

export const openPlacing = async (books: Books): Promise<Placing> =>
  new Placing(books, judgedBy(await readBrand('tucano'), new Board(books.db, []).descriptions))

export type Selection = { match: ToldMatch; market: OfferedMarket; outcome: OfferedMarket['outcomes'][number] }

export const legOf = ({ match, market, outcome }: Selection): Omit<Leg, 'selections' | 'terms'> & { selections: object[] } => ({
  event: match.urn,
  selections: [{ market: market.id, specifiers: market.specifiers, outcome: outcome.id }],
  odds: outcome.odds!,
})

/** Everything that can be bet on: the first markets of each match. */
export function selectionsOf(matches: readonly ToldMatch[], marketsEach: number): Selection[] {
  return matches.flatMap((match) =>
    match.markets
      .slice(0, marketsEach)
      .flatMap((market) =>
        market.outcomes.filter(({ odds, active }) => active && odds !== undefined).map((outcome) => ({ match, market, outcome })),
      ),
  )
}

export const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)]!

/** A bet of a random member. */
export function someBet({ first, members }: Books, selections: readonly Selection[]): AskedBet {
  const memberId = BigInt(randomInt(members) + 1)
  const slip: Slip = readSlip({ kind: selections.length === 1 ? 'single' : 'multiple', legs: selections.map(legOf), unit: UNIT })
  return {
    id: newBetId(),
    memberId,
    pocket: first + memberId - 1n,
    currency: 'BRL',
    isPlay: false,
    paidFrom: 'cash',
    ticket: undefined,
    policy: 'better',
    slip,
    hash: inputHash('bench'),
    builders: new Map(),
  }
}

/** Places a bet that has to be taken. */
export async function takeBet(placing: Placing, bet: AskedBet): Promise<void> {
  const placed = await placing.place(bet)
  if (placed.kind !== 'placed') throw new Error(`a bet was refused: ${placed.kind === 'stopped' ? placed.code : placed.refusal.code}`)
}

/** So many bets, so many of them in flight. */
export async function placeMany(placing: Placing, bets: number, next: () => AskedBet): Promise<void> {
  const IN_FLIGHT = 512
  let left = bets
  await Promise.all(
    Array.from({ length: Math.min(IN_FLIGHT, bets) }, async () => {
      while (left-- > 0) await takeBet(placing, next())
    }),
  )
}
