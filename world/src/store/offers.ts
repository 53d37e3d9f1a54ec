import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { OfferedMarket } from '@tucano/feed'
import type { Store } from './store.ts'

/** What is offered of a match before it begins: worked out once, and told again to whoever asks. */
export function keepOffer(store: Store, match: string, markets: readonly OfferedMarket[]): void {
  store.run('insert into offers (match, markets) values (?, ?)', match, deflateRawSync(JSON.stringify(markets)))
}

export function offerBefore(store: Store, match: string): OfferedMarket[] {
  const kept = store.first<{ markets: Uint8Array }>('select markets from offers where match = ?', match)
  return kept ? (JSON.parse(inflateRawSync(kept.markets).toString()) as OfferedMarket[]) : []
}

export const dropOffer = (store: Store, match: string): void => store.run('delete from offers where match = ?', match)
