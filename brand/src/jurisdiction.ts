import type { Product } from '@tucano/contract/endpoint'

/** How our own games may be played: by themselves, in a hurry, and how long a round takes at least. */
export interface Play {
  autoplay: boolean
  turbo: boolean
  roundMs: number
}

/** What each jurisdiction closes. `open` is for demonstrations; `BR` follows Brazilian law (no bonus before a bet, no games between players …). */
export const profiles = {
  open: { closed: [], play: { autoplay: true, turbo: true, roundMs: 0 } },
  BR: { closed: ['bonus', 'pvp', 'cockfight', 'transfer'], play: { autoplay: true, turbo: true, roundMs: 0 } },
  /** Great Britain: a slot's round takes two and a half seconds, and every round is a press of the player's. */
  GB: { closed: ['bonus', 'pvp', 'cockfight', 'transfer', 'trial'], play: { autoplay: false, turbo: false, roundMs: 2500 } },
} as const satisfies Record<string, { closed: readonly Product[]; play: Play }>

export type Profile = keyof typeof profiles

export const isClosed = (profile: Profile, product: Product): boolean => (profiles[profile].closed as readonly Product[]).includes(product)

export const playRules = (profile: Profile): Play => profiles[profile].play
