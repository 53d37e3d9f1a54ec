import { type Draws, deal } from '@tucano/randomness'
import { BadMove, type Game, type Return, type Run, type Stakes, ratio } from '@tucano/round'
import {
  ALL_WAYS,
  BANKER_DRAWS,
  DECKS,
  DRAWS_UP_TO,
  NATURAL,
  type Side,
  bankerDraws,
  everyEnd,
  playerDraws,
  pointsOf,
  winnerOf,
} from './baccarat-rules.ts'
import { type Card, DECK } from './cards.ts'
import { readBets, sumOf } from './read-stake.ts'

/** The stake is in minor units, as a decimal string. */
export interface BaccaratBet {
  on: Side
  stake: string
}
export interface BaccaratMove {
  bets: BaccaratBet[]
}

interface Hand {
  cards: Card[]
  points: number
}
export interface BaccaratView {
  /** In the order in which they came: player, banker, player, banker, then whoever draws a third. */
  player: Hand
  banker: Hand
  winner: Side
  /** What was staked, and what each bet pays, its stake included. */
  bets: (BaccaratBet & { payout: string })[]
}

/** Nineteen twentieths of every stake are whole. */
const stakes: Stakes = { unit: 20, min: 20, max: 500_000 }
/** What is paid on top of the stake: so much for so much. The banker wins more often, and pays a commission of five percent. */
const PAYS: Record<Side, [number, number]> = { banker: [19, 20], player: [1, 1], tie: [8, 1] }
const SIDES = Object.keys(PAYS) as Side[]
const RULES = {
  decks: DECKS,
  pays: PAYS,
  natural: NATURAL,
  drawsUpTo: DRAWS_UP_TO,
  bankerDraws: BANKER_DRAWS.map((thirds) => [...thirds]),
}

export const baccarat: Game<BaccaratMove, BaccaratView> = {
  code: 'bacara',
  engine: 'baccarat',
  maths: { engine: 'baccarat', version: 2, ...RULES },
  stakes,
  returns: returnsOf(),
  maxWin: PAYS.tie[0] + 1,
  sheet: { ...RULES, unit: stakes.unit },
  readMove,
  stakeOf: ({ bets }) => sumOf(bets.map(({ stake }) => stake)),
  run(moves, draws): Run<BaccaratView> {
    const [opening, another] = moves
    if (!opening || another) throw new BadMove('bets', 'one deal a round')
    const { player, banker } = dealHands(draws)
    const winner = winnerOf({ player: player.points, banker: banker.points })
    const bets = opening.bets.map((bet) => ({ ...bet, payout: String(payoutOf(bet.on, winner, BigInt(bet.stake))) }))
    const payout = sumOf(bets.map((bet) => bet.payout))
    return { stake: baccarat.stakeOf(opening), payout, over: true, view: { player, banker, winner, bets }, options: [] }
  },
}

/** A bet on the winner is paid; one on a side comes back when there is a tie. */
function payoutOf(on: Side, winner: Side, stake: bigint): bigint {
  if (on !== winner) return winner === 'tie' ? stake : 0n
  const [over, under] = PAYS[on]
  return stake + (stake * BigInt(over)) / BigInt(under)
}

const SHOE: readonly Card[] = Array.from({ length: DECKS }, () => DECK).flat()

function dealHands(draws: Draws): { player: Hand; banker: Hand } {
  const [first, second, third, fourth, ...more] = deal(draws, SHOE, 6) as [Card, Card, Card, Card, ...Card[]]
  const hand = (cards: Card[]): Hand => ({ cards, points: cards.reduce((sum, each) => sum + pointsOf(each), 0) % 10 })
  let [player, banker] = [hand([first, third]), hand([second, fourth])]
  const table = { player: player.points, banker: banker.points }
  const extra = playerDraws(table) ? more.shift() : undefined
  if (extra !== undefined) player = hand([...player.cards, extra])
  if (bankerDraws(table, extra === undefined ? undefined : pointsOf(extra))) banker = hand([...banker.cards, more.shift()!])
  return { player, banker }
}

function returnsOf(): [Return, ...Return[]] {
  const wins: Record<Side, number> = { banker: 0, player: 0, tie: 0 }
  everyEnd(({ winner }, ways) => {
    wins[winner] += ways
  })
  const unit = BigInt(stakes.unit)
  const backOf = (on: Side): bigint => SIDES.reduce((sum, winner) => sum + BigInt(wins[winner]) * payoutOf(on, winner, unit), 0n)
  const [best, ...others] = SIDES.map((way) => ({ way, rtp: ratio(backOf(way), BigInt(ALL_WAYS) * unit) }))
  return [best!, ...others]
}

function readMove(move: unknown, first: boolean): BaccaratMove {
  if (!first) throw new BadMove('bets', 'one deal a round')
  const staked = readBets(move, { stakes, most: SIDES.length, placeOf: sideOf })
  return { bets: [...staked].map(([on, stake]) => ({ on, stake: String(stake) })) }
}

function sideOf({ on }: Record<string, unknown>): Side {
  const side = SIDES.find((each) => each === on)
  if (!side) throw new BadMove('bets', 'player, banker or tie')
  return side
}
