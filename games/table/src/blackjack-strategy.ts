import { NOTHING, type Sum, isSoft, totalOf, withValue } from './blackjack-hand.ts'
import { AGAINST, type Against, VALUES, larger } from './blackjack-returns.ts'
import { SPLITS_MAX } from './blackjack-table.ts'

/** The dealer's card, as the columns of a strategy have them: the ace last. */
const UPCARDS: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1]

/** H hit, S stand, P split; D double, or hit where that is not possible; d double, or else stand. */
export type Advice = 'H' | 'S' | 'P' | 'D' | 'd'

/** The best play: a letter for each card of the dealer's, from two to ace, by the total; of a pair, by what one card counts. */
export interface Strategy {
  hard: Record<number, string>
  soft: Record<number, string>
  pairs: Record<number, string>
}

function adviceFor({ worth }: Against, hand: Sum): Advice {
  const { stand, hit, double } = worth(hand)
  const stands = stand >= hit
  if (double > larger(stand, hit)) return stands ? 'd' : 'D'
  return stands ? 'S' : 'H'
}

function adviceForPair(column: Against, value: number): Advice {
  const hand = withValue(withValue(NOTHING, value), value)
  const whole = Object.values<bigint>({ ...column.worth(hand) }).reduce(larger)
  return column.split(value, SPLITS_MAX) > whole ? 'P' : adviceFor(column, hand)
}

export function bestStrategy(): Strategy {
  const columns = UPCARDS.map((up) => AGAINST.get(up)!)
  const rows = (names: readonly number[], advice: (column: Against, name: number) => Advice): Record<number, string> =>
    Object.fromEntries(names.map((name) => [name, columns.map((column) => advice(column, name)).join('')]))
  const totals = Array.from({ length: 17 }, (_, n) => n + 4)
  return {
    hard: rows(totals, (column, sum) => adviceFor(column, { sum, ace: false })),
    soft: rows(totals.slice(8), (column, total) => adviceFor(column, { sum: total - 10, ace: true })),
    pairs: rows(VALUES, adviceForPair),
  }
}

/** What the strategy says to a hand that is not decided yet. `pair` is what one card counts, where it can be split. */
export function adviceOf(strategy: Strategy, { hand, pair, up }: { hand: Sum; pair: number | undefined; up: number }): Advice {
  const rows = isSoft(hand) ? strategy.soft : strategy.hard
  const row = pair === undefined ? rows[totalOf(hand)]! : strategy.pairs[pair]!
  return row[UPCARDS.indexOf(up)] as Advice
}
