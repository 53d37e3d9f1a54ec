import { deal } from '@tucano/randomness'
import { BadMove, type Game, type Run, ratio } from '@tucano/round'
import { combinations } from './combinations.ts'
import { extremesOf } from './extremes.ts'
import { fieldsOf, partsOf, readOneOf, readStake, readWhole, roundIsOver, stakeOf } from './moves.ts'
import { HUNDREDTHS, payoutOf } from './stakes.ts'

export type MinesMove = { stake: string; mines: number } | { do: 'open'; tile: number } | { do: 'cashOut' }

export type MinesView = {
  mines: number
  /** Tiles in the order in which they were opened. */
  opened: number[]
  /** What is paid for them, in hundredths; nothing when a mine was among them. */
  multiplier: number
  /** Where the mines were, once it is over. */
  board: number[] | null
}

export type MinesSheet = {
  columns: number
  rows: number
  /** In hundredths, by mines and then by tiles opened, both from one. The round ends with the last. */
  multipliers: number[][]
}

const COLUMNS = 5
const ROWS = 5
const TILES = COLUMNS * ROWS
const MAX_MINES = TILES - 1
/** Of a hundred, what comes back before a multiplier is rounded down. */
const RETURNED = 97
const MAX_WIN = 4000

const tiles = Array.from({ length: TILES }, (_, tile) => tile)

/** How often so many tiles are all safe: so many boards of so many. */
const safe = (mines: number, opened: number): { of: bigint; boards: bigint } => ({
  of: combinations(TILES, opened),
  boards: combinations(TILES - mines, opened),
})

/** As far as the limit lets it go. Nothing is cut off: a tile that would pay more than the limit is never opened. */
function ladder(mines: number): number[] {
  const multipliers: number[] = []
  for (let opened = 1; opened <= TILES - mines; opened++) {
    const { of, boards } = safe(mines, opened)
    const multiplier = Number((BigInt(RETURNED) * of) / boards)
    if (multiplier > MAX_WIN * 100) break
    multipliers.push(multiplier)
  }
  return multipliers
}

const multipliers = Array.from({ length: MAX_MINES }, (_, n) => ladder(n + 1))

/** To stop after so many tiles is a way to play, and any other way is a mix of them. */
const rtps = multipliers.flatMap((ladder, n) =>
  ladder.map((multiplier, step) => {
    const { of, boards } = safe(n + 1, step + 1)
    return ratio(BigInt(multiplier) * boards, 100n * of)
  }),
)

export const mines: Game<MinesMove, MinesView> = {
  code: 'minas',
  engine: 'mines',
  maths: { engine: 'mines', version: 1, tiles: TILES, multipliers },
  stakes: HUNDREDTHS,
  returns: extremesOf(rtps),
  maxWin: MAX_WIN,
  sheet: { columns: COLUMNS, rows: ROWS, multipliers } satisfies MinesSheet,
  readMove(move, first) {
    const fields = fieldsOf(move)
    if (first) return { stake: readStake(fields, HUNDREDTHS), mines: readWhole(fields['mines'], 'mines', { min: 1, max: MAX_MINES }) }
    const what = readOneOf(fields['do'], 'do', ['open', 'cashOut'])
    return what === 'cashOut' ? { do: what } : { do: what, tile: readWhole(fields['tile'], 'tile', { min: 0, max: TILES - 1 }) }
  },
  stakeOf,
  run(moves, draws): Run<MinesView> {
    const { opening, steps } = partsOf(moves)
    const stake = stakeOf(opening)
    const { mines } = opening
    const board = deal(draws, tiles, mines)
    const ladder = multipliers[mines - 1]!
    const opened: number[] = []
    let multiplier = 0
    let over = false
    for (const step of steps) {
      if (over) throw roundIsOver()
      if (step.do === 'cashOut') {
        if (opened.length === 0) throw new BadMove('do', 'nothing is open yet')
        over = true
        continue
      }
      if (opened.includes(step.tile)) throw new BadMove('tile', 'it is open already')
      opened.push(step.tile)
      const hit = board.includes(step.tile)
      multiplier = hit ? 0 : ladder[opened.length - 1]!
      over = hit || opened.length === ladder.length
    }
    if (over) {
      const view = { mines, opened, multiplier, board: board.toSorted((a, b) => a - b) }
      return { stake, payout: payoutOf(stake, multiplier, HUNDREDTHS), over, view, options: [] }
    }
    const can = opened.length > 0 ? ['open', 'cashOut'] : ['open']
    return {
      stake,
      payout: 0n,
      over,
      view: { mines, opened, multiplier, board: null },
      options: can.map((move) => ({ move, cost: 0n })),
    }
  },
  abandon: ({ view }) => (view.opened.length > 0 ? { do: 'cashOut' } : undefined),
}
