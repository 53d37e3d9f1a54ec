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

export const newBetId = (): string => randomUUIDv7()

/** 64 bits of a digest, as PostgreSQL's bigint. A bet's id is no secret, and a collision would give its owner an old answer. */
export function inputHash(...inputs: (string | bigint)[]): bigint {
  return hash('sha256', JSON.stringify(inputs.map(String)), 'buffer').readBigInt64BE()
}
