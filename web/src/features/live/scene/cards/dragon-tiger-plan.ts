import type { DragonTigerResult } from '@tucano/live'
import { type DealPlan, turned } from './deal-plan.ts'

export type DragonTigerSide = keyof DragonTigerResult

/** A card each, face down, then one after the other turned over. */
export const dragonTigerPlan = ({ dragon, tiger }: DragonTigerResult): DealPlan<DragonTigerSide> => ({
  cards: [
    turned({ card: dragon, side: 'dragon', place: 0, leavesMs: 60 }, 900),
    turned({ card: tiger, side: 'tiger', place: 0, leavesMs: 340 }, 1550),
  ],
  toldMs: 2000,
})
