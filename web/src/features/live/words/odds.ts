import type { LiveSpot } from '@tucano/contract/live'
import type { ShownKind } from './kinds.ts'

/** These pay by how it comes: what is said is the most. */
const BY_HOW = /^(number-\d|(player|banker)-bonus|perfect-pair)$|^(seat|pair|poker):/

/** Where everybody reads what comes back of one, the stake included. */
const IN_DECIMALS: readonly ShownKind[] = ['regatta', 'cockfight']

export interface Odds {
  /** So much to one, or so much for one. */
  toOne: string
  isMost: boolean
  isDecimal: boolean
}

/** What a place pays on top of its stake. Numbers of the wheel pay what they are, before anything multiplies them. */
export function oddsOf(kind: ShownKind, { code, most }: Pick<LiveSpot, 'code' | 'most'>): Odds {
  if (kind === 'wheel') return { toOne: code, isMost: false, isDecimal: false }
  if (IN_DECIMALS.includes(kind)) return { toOne: most, isMost: false, isDecimal: true }
  const hundredths = Math.round(Number(most) * 100) - 100
  return { toOne: String(hundredths / 100), isMost: BY_HOW.test(code), isDecimal: false }
}
