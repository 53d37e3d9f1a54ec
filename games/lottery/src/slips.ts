import { shapeOfGame } from './games/all.ts'
import { BadPicks, type Result, type Shape } from './play.ts'
import * as slips from './slip.ts'
import type { Slip } from './slip.ts'

function shapeOf(game: string): Shape {
  const shape = shapeOfGame(game)
  if (!shape) throw new BadPicks('game', 'no such game')
  return shape
}

/** Reads what betting keeps of a bet, or throws BadPicks. */
export const readSlip = (selections: unknown): Slip => slips.readSlip(selections, shapeOfGame)
export const slipStake = (slip: Slip): bigint => slips.stakeOfSlip(shapeOf(slip.game), slip)
export const slipPayout = (slip: Slip, result: Result): bigint => slips.payoutOfSlip(shapeOf(slip.game), slip, result)
/** The most that it can pay. Lines may win together. */
export const slipMost = (slip: Slip): bigint => slips.mostOfSlip(shapeOf(slip.game), slip)
export const slipRebate = (slip: Slip): bigint => slips.rebateOfSlip(shapeOf(slip.game), slip)
/** What stands for a bet in the tree of its draw. */
export const slipLeaf = (id: string, slip: Slip): string => slips.leafOfSlip(shapeOf(slip.game), id, slip)
