import { setTimeout as pause } from 'node:timers/promises'
import { type Endpoint, type Envelope, type ReplyOf, type RequestOf, inQuery } from '@tucano/contract/endpoint'
import type { Encryption } from '#platform/encryption'
import { seal } from '../test-server.ts'
import type { Site } from './site.ts'

export type Ask = <E extends Endpoint>(endpoint: E, request: RequestOf<E>) => Promise<Envelope<ReplyOf<E>>>

let addresses = 0

interface Caller {
  token: string
  /** Hears of calls that have to be made again. */
  again: () => void
  /** Seals what is only taken sealed. */
  encryption?: Encryption
}

/** Asks until there is an answer that decides something; each time from another address, so that nobody's budget is used up. */
export const asker =
  ({ url }: Site, { token, again, encryption }: Caller): Ask =>
  async (endpoint, request) => {
    const { method, path, encrypted } = endpoint
    const body = JSON.stringify(encrypted && encryption ? { value: await seal({ encryption }, request) } : request)
    const query = inQuery(endpoint) ? `?${new URLSearchParams(request).toString()}` : ''
    for (;;) {
      const n = ++addresses
      const address = [10, (n >> 16) & 255, (n >> 8) & 255, n & 255].join('.')
      const headers = { authorization: token, 'content-type': 'application/json', 'x-forwarded-for': address }
      try {
        const response = await fetch(`${url}${path}${query}`, { method, headers, ...(query ? {} : { body }) })
        if (response.status !== 503 && response.status !== 429) return (await response.json()) as Envelope<never>
      } catch {
        again()
      }
      await pause(30)
    }
  }
