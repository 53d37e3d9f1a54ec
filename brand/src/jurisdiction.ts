import type { Product } from '@tucano/contract/endpoint'

/** What each jurisdiction closes. `open` is for demonstrations; `BR` follows Brazilian law (no bonus before a bet, no games between players …). */
export const profiles = {
  open: { closed: [] },
  BR: { closed: ['bonus', 'pvp', 'cockfight', 'transfer'] },
} as const satisfies Record<string, { closed: readonly Product[] }>

export type Profile = keyof typeof profiles

export const isClosed = (profile: Profile, product: Product): boolean => (profiles[profile].closed as readonly Product[]).includes(product)
