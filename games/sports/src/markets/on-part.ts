import type { MarketKind } from './market.ts'

/** A kind of market on one part of a match, where cells of the sport's parts are told apart by their name. */
type KindOnPart<Cell extends { part: string }, Name extends Cell['part']> = Omit<MarketKind<Extract<Cell, { part: Name }>>, 'part'>

/** Makes kinds of markets of a sport whose cells say of which part they are: each sees the cells of its own part alone. */
export function kindsOf<Cell extends { part: string }>() {
  // Kinds with the same `by` share what is put together by it.
  const known = new Map<(cell: never) => number, (cell: Cell) => number>()
  return <Name extends Cell['part']>(part: Name, kind: KindOnPart<Cell, Name>): MarketKind<Cell> => {
    type Own = Extract<Cell, { part: Name }>
    const isOwn = (cell: Cell): cell is Own => cell.part === part
    const own = (cell: Cell): Own => {
      if (!isOwn(cell)) throw new TypeError(`a cell of ${cell.part} in a market on ${part}`)
      return cell
    }
    const { by, lines, result, ...rest } = kind
    if (by && !known.has(by)) known.set(by, (cell) => by(own(cell)))
    const shared = by && known.get(by)
    return {
      ...rest,
      part,
      ...(shared && { by: shared }),
      ...(lines && {
        lines: (cells: readonly Cell[], chances: Float64Array, players: readonly string[]) => lines(cells.map(own), chances, players),
      }),
      result: (cell, outcome, specifiers) => result(own(cell), outcome, specifiers),
    }
  }
}
