import { BadMove, type Game, type Ratio, type Return, type Run, compare, ratio, times } from '@tucano/round'
import { fieldsOf, partsOf, readOneOf, readStake, roundIsOver, stakeOf } from './moves.ts'
import { HUNDREDTHS, payoutOf } from './stakes.ts'

export type Guess = 'higherOrSame' | 'lowerOrSame'
export type HiloMove = { stake: string } | { do: Guess | 'skip' | 'cashOut' }

export type HiloView = {
  /** From 0: four aces, four twos, up to the kings. The first is shown before anything is decided. */
  cards: number[]
  /** What was said before each card but the first. */
  said: (Guess | 'skip')[]
  /** What is paid now, in hundredths; nothing before a right guess and after a wrong one. */
  multiplier: number
  skipsLeft: number
  /** What would be paid after a right guess, in hundredths; nothing where the guess would go beyond the limit. */
  next: Record<Guess, number | null> | null
}

export type HiloSheet = {
  suits: number
  /** By rank from the ace, with how many ranks of thirteen a guess is right. */
  wins: Record<Guess, number[]>
  skips: number
}

const RANKS = 13
const SUITS = 4
const SKIPS = 10
const MAX_WIN = 5000
const LIMIT = ratio(MAX_WIN)
/** What comes back before a multiplier is rounded down. */
const RETURNED = ratio(97, 100)
const GUESSES: readonly Guess[] = ['higherOrSame', 'lowerOrSame']

const ranks = Array.from({ length: RANKS }, (_, rank) => rank)
const rankOf = (card: number): number => Math.floor(card / SUITS)

/** No guess is certain: a second ace is not higher than the first, and a second king not lower. */
function isRight(guess: Guess, shown: number, next: number): boolean {
  if (next === shown) return shown !== (guess === 'higherOrSame' ? 0 : RANKS - 1)
  return next > shown === (guess === 'higherOrSame')
}

const countWins = (guess: Guess): number[] => ranks.map((shown) => ranks.filter((next) => isRight(guess, shown, next)).length)
const wins: Record<Guess, number[]> = { higherOrSame: countWins('higherOrSame'), lowerOrSame: countWins('lowerOrSame') }
const SUREST = RANKS - 1

/** A multiplier is exact until it is paid. Nobody sees it before, so it need not be in lowest terms. */
interface Exact {
  over: bigint
  under: bigint
}

const raised = ({ over, under }: Exact, ranksThatWin: number): Exact => ({
  over: over * BigInt(RANKS),
  under: under * BigInt(ranksThatWin),
})
const hundredths = ({ over, under }: Exact): number => Number((over * 100n) / under)
const isBeyond = (exact: Exact): boolean => compare(exact, LIMIT) > 0
/** Above this even the surest guess would go beyond the limit. */
const LAST = ratio(MAX_WIN * SUREST, RANKS)

/**
 * Before it is rounded down every cash-out returns the same, so each way to play is a mix of what rounding leaves of it. Rounding takes
 * less than a hundredth, so only multipliers below some height can be the worst, and there are few of them.
 */
function worstReturn(): Ratio {
  let worst = RETURNED
  const search = (exact: Exact, surest: number): void => {
    const left = times(RETURNED, ratio(BigInt(hundredths(exact)) * exact.under, 100n * exact.over))
    if (compare(left, worst) < 0) worst = left
    const bound = times(RETURNED, ratio(100n * exact.over - exact.under, 100n * exact.over))
    if (compare(bound, worst) >= 0) return
    for (let count = surest; count > 0; count--) search(raised(exact, count), count)
  }
  for (let count = SUREST; count > 0; count--) search(raised(RETURNED, count), count)
  return worst
}

const returns: [Return, Return] = [
  { way: 'best', rtp: RETURNED },
  { way: 'worst', rtp: worstReturn() },
]

export const hilo: Game<HiloMove, HiloView> = {
  code: 'maior-ou-menor',
  engine: 'hilo',
  maths: { engine: 'hilo', version: 1, ranks: RANKS, suits: SUITS, wins, skips: SKIPS, returned: [97, 100], limit: MAX_WIN },
  stakes: HUNDREDTHS,
  returns,
  maxWin: MAX_WIN,
  sheet: { suits: SUITS, wins, skips: SKIPS } satisfies HiloSheet,
  readMove(move, first) {
    const fields = fieldsOf(move)
    if (first) return { stake: readStake(fields, HUNDREDTHS) }
    return { do: readOneOf(fields['do'], 'do', [...GUESSES, 'skip', 'cashOut']) }
  },
  stakeOf,
  run(moves, draws): Run<HiloView> {
    const { opening, steps } = partsOf(moves)
    const stake = stakeOf(opening)
    const drawCard = (): number => draws.below(RANKS * SUITS)
    const cards = [drawCard()]
    const said: HiloView['said'] = []
    let skipsLeft = SKIPS
    let exact: Exact = RETURNED
    let multiplier = 0
    let over = false
    for (const { do: what } of steps) {
      if (over) throw roundIsOver()
      if (what === 'cashOut') {
        if (multiplier === 0) throw new BadMove('do', 'no guess was right yet')
        over = true
        continue
      }
      const shown = rankOf(cards.at(-1)!)
      if (what === 'skip') {
        if (skipsLeft === 0) throw new BadMove('do', 'no skip is left')
        skipsLeft--
        cards.push(drawCard())
      } else {
        exact = raised(exact, wins[what][shown]!)
        if (isBeyond(exact)) throw new BadMove('do', 'it would go beyond the limit')
        cards.push(drawCard())
        const right = isRight(what, shown, rankOf(cards.at(-1)!))
        multiplier = right ? hundredths(exact) : 0
        over = !right || compare(exact, LAST) > 0
      }
      said.push(what)
    }
    if (over) {
      const view = { cards, said, multiplier, skipsLeft, next: null }
      return { stake, payout: payoutOf(stake, multiplier, HUNDREDTHS), over, view, options: [] }
    }
    const next = offered(exact, rankOf(cards.at(-1)!))
    const can = [
      ...GUESSES.filter((guess) => next[guess] !== null),
      ...(skipsLeft > 0 ? ['skip'] : []),
      ...(multiplier > 0 ? ['cashOut'] : []),
    ]
    return {
      stake,
      payout: 0n,
      over,
      view: { cards, said, multiplier, skipsLeft, next },
      options: can.map((move) => ({ move, cost: 0n })),
    }
  },
  // The first card has been seen: a stake that went back would make looking at it free. The surer guess is made instead, and what it wins is taken.
  abandon: ({ view }) => ({ do: view.multiplier > 0 ? 'cashOut' : surerGuess(rankOf(view.cards.at(-1)!)) }),
}

const surerGuess = (shown: number): Guess => (wins.higherOrSame[shown]! >= wins.lowerOrSame[shown]! ? 'higherOrSame' : 'lowerOrSame')

function offered(exact: Exact, shown: number): Record<Guess, number | null> {
  const after = (guess: Guess): number | null => {
    const raisedBy = raised(exact, wins[guess][shown]!)
    return isBeyond(raisedBy) ? null : hundredths(raisedBy)
  }
  return { higherOrSame: after('higherOrSame'), lowerOrSame: after('lowerOrSame') }
}
