import type { Side } from '../model.ts'
import { type Winners, winnerAt } from '../winners.ts'
import { HALF } from './state.ts'

/** What a side can buy for the next round: pistols at the start of a half, little, what is left, all. */
type Economy = 'pistol' | 'eco' | 'force' | 'full'

/** From how the rounds of this half went. It is told and decides nothing: strengths have it in them. */
export function economyOf(rounds: Winners, side: Side): Economy {
  const round = rounds.length
  if (round >= 2 * HALF) return 'full'
  const start = round < HALF ? 0 : HALF
  if (round === start) return 'pistol'
  let lost = 0
  while (round - lost > start && winnerAt(rounds, round - lost - 1) !== side) lost++
  const afterPistol = round === start + 1
  if (lost === 0) return afterPistol ? 'force' : 'full'
  if (afterPistol) return 'eco'
  return lost === 1 ? 'force' : lost === 2 ? 'eco' : 'full'
}
