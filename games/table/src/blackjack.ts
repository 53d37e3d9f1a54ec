import { BadMove, type Game, type Json, type Run, type Stakes, ratio } from '@tucano/round'
import { isNatural, isSoft, sumOfCards, totalOf, valueOf } from './blackjack-hand.ts'
import { bestReturn } from './blackjack-returns.ts'
import { adviceOf, bestStrategy } from './blackjack-strategy.ts'
import {
  DECISIONS,
  type Decision,
  type Hand,
  type Phase,
  SPLITS_MAX,
  type Table,
  activeOf,
  decide,
  handTotal,
  hasNatural,
  openTable,
  optionsOf,
  phaseOf,
  playDealer,
} from './blackjack-table.ts'
import type { Card } from './cards.ts'
import { fieldsOf, openingStake, readStake } from './read-stake.ts'

/** The stake in minor units, as a decimal string; then one decision after the other. */
export type BlackjackMove = { stake: string } | { do: Decision }

interface ShownHand {
  cards: Card[]
  total: number
  /** An ace counts eleven. */
  soft: boolean
}
export interface BlackjackView {
  phase: Phase
  /** Without the second card, as long as it lies face down. */
  dealer: ShownHand
  /** `outcome` and `payout` when it is over; the stake is part of the payout. */
  hands: (ShownHand & { stake: string; outcome?: BlackjackOutcome; payout?: string })[]
  /** Which hand is to be decided on. */
  active?: number
  insurance?: { stake: string; payout?: string }
}
export type BlackjackOutcome = 'blackjack' | 'win' | 'push' | 'lose' | 'bust'

/** Three for two on a blackjack, and half a stake for insurance, are whole numbers of every even stake. */
const stakes: Stakes = { unit: 10, min: 10, max: 500_000 }
const BLACKJACK_PAYS = ratio(3, 2)
const RULES = {
  deck: 'infinite',
  blackjackPays: [3, 2],
  insurancePays: [2, 1],
  dealerSoft17: 'stands',
  dealerLooks: 'for blackjack',
  double: 'any two cards, after a split too',
  split: 'up to four hands, two cards of one value',
  splitAces: 'once, one card each',
}
/** The best play against these rules. It never insures. */
export const blackjackStrategy = bestStrategy()

export const blackjack: Game<BlackjackMove, BlackjackView> = {
  code: 'vinte-e-um',
  engine: 'blackjack',
  maths: { engine: 'blackjack', version: 2, rules: RULES },
  stakes,
  // Insurance comes back three times with four of the thirteen ranks.
  returns: [
    { way: 'best', rtp: bestReturn(BLACKJACK_PAYS) },
    { way: 'insurance', rtp: ratio(12, 13) },
  ],
  /** All hands that splits can make, each doubled and won. */
  maxWin: 4 * (SPLITS_MAX + 1),
  sheet: { rules: RULES, strategy: blackjackStrategy as unknown as Json },
  readMove,
  stakeOf: openingStake,
  run(moves, draws): Run<BlackjackView> {
    const [opening, ...rest] = moves
    const table = openTable(openingStake(opening), draws)
    for (const move of rest) {
      const decision = 'do' in move ? move.do : undefined
      const option = optionsOf(table).find((each) => each.move === decision)
      if (!option) throw new BadMove('do', 'not possible now')
      decide(table, option.move, draws)
    }
    const stake = table.hands.reduce((sum, hand) => sum + hand.stake, table.insurance ?? 0n)
    const options = optionsOf(table)
    if (options.length > 0) return { stake, payout: 0n, over: false, view: viewOf(table), options }
    playDealer(table, draws)
    const payout = table.hands.reduce((sum, hand) => sum + payoutOf(hand, outcomeOf(hand, table)), insurancePayout(table))
    return { stake, payout, over: true, view: viewOf(table), options }
  },
  abandon: ({ view }) => ({ do: view.phase === 'insurance' ? 'noInsurance' : 'stand' }),
}

function outcomeOf(hand: Hand, table: Table): BlackjackOutcome {
  const [player, dealer] = [handTotal(hand.cards), handTotal(table.dealer)]
  if (player > 21) return 'bust'
  if (isNatural(table.dealer)) return hasNatural(table) ? 'push' : 'lose'
  if (hasNatural(table)) return 'blackjack'
  if (dealer > 21 || dealer < player) return 'win'
  return dealer === player ? 'push' : 'lose'
}

function payoutOf({ stake }: Hand, outcome: BlackjackOutcome): bigint {
  switch (outcome) {
    case 'blackjack':
      return stake + (stake * BLACKJACK_PAYS.over) / BLACKJACK_PAYS.under
    case 'win':
      return stake * 2n
    case 'push':
      return stake
    case 'lose':
    case 'bust':
      return 0n
  }
}

const insurancePayout = ({ dealer, insurance = 0n }: Table): bigint => (isNatural(dealer) ? insurance * 3n : 0n)

function shown(cards: Card[]): ShownHand {
  const sum = sumOfCards(cards)
  return { cards, total: totalOf(sum), soft: isSoft(sum) }
}

function viewOf(table: Table): BlackjackView {
  const phase = phaseOf(table)
  const over = phase === 'over'
  const hands = table.hands.map((hand) => {
    const told = { ...shown([...hand.cards]), stake: String(hand.stake) }
    if (!over) return told
    const outcome = outcomeOf(hand, table)
    return { ...told, outcome, payout: String(payoutOf(hand, outcome)) }
  })
  const { insurance = 0n } = table
  return {
    phase,
    dealer: shown(over ? [...table.dealer] : table.dealer.slice(0, 1)),
    hands,
    ...(phase === 'play' ? { active: activeOf(table) } : {}),
    ...(insurance > 0n ? { insurance: { stake: String(insurance), ...(over ? { payout: String(insurancePayout(table)) } : {}) } } : {}),
  }
}

/** Plays as the strategy says, with what the options allow. */
export function playBlackjack({ view, options }: Run<BlackjackView>): BlackjackMove {
  if (view.phase === 'insurance') return { do: 'noInsurance' }
  const { cards } = view.hands[view.active!]!
  const can = (move: Decision): boolean => options.some((option) => option.move === move)
  const pair = can('split') ? valueOf(cards[0]!) : undefined
  switch (adviceOf(blackjackStrategy, { hand: sumOfCards(cards), pair, up: valueOf(view.dealer.cards[0]!) })) {
    case 'H':
      return { do: 'hit' }
    case 'S':
      return { do: 'stand' }
    case 'P':
      return { do: 'split' }
    case 'D':
      return { do: can('double') ? 'double' : 'hit' }
    case 'd':
      return { do: can('double') ? 'double' : 'stand' }
  }
}

function readMove(move: unknown, first: boolean): BlackjackMove {
  const { stake, do: decision } = fieldsOf(move)
  if (first) return { stake: readStake(stake, stakes) }
  const found = DECISIONS.find((each) => each === decision)
  if (!found) throw new BadMove('do', DECISIONS.join(', '))
  return { do: found }
}
