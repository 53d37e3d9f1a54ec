import type { Draws } from '@tucano/randomness'
import { BadMove, type Game, type Return, type Run, type Stakes, ratio } from '@tucano/round'
import {
  ALL_WAYS,
  BANKER_DRAWS,
  DRAWS_UP_TO,
  NATURAL,
  type Side,
  bankerDraws,
  everyEnd,
  playerDraws,
  pointsOf,
  winnerOf,
} from './baccarat-rules.ts'
import type { Card } from './cards.ts'
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

const stakes: Stakes = { unit: 10, min: 100, max: 500_000 }
/** What is paid on top of the stake. */
const PAYS: Record<Side, number> = { banker: 1, player: 1, tie: 9 }
const SIDES = Object.keys(PAYS) as Side[]
/** A side that wins with so many points only gets its stake back. */
const NO_WIN_WITH = 5

export const baccarat: Game<BaccaratMove, BaccaratView> = {
  code: 'bacara',
  engine: 'baccarat',
  maths: {
    engine: 'baccarat',
    version: 1,
    deck: 'infinite',
    pays: { ...PAYS },
    noWinWith: NO_WIN_WITH,
    natural: NATURAL,
    drawsUpTo: DRAWS_UP_TO,
    bankerDraws: BANKER_DRAWS.map((thirds) => [...thirds]),
  },
  stakes,
  returns: returnsOf(),
  maxWin: PAYS.tie + 1,
  sheet: {
    pays: { ...PAYS },
    noWinWith: NO_WIN_WITH,
    natural: NATURAL,
    drawsUpTo: DRAWS_UP_TO,
    bankerDraws: BANKER_DRAWS.map((thirds) => [...thirds]),
    unit: stakes.unit,
  },
  readMove,
  stakeOf: ({ bets }) => sumOf(bets.map(({ stake }) => stake)),
  run(moves, draws): Run<BaccaratView> {
    const [opening, another] = moves
    if (!opening || another) throw new BadMove('bets', 'one deal a round')
    const { player, banker } = dealHands(draws)
    const winner = winnerOf({ player: player.points, banker: banker.points })
    const won = Math.max(player.points, banker.points)
    const bets = opening.bets.map((bet) => ({ ...bet, payout: String(BigInt(bet.stake) * BigInt(multipleOf(bet.on, winner, won))) }))
    const payout = sumOf(bets.map((bet) => bet.payout))
    return { stake: baccarat.stakeOf(opening), payout, over: true, view: { player, banker, winner, bets }, options: [] }
  },
}

/** How many times its stake a bet pays, when `winner` has so many points. */
function multipleOf(on: Side, winner: Side, points: number): number {
  if (on !== winner) return winner === 'tie' ? 1 : 0
  return on !== 'tie' && points === NO_WIN_WITH ? 1 : PAYS[on] + 1
}

/** Every card comes from a whole deck. */
function dealHands(draws: Draws): { player: Hand; banker: Hand } {
  const card = (): Card => draws.below(52)
  const hand = (cards: Card[]): Hand => ({ cards, points: cards.reduce((sum, each) => sum + pointsOf(each), 0) % 10 })
  const [first, second, third, fourth] = [card(), card(), card(), card()]
  let [player, banker] = [hand([first, third]), hand([second, fourth])]
  const table = { player: player.points, banker: banker.points }
  const extra = playerDraws(table) ? card() : undefined
  if (extra !== undefined) player = hand([...player.cards, extra])
  if (bankerDraws(table, extra === undefined ? undefined : pointsOf(extra))) banker = hand([...banker.cards, card()])
  return { player, banker }
}

function returnsOf(): [Return, ...Return[]] {
  const back: Record<Side, number> = { banker: 0, player: 0, tie: 0 }
  everyEnd(({ player, banker, winner }, ways) => {
    for (const side of SIDES) back[side] += ways * multipleOf(side, winner, Math.max(player, banker))
  })
  const [best, ...others] = SIDES.map((way) => ({ way, rtp: ratio(back[way], ALL_WAYS) }))
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
