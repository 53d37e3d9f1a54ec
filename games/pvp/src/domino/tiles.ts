/** A tile is a number below 28: 0-0, 0-1, 1-1, 0-2 … 6-6, as halves rise. */
export type Tile = number
export const TILES = 28
export const ALL_PIPS = 168

const HALVES: readonly (readonly [low: number, high: number])[] = Array.from({ length: 7 }, (_, high) =>
  Array.from({ length: high + 1 }, (_, low) => [low, high] as const),
).flat()

export const halvesOf = (tile: Tile): readonly [low: number, high: number] => HALVES[tile]!
export const pipsOf = (tile: Tile): number => halvesOf(tile)[0] + halvesOf(tile)[1]
export const isDouble = (tile: Tile): boolean => halvesOf(tile)[0] === halvesOf(tile)[1]
export const tileOf = (one: number, other: number): Tile => {
  const [low, high] = one < other ? [one, other] : [other, one]
  return (high * (high + 1)) / 2 + low
}
/** The half that is open when a tile lies with `joined` to its neighbour; nothing if it does not fit. */
export function openHalf(tile: Tile, joined: number): number | undefined {
  const [low, high] = halvesOf(tile)
  return low === joined ? high : high === joined ? low : undefined
}
