import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { createMember } from '#accounts/members'
import { newBetId } from '#betting/bet'
import { place, settle } from '#betting/bets'
import { signedIn } from './sign-in.ts'
import type { TestServer } from './test-server.ts'

export interface Somebody {
  id: bigint
  headers: { authorization: string }
}

/** Somebody with a session, below somebody else. */
export async function openBelow(
  { services: { db } }: TestServer,
  account: string,
  more: { type?: number; uplineId?: bigint } = {},
): Promise<Somebody> {
  const created = await createMember(db, { account, nickname: account, passwordHash: '*', ...more })
  if (!('id' in created)) throw new Error('taken')
  return { id: created.id, headers: (await signedIn(db, created.id)).headers }
}

/** Money that a member brings along and stakes at once. */
export async function stakeOf({ services: { db } }: TestServer, memberId: bigint, amount: bigint, payout: bigint): Promise<string> {
  const pocket = await openAccount(db, { memberId, pocket: 'cash', currency: 'BRL' })
  const from = await operatorAccount(db, 'clearing', 'BRL')
  await post(db, { key: `fund:${newBetId()}`, kind: 'deposit', moves: [{ from, to: pocket, amount, currency: 'BRL' }] })
  const id = newBetId()
  await place(db, { id, product: 'RNG', vendor: 'TUC', game: 'any', inputs: '', pocket, stake: amount })
  await settle(db, { id, payout })
  return id
}
