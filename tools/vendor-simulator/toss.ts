import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { WalletCall } from '@tucano/contract/vendors'
import { type Answer, type Player, type WalletClient, units } from './wallet-client.ts'

export const sides = ['cara', 'coroa'] as const
export type Side = (typeof sides)[number]

export interface Session extends Player {
  game: string
  currency: string
  lobbyUrl: string
}

export interface Tossed {
  side: Side
  stake: number
  payout: number
  balance: number
}

/** A toss that did not take place, by the status that the wallet gave. */
export class NotTossed extends Error {}

/** Whoever calls the side right gets 1.96 times the stake: 98 % come back. */
const TIMES_HUNDREDTHS = 196
const ATTEMPTS = 6
const FIRST_PAUSE_MS = 200

/** Plays one round: takes the stake, tosses, pays. The outcome is decided here, after the stake is taken. */
export async function toss(wallet: WalletClient, session: Session, { called, stake }: { called: Side; stake: number }): Promise<Tossed> {
  const { user, token, game, currency } = session
  const round = randomUUID()
  const bet = randomUUID()
  const inRound = { user, token, game_code: game, currency, round }
  const staked = await wallet
    .call('bet', { ...inRound, transaction_uuid: bet, amount: units(stake), round_closed: false })
    .catch(() => undefined)
  if (!staked || staked.http === 503 || staked.status === 'RS_ERROR_UNKNOWN') {
    // Nobody knows whether it was taken: it is undone, whether or not.
    await insist(wallet, 'rollback', { transaction_uuid: randomUUID(), reference_transaction_uuid: bet, round })
    throw new NotTossed('RS_ERROR_UNKNOWN')
  }
  if (staked.status !== 'RS_OK') throw new NotTossed(staked.status)
  const side = sides[randomInt(sides.length)]!
  const payout = side === called ? Math.floor((stake * TIMES_HUNDREDTHS) / 100) : 0
  const won = await insist(wallet, 'win', {
    ...inRound,
    transaction_uuid: randomUUID(),
    reference_transaction_uuid: bet,
    amount: units(payout),
    round_closed: true,
  })
  return { side, stake, payout, balance: won.balance ?? 0 }
}

/** What must be done is asked for again, under the same id, until there is an answer. */
async function insist(wallet: WalletClient, call: WalletCall, fields: object): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const answer = await wallet.call(call, fields).catch(() => undefined)
    if (answer?.status === 'RS_OK') return answer
    if (attempt === ATTEMPTS) throw new Error(`${call}: ${answer?.status ?? 'no answer'}`)
    await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1))
  }
}
