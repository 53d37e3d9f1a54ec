import { createHash, createHmac } from 'node:crypto'
import type { Hashes } from '@tucano/round'

export const hashes: Hashes = {
  hmacSha256: (key, message) => createHmac('sha256', key).update(message).digest(),
  sha256: (data) => createHash('sha256').update(data).digest(),
}

export const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** More beats than any match has had in a million. */
export const LINKS = 1024
const LINK_BYTES = 32

/** The links of a match's chain, each the digest of the one after it. The anchor, which is told first, stands at 0. */
export class Links {
  readonly #bytes: Buffer
  readonly count: number

  constructor(seed: string, count: number) {
    this.count = count
    this.#bytes = Buffer.alloc((count + 1) * LINK_BYTES)
    let link: Uint8Array = Buffer.from(seed, 'hex')
    for (let place = count; place >= 0; place--) {
      this.#bytes.set(link, place * LINK_BYTES)
      link = hashes.sha256(link)
    }
  }

  at(place: number): string {
    if (place < 0 || place > this.count) throw new RangeError(`no link ${place} in a chain of ${this.count}`)
    return this.#bytes.toString('hex', place * LINK_BYTES, (place + 1) * LINK_BYTES)
  }
}
