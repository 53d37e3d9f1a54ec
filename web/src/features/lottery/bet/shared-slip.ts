import { lotteryPath } from '@tucano/contract/pages'
import { type Content, type Shape, readContent } from '@tucano/lottery'

/** Of an address people pass on, so many lines at most. */
const LINES_MAX = 20

/** A slip in an address: play, picks, unit and multiple of each line, and nothing about whoever shares it. */
export function slipPath(game: { gameCode: string; vendor: string }, lines: readonly Content[]): string {
  const slip = lines.slice(0, LINES_MAX).map(({ play, picks, unit, multiple }) => [play, picks, unit, multiple].join('~'))
  return `${lotteryPath(game)}&slip=${encodeURIComponent(slip.join('!'))}`
}

/** Reads a slip of an address; undefined where it is none of this game's. */
export function readSharedSlip(shape: Shape, text: string): Content[] | undefined {
  try {
    return text
      .split('!', LINES_MAX)
      .map((line) => line.split('~'))
      .map(([play, picks, unit, multiple]) => {
        const {
          play: code,
          picks: canonical,
          unit: minor,
          multiple: times,
        } = readContent(shape, {
          play,
          picks,
          unit: Number(unit),
          multiple: Number(multiple),
        })
        return { play: code, picks: canonical, unit: minor, multiple: times }
      })
  } catch {
    return undefined
  }
}
