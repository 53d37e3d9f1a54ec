import { type Content, type Shape, mostOf, playOf, stakeOf } from '@tucano/lottery'

/** What a line of a slip comes to. */
export interface Price {
  lines: number
  stake: bigint
  /** The most that it can pay. */
  most: bigint
}

export function priceOf(shape: Shape, content: Content, series: number): Price {
  const play = playOf(shape, content.play)
  return { lines: play.lines(play.read(content.picks)), stake: stakeOf(shape, content), most: mostOf(shape, content, series) }
}

/** Several lines together. What they can pay is an upper bound: not all of them win at once. */
export function sumOf(shape: Shape, contents: readonly Content[], series: number): Price {
  const prices = contents.map((content) => priceOf(shape, content, series))
  return {
    lines: prices.reduce((sum, { lines }) => sum + lines, 0),
    stake: prices.reduce((sum, { stake }) => sum + stake, 0n),
    most: prices.reduce((sum, { most }) => sum + most, 0n),
  }
}

/** The highest multiple at which no line pays more than the cap. */
export function multipleWithin(shape: Shape, content: Content, series: number, cap: bigint): number {
  const once = mostOf(shape, { ...content, multiple: 1 }, series)
  return once === 0n ? Number.MAX_SAFE_INTEGER : Number(cap / once)
}
