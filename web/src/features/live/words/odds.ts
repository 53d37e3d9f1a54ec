import type { LiveSpot } from '@tucano/contract/live'
import type { ShownKind } from './kinds.ts'

/** These pay by how it comes: what is said is the most. */
const BY_HOW = /^(number-\d|(player|banker)-bonus|perfect-pair)$/

export interface Odds {
  /** So much to one. */
  toOne: string
  isMost: boolean
}

/** What a place pays on top of its stake. Numbers of the wheel pay what they are, before anything multiplies them. */
export function oddsOf(kind: ShownKind, { code, most }: Pick<LiveSpot, 'code' | 'most'>): Odds {
  if (kind === 'wheel') return { toOne: code, isMost: false }
  const hundredths = Math.round(Number(most) * 100) - 100
  return { toOne: String(hundredths / 100), isMost: BY_HOW.test(code) }
}
