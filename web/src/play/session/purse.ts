import type { StudioRound } from '@tucano/contract/studios'

/** What a player has at a game: a round draws on one of the two, all of its stake. */
export interface Purse {
  cash: bigint
  bonus: bigint
}

export type Pocket = keyof Purse

/** Which of them a stake comes from: cash if it covers it, else bonus money if that does. */
export const pocketFor = ({ cash, bonus }: Purse, stake: bigint): Pocket => (cash < stake && bonus >= stake ? 'bonus' : 'cash')

/** Rounds that a promotion pays for: each at the same stake, and what they win is cash. */
export interface FreeRounds {
  ticketId: string
  title: string
  stake: bigint
  given: number
  used: number
  won: bigint
}

export const areOver = ({ given, used }: FreeRounds): boolean => used >= given

/** Which of the two a round has changed. */
export const pocketOf = ({ pocket }: StudioRound): Pocket => (pocket === 'bonus' ? 'bonus' : 'cash')

export const afterRound = (freeRounds: FreeRounds | undefined, { pocket, payout }: StudioRound): FreeRounds | undefined =>
  freeRounds && pocket === 'free' ? { ...freeRounds, used: freeRounds.used + 1, won: freeRounds.won + BigInt(payout) } : freeRounds
