import { type Content, type LotteryGame, BadPicks, readContent, shapes } from '@tucano/lottery'
import { Fault } from '#platform/fault'

/** One line as it is asked for. */
export interface AskedContent {
  playId: string
  bettingContent: string
  singleBetPrice: string
  multiple: number
}

/** What the contract calls what a line of a slip is made of. */
const FIELDS: Record<string, string> = { play: 'playId', unit: 'singleBetPrice', multiple: 'multiple' }

/** Reads a line; what is wrong with it is told with its place in the slip. */
export function readAsked(
  { shape }: LotteryGame,
  { playId, bettingContent, singleBetPrice, multiple }: AskedContent,
  place: number,
): Content {
  try {
    return readContent(shapes.get(shape)!, { play: playId, picks: bettingContent, unit: Number(singleBetPrice), multiple })
  } catch (error) {
    if (!(error instanceof BadPicks)) throw error
    const field = `contents.${place}.${FIELDS[error.field] ?? 'bettingContent'}`
    const code = error.field === 'multiple' ? 'multiple.invalid' : error.field === 'unit' ? 'stake.invalid' : 'picks.invalid'
    throw new Fault(code, { fields: [{ field, problem: error.problem }], value: { pad: error.field } })
  }
}
