import type { SportCode } from '../models/model.ts'
import type { Sport } from './engine.ts'
import { FOOTBALL } from './football/index.ts'
import { MMA } from './mma/index.ts'

export { type Book, type Match, type MarketByCell, type Sport, type Way, oddsOf } from './engine.ts'
export type { Together } from './engine-joint.ts'
export type { MarketDescription, MarketNow, OutcomeNow } from './engine-markets.ts'
export type { OutcomeWords, Result, Specifiers } from './market.ts'

/** Every sport by its code. */
export const SPORTS: Readonly<Partial<Record<SportCode, Sport>>> = {
  football: FOOTBALL,
  mma: MMA,
}

/** A sport by its number in the feed. */
export function sportOf(id: number): Sport {
  const sport = Object.values(SPORTS).find((sport) => sport.id === id)
  if (!sport) throw new RangeError(`no sport ${id}`)
  return sport
}
