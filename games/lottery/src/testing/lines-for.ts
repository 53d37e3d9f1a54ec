import type { Picks, Play } from '../play.ts'
import { permutationsOf } from '../shapes/three-top.ts'

/** Lines that a prize is for. */
export function linesFor(play: Play, picks: Picks, of: string): number {
  if (of === '') return play.lines(picks)
  const orders = /^orders(\d+)$/.exec(of)
  return orders ? picks[0]!.filter((number) => permutationsOf(number) === Number(orders[1])).length : Number(picks[0]!.includes(of))
}
