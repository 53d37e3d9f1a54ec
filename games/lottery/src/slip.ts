import { type Content, MULTIPLE_MAX, UNITS, mostOf, payoutOf, picksOf, playOf, rebateOf, stakeOf } from './money.ts'
import { BadPicks, type Result, type Shape } from './play.ts'
import { FULL_SERIES, PLAIN_SERIES } from './prizes.ts'

/** What betting keeps of a bet: lines of one game for one draw. */
export interface Slip {
  game: string
  /** Null in games without a slider: their odds are those of the plain series. */
  series: number | null
  /** The highest series that the member could have had. */
  most: number
  contents: readonly Content[]
}

/** A number that somebody sent into a draw. It stands in the tree with the bets, and costs nothing. */
export interface SentNumber {
  sent: string
}

export const CONTENTS_MAX = 200
export const SERIES_MIN = 1000

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

function readWhole(value: unknown, field: string, { min, max }: { min: number; max: number }): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max)
    throw new BadPicks(field, `from ${min} to ${max}`)
  return value
}

/** Reads a line of a slip; what was chosen becomes canonical. */
export function readContent(shape: Shape, value: unknown): Content {
  const { play: code, picks, unit, multiple } = fieldsOf(value)
  if (typeof code !== 'string') throw new BadPicks('play', 'no such play')
  const play = playOf(shape, code)
  if (typeof picks !== 'string') throw new BadPicks('picks', 'a text')
  if (typeof unit !== 'number' || !UNITS.includes(unit)) throw new BadPicks('unit', `one of ${UNITS.join(', ')}`)
  const known = { play: code, picks, unit, multiple: readWhole(multiple, 'multiple', { min: 1, max: MULTIPLE_MAX }) }
  const canonical = play.write(picksOf(play, known))
  return canonical === picks ? known : { ...known, picks: canonical }
}

/** Reads a slip. Plays are those of its game’s shape. */
export function readSlip(selections: unknown, shapeOf: (game: string) => Shape | undefined): Slip {
  const { game, series, most, contents } = fieldsOf(selections)
  const shape = typeof game === 'string' ? shapeOf(game) : undefined
  if (!shape) throw new BadPicks('game', 'no such game')
  const bounds = { min: SERIES_MIN, max: FULL_SERIES }
  if (!Array.isArray(contents) || contents.length === 0 || contents.length > CONTENTS_MAX)
    throw new BadPicks('contents', `from 1 to ${CONTENTS_MAX} lines`)
  return {
    game: game as string,
    series: series === null ? null : readWhole(series, 'series', bounds),
    most: readWhole(most, 'most', bounds),
    contents: contents.map((content) => readContent(shape, content)),
  }
}

export const seriesOf = ({ series }: Slip): number => series ?? PLAIN_SERIES

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n)

export const stakeOfSlip = (shape: Shape, { contents }: Slip): bigint => sum(contents.map((content) => stakeOf(shape, content)))
export const payoutOfSlip = (shape: Shape, slip: Slip, result: Result): bigint =>
  sum(slip.contents.map((content) => payoutOf(shape, content, seriesOf(slip), result)))
/** The most that it can pay. Lines may win together. */
export const mostOfSlip = (shape: Shape, slip: Slip): bigint => sum(slip.contents.map((content) => mostOf(shape, content, seriesOf(slip))))
export const rebateOfSlip = (shape: Shape, slip: Slip): bigint =>
  slip.series === null ? 0n : rebateOf(stakeOfSlip(shape, slip), slip.most, slip.series)

/** What stands for a bet in the tree of its draw. */
export const leafOfSlip = (shape: Shape, id: string, slip: Slip): string =>
  [
    'bet',
    id,
    ...slip.contents.flatMap((content) => [content.play, content.picks, content.unit, content.multiple, stakeOf(shape, content)]),
    ...(slip.series === null ? [] : [slip.series]),
  ].join('|')

const SENT = /^\d{5}$/
export const isSent = (selections: unknown): selections is SentNumber => {
  const { sent } = fieldsOf(selections)
  return typeof sent === 'string' && SENT.test(sent)
}
/** What stands for a number that was sent. */
export const sentLeaf = (id: string, { sent }: SentNumber): string => `sent|${id}|${sent}`
