import type { SportCode } from '../models/model.ts'
import type { Sport } from './engine.ts'
import { AMERICAN_FOOTBALL } from './american-football/sport.ts'
import { BASKETBALL } from './basketball/sport.ts'
import { FOOTBALL } from './football/index.ts'
import { MMA } from './mma/index.ts'
import { DOTA2, LOL } from './moba/sport.ts'
import { CS2, VALORANT } from './rounds/sport.ts'
import { TENNIS } from './tennis/sport.ts'
import { VOLLEYBALL } from './volleyball/sport.ts'

export { type Book, type Match, type MarketByCell, type Sport, type Way, oddsOf } from './engine.ts'
export type { Together } from './engine-joint.ts'
export type { MarketDescription, MarketNow, OutcomeNow } from './engine-markets.ts'
export type { OutcomeWords, Result, Specifiers } from './market.ts'

/** Every sport by its code. */
export const SPORTS: Readonly<Record<SportCode, Sport>> = {
  football: FOOTBALL,
  basketball: BASKETBALL,
  tennis: TENNIS,
  volleyball: VOLLEYBALL,
  'american-football': AMERICAN_FOOTBALL,
  mma: MMA,
  cs2: CS2,
  valorant: VALORANT,
  lol: LOL,
  dota2: DOTA2,
}

/** A sport by its number in the feed. */
export function sportOf(id: number): Sport {
  const sport = Object.values(SPORTS).find((sport) => sport.id === id)
  if (!sport) throw new RangeError(`no sport ${id}`)
  return sport
}
