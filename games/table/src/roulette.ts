import { BadMove, type Game, type Json, type Run, type Stakes, ratio } from '@tucano/round'
import { readBets, sumOf } from './read-stake.ts'
import { type Kind, PAYS, RED, SPOTS, SPOT_BY_NAME, type Spot, WHEEL, nameOf } from './roulette-layout.ts'

/** Inside bets are named by `numbers`, outside bets by `which`. The stake is in minor units, as a decimal string. */
export type RouletteBet = { kind: Kind; stake: string } & ({ numbers: number[] } | { which: string })
export interface RouletteMove {
  bets: RouletteBet[]
}

export interface RouletteView {
  number: number
  colour: 'green' | 'red' | 'black'
  /** What was staked, and what each bet pays, its stake included. */
  bets: (RouletteBet & { payout: string })[]
}

const stakes: Stakes = { unit: 10, min: 10, max: 200_000 }
const MOST_BETS = 60

export const roulette: Game<RouletteMove, RouletteView> = {
  code: 'roleta-europeia',
  engine: 'roulette',
  maths: { engine: 'roulette', version: 1, numbers: 37, spots: SPOTS.map(({ kind, numbers }) => [kind, PAYS[kind], ...numbers]) },
  stakes,
  returns: [{ way: 'best', rtp: ratio(36, 37) }],
  maxWin: 36,
  sheet: { wheel: [...WHEEL], red: [...RED], pays: PAYS, bets: MOST_BETS, unit: stakes.unit, spots: SPOTS as unknown as Json },
  readMove,
  stakeOf: ({ bets }) => sumOf(bets.map(({ stake }) => stake)),
  run(moves, draws): Run<RouletteView> {
    const [opening, another] = moves
    if (!opening || another) throw new BadMove('bets', 'one spin a round')
    const number = draws.below(37)
    const bets = opening.bets.map((bet) => ({ ...bet, payout: String(payoutOf(bet, number)) }))
    const payout = sumOf(bets.map((bet) => bet.payout))
    const colour = number === 0 ? 'green' : RED.includes(number) ? 'red' : 'black'
    return { stake: roulette.stakeOf(opening), payout, over: true, view: { number, colour, bets }, options: [] }
  },
}

/** More of the wheel than this, in hundredths, is hardly a risk. */
const MOST_COVERED = 67

/** Whether bets cover so much of the wheel that hardly anything is at risk. */
export function coversMost({ bets }: RouletteMove): boolean {
  const covered = new Set(bets.flatMap((bet) => [...SPOT_BY_NAME.get(nameOf(bet))!.numbers]))
  return covered.size * 100 > MOST_COVERED * WHEEL.length
}

function payoutOf(bet: RouletteBet, number: number): bigint {
  return SPOT_BY_NAME.get(nameOf(bet))!.numbers.includes(number) ? BigInt(bet.stake) * BigInt(PAYS[bet.kind] + 1) : 0n
}

function readMove(move: unknown, first: boolean): RouletteMove {
  if (!first) throw new BadMove('bets', 'one spin a round')
  const staked = readBets(move, { stakes, most: MOST_BETS, placeOf: spotOf })
  return {
    bets: [...staked].map(([{ kind, which, numbers }, stake]) => ({
      kind,
      stake: String(stake),
      ...(which === undefined ? { numbers: [...numbers] } : { which }),
    })),
  }
}

function spotOf({ kind, which, numbers }: Record<string, unknown>): Spot {
  const inside = Array.isArray(numbers)
  const name = inside ? numbersOf(numbers).join('-') : which
  const spot = typeof kind === 'string' && typeof name === 'string' ? SPOT_BY_NAME.get(`${kind} ${name}`) : undefined
  if (!spot || inside !== (spot.which === undefined)) throw new BadMove('bets', 'no such place on the cloth')
  return spot
}

function numbersOf(numbers: unknown[]): number[] {
  if (numbers.length > 6 || !numbers.every(Number.isInteger)) throw new BadMove('bets', 'up to six numbers')
  return (numbers as number[]).toSorted((a, b) => a - b)
}
