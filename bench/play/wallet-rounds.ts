import { createPrivateKey, randomUUID } from 'node:crypto'
import { AMOUNT_SCALE, walletCalls } from '@tucano/contract/vendors'
import { signatureOf } from '../../server/src/features/vendors/signature.ts'
import { post } from './post.ts'

/** Rounds of a vendor elsewhere: a bet, and then what it won. */
export interface WalletWork {
  kind: 'wallet'
  /** Of the vendor's wallet. */
  path: string
  game: string
  players: { user: string; token: string }[]
  privateKey: string
  rounds: number
}

/**
 * Signs all of it before anything is measured: what signing costs is the vendor's to pay, and here there is one machine for both.
 * Signatures are good for five minutes.
 */
export async function walletRounds(host: string, { path, game, players, privateKey, rounds }: WalletWork) {
  const key = createPrivateKey(privateKey)
  const ready = players.map((): string[][] => [])
  for (let n = 0; n < rounds; n++) {
    const { user, token } = players[n % players.length]!
    const round = randomUUID()
    const of = { user, token, game_code: game, currency: 'BRL', round }
    const calls = [
      ['bet', { amount: 100 * AMOUNT_SCALE, round_closed: false }],
      ['win', { amount: 95 * AMOUNT_SCALE, round_closed: true }],
    ] as const
    const requests = calls.map(([call, own]) => {
      const body = JSON.stringify({ request_uuid: randomUUID(), transaction_uuid: randomUUID(), ...of, ...own })
      return post(host, path + walletCalls[call].path, signatureOf(key, body, Date.now()), body)
    })
    ready[n % players.length]!.push(requests)
  }
  return (own: (_: unknown, place: number) => boolean) => {
    const mine = ready.filter(own)
    let turn = 0
    return (): string[] => {
      const next = mine[turn++ % mine.length]!.pop()
      if (!next) throw new Error('there are no more signed rounds: sign more of them')
      return next
    }
  }
}
