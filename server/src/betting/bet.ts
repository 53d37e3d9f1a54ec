import { hash, randomUUIDv7 } from 'node:crypto'

/** What is known of a bet before anything happens to its money. */
export interface BetOf {
  /** A UUID of version 7, made by whoever asks for the bet. Asking again with the same one is safe. */
  id: string
  /** Product type of the lobby: RNG, LIVE, FISH, SPORTS … */
  product: string
  vendor: string
  game: string
  /** Whatever decides what was asked for, besides pocket, stake and game: the same id with other inputs is refused. */
  inputs: string
}

/** A bet as it stands. */
export interface Bet {
  id: string
  stake: bigint
  payout: bigint
  state: 'open' | 'settled' | 'void'
  transcript: Buffer | null
}

/** An id of now; or of another moment, where that is what the clock of the books says. */
export function newBetId(at?: Date): string {
  const id = randomUUIDv7()
  if (!at) return id
  const ms = at.getTime().toString(16).padStart(12, '0')
  return `${ms.slice(0, 8)}-${ms.slice(8)}${id.slice(13)}`
}

/** 64 bits of a digest, as PostgreSQL's bigint. A bet's id is no secret, and a collision would give its owner an old answer. */
export function inputHash(...inputs: (string | bigint)[]): bigint {
  return hash('sha256', JSON.stringify(inputs.map(String)), 'buffer').readBigInt64BE()
}
