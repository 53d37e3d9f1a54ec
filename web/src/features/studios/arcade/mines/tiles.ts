import type { MinesView } from '@tucano/arcade'

/** What lies on a place: still closed, a gem or the mine that was opened, and what was left when it was over. */
export type Tile = 'closed' | 'gem' | 'hit' | 'leftGem' | 'leftMine'

/** All places of a board. What was left is seen once it is over and `isRevealed`. */
export function tilesOf(view: Pick<MinesView, 'opened' | 'board'> | undefined, count: number, isRevealed: boolean): Tile[] {
  return Array.from({ length: count }, (_, tile): Tile => {
    if (!view) return 'closed'
    const isMine = view.board?.includes(tile) ?? false
    if (view.opened.includes(tile)) return isMine ? 'hit' : 'gem'
    if (!view.board || !isRevealed) return 'closed'
    return isMine ? 'leftMine' : 'leftGem'
  })
}

/** How many steps of the ladder were reached: a mine is none. */
export const stepsOf = ({ opened, board }: Pick<MinesView, 'opened' | 'board'>): number =>
  opened.filter((tile) => !board?.includes(tile)).length

/** Of a hundred, how often the next place is safe. */
export const safeShare = ({ tiles, mines, opened }: { tiles: number; mines: number; opened: number }): number =>
  (100 * (tiles - mines - opened)) / (tiles - opened)

/** What a row of rounds opens next: the same places as in the last round by hand, or the middle. */
export const nextOfRow = (wanted: readonly number[], opened: readonly number[]): number | undefined =>
  wanted.find((tile) => !opened.includes(tile))
