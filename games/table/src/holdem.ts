import { deal } from '@tucano/randomness'
import { BadMove, type Game, type Run, type Stakes, ratio } from '@tucano/round'
import { type Card, DECK } from './cards.ts'
import { certifiedHoldem } from './certified/holdem.ts'
import { ANTE_PAYS, CALL, QUALIFIES } from './holdem-rules.ts'
import { callsSimply } from './holdem-strategy.ts'
import { type HandName, NAMES, type Worth, handWorth, nameOf, whatOf } from './poker-hand.ts'
import { fieldsOf, openingStake, readStake } from './read-stake.ts'

const DECISIONS = ['fold', 'call'] as const
type Decision = (typeof DECISIONS)[number]

/** The ante in minor units, as a decimal string; then whether to go on. */
export type HoldemMove = { stake: string } | { do: Decision }

interface ShownHand {
  cards: Card[]
  /** What the best five of it and the board are. */
  hand: HandName
}
export interface HoldemView {
  phase: 'decide' | 'over'
  player: ShownHand
  /** Three cards, and five after a call. */
  board: Card[]
  /** After a call. */
  dealer?: ShownHand & { qualifies: boolean }
  outcome?: HoldemOutcome
  /** What was staked, and when it is over what it pays, its stake included. */
  ante: { stake: string; payout?: string }
  call?: { stake: string; payout: string }
}
export type HoldemOutcome = 'fold' | 'notQualified' | 'win' | 'push' | 'lose'

const stakes: Stakes = { unit: 1, min: 10, max: 100_000 }
const RULES = {
  antePays: Object.fromEntries(NAMES.map((name, what) => [name, ANTE_PAYS[what]!])),
  call: CALL,
  qualifies: 'pair of fours',
}

export const holdem: Game<HoldemMove, HoldemView> = {
  code: 'holdem-da-casa',
  engine: 'holdem',
  maths: { engine: 'holdem', version: 1, rules: RULES },
  stakes,
  returns: [
    { way: 'best', rtp: ratio(certifiedHoldem.best.over, certifiedHoldem.best.under) },
    { way: 'simple', rtp: ratio(certifiedHoldem.simple.over, certifiedHoldem.simple.under) },
  ],
  /** A royal flush against a dealer who qualifies: the ante with what it pays, and the call twice. */
  maxWin: 1 + Math.max(...ANTE_PAYS) + 2 * CALL,
  sheet: { rules: RULES },
  readMove,
  stakeOf: openingStake,
  run(moves, draws): Run<HoldemView> {
    const [opening, move, another] = moves
    const ante = openingStake(opening)
    if (another) throw new BadMove('do', 'the round is over')
    const [first, second, third, fourth, ...board] = deal(draws, DECK, 9) as [Card, Card, Card, Card, ...Card[]]
    const player = [first, second]
    if (move && decisionOf(move) === 'call') return showdown(ante, { player, dealer: [third, fourth], board })
    const flop = board.slice(0, 3)
    const shown = { player: shownHand(player, flop), board: flop }
    if (move)
      return {
        stake: ante,
        payout: 0n,
        over: true,
        view: { phase: 'over', ...shown, outcome: 'fold', ante: { stake: String(ante), payout: '0' } },
        options: [],
      }
    return {
      stake: ante,
      payout: 0n,
      over: false,
      view: { phase: 'decide', ...shown, ante: { stake: String(ante) } },
      options: [
        { move: 'fold', cost: 0n },
        { move: 'call', cost: ante * BigInt(CALL) },
      ],
    }
  },
  abandon: () => ({ do: 'fold' }),
}

const shownHand = (cards: Card[], board: Card[]): ShownHand => ({ cards, hand: nameOf(handWorth([...cards, ...board])) })

interface Showdown {
  player: Card[]
  dealer: Card[]
  board: Card[]
}

function showdown(ante: bigint, { player, dealer, board }: Showdown): Run<HoldemView> {
  const [own, other] = [handWorth([...player, ...board]), handWorth([...dealer, ...board])]
  const outcome = outcomeOf(own, other)
  const call = ante * BigInt(CALL)
  const won = outcome === 'win' || outcome === 'notQualified'
  const kept = outcome === 'push' || outcome === 'notQualified'
  const antePayout = won ? ante * BigInt(1 + ANTE_PAYS[whatOf(own)]!) : kept ? ante : 0n
  const callPayout = outcome === 'win' ? call * 2n : kept ? call : 0n
  return {
    stake: ante + call,
    payout: antePayout + callPayout,
    over: true,
    view: {
      phase: 'over',
      player: shownHand(player, board),
      board,
      dealer: { ...shownHand(dealer, board), qualifies: other >= QUALIFIES },
      outcome,
      ante: { stake: String(ante), payout: String(antePayout) },
      call: { stake: String(call), payout: String(callPayout) },
    },
    options: [],
  }
}

function outcomeOf(player: Worth, dealer: Worth): HoldemOutcome {
  if (dealer < QUALIFIES) return 'notQualified'
  if (player === dealer) return 'push'
  return player > dealer ? 'win' : 'lose'
}

function decisionOf(move: HoldemMove): Decision {
  if (!('do' in move)) throw new BadMove('do', 'the round is open already')
  return move.do
}

/** Plays the simple strategy. */
export const playHoldem = ({ view }: Run<HoldemView>): HoldemMove => ({
  do: callsSimply(view.player.cards, view.board) ? 'call' : 'fold',
})

function readMove(move: unknown, first: boolean): HoldemMove {
  const { stake, do: decision } = fieldsOf(move)
  if (first) return { stake: readStake(stake, stakes) }
  const found = DECISIONS.find((each) => each === decision)
  if (!found) throw new BadMove('do', DECISIONS.join(', '))
  return { do: found }
}
