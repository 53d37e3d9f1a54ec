import type { MarketKind } from './market.ts'

type Words = Pick<MarketKind<never>, 'name' | 'groups'>

/** What a kind of market is called, and which stops of bets it hears, as the feed writes them. */
export const named = (en: string, pt: string, groups: string): Words => ({ name: { en, pt }, groups: groups.split('|') })
