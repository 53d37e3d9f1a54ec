import { basisPoints, ratio } from '@tucano/round'
import { combinations } from './combinations.ts'
import { extremesOf } from './extremes.ts'
import { instantGame } from './instant-game.ts'
import { readOneOf } from './moves.ts'
import { TENTHS } from './stakes.ts'

export type Risk = 'low' | 'medium' | 'high'
export type Rows = 8 | 12 | 16
export type PlinkoBet = { rows: Rows; risk: Risk }

export type PlinkoView = PlinkoBet & {
  /** Which way the ball goes at each row: 0 left, 1 right. */
  path: number[]
  /** Where it lands: as often as it went right. */
  bin: number
  /** In tenths. */
  multiplier: number
}

export type PlinkoSheet = {
  /** What each bin pays from the left, in tenths, and what comes back of the stake, in basis points. */
  tables: (PlinkoBet & { pays: number[]; rtpBp: number })[]
}

const ROWS: readonly Rows[] = [8, 12, 16]
const RISKS: readonly Risk[] = ['low', 'medium', 'high']

/** In tenths, from the edge to the middle; the other side is the same. */
const HALVES: Record<Rows, Record<Risk, number[]>> = {
  8: {
    low: [55, 21, 12, 9, 5],
    medium: [120, 31, 12, 7, 4],
    high: [260, 43, 14, 3, 2],
  },
  12: {
    low: [100, 35, 17, 13, 11, 9, 6],
    medium: [300, 90, 40, 19, 10, 6, 4],
    high: [1500, 220, 72, 22, 7, 2, 2],
  },
  16: {
    low: [150, 80, 25, 17, 14, 12, 11, 9, 5],
    medium: [1000, 400, 100, 48, 27, 15, 10, 5, 3],
    high: [10_000, 1200, 260, 85, 38, 18, 3, 2, 2],
  },
}

const tables = ROWS.flatMap((rows) =>
  RISKS.map((risk) => {
    const half = HALVES[rows][risk]
    const pays = [...half, ...half.slice(0, -1).toReversed()]
    const sum = pays.reduce((sum, tenths, bin) => sum + combinations(rows, bin) * BigInt(tenths), 0n)
    return { rows, risk, pays, rtp: ratio(sum, 10n * 2n ** BigInt(rows)) }
  }),
)

export const plinko = instantGame<PlinkoBet, PlinkoView>({
  code: 'plinko',
  engine: 'plinko',
  maths: { engine: 'plinko', version: 1, tables: tables.map(({ rows, risk, pays }) => ({ rows, risk, pays })) },
  stakes: TENTHS,
  returns: extremesOf(tables.map(({ rtp }) => rtp)),
  maxWin: 1000,
  sheet: { tables: tables.map(({ rtp, ...table }) => ({ ...table, rtpBp: basisPoints(rtp) })) } satisfies PlinkoSheet,
  readBet: ({ rows, risk }) => ({ rows: readOneOf(rows, 'rows', ROWS), risk: readOneOf(risk, 'risk', RISKS) }),
  play({ rows, risk }, draws) {
    const { pays } = tables.find((table) => table.rows === rows && table.risk === risk)!
    const path = Array.from({ length: rows }, () => draws.below(2))
    const bin = path.reduce((sum, way) => sum + way, 0)
    return { rows, risk, path, bin, multiplier: pays[bin]! }
  },
})
