import { register } from '@tucano/contract/registration'
import type { Rebate } from '@tucano/contract/agents/shapes'
import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { createMember } from '#accounts/members'
import { newBetId } from '#betting/bet'
import { place, settle } from '#betting/bets'
import { TestBrowser } from './browser.ts'
import { signedIn } from './sign-in.ts'
import type { TestServer } from './test-server.ts'

export interface Somebody {
  id: bigint
  account: string
  headers: { authorization: string }
}

interface More {
  type?: number
  uplineId?: bigint
  account?: string
  nickname?: string
  paymentPasswordHash?: string
  trialHours?: number
}

let names = 0
let addresses = 0

/** Somebody with a session. */
export async function open({ services: { db } }: TestServer, more: More = {}): Promise<Somebody> {
  const account = more.account ?? `pessoa${++names}`
  const created = await createMember(db, { account, nickname: account, passwordHash: '*', ...more })
  if (!('id' in created)) throw new Error('taken')
  return { id: created.id, account, headers: (await signedIn(db, created.id)).headers }
}

/** What the house or an agent gave long ago. */
export async function hasRebates({ services: { db } }: TestServer, { id }: Somebody, rebates: Rebate[]): Promise<void> {
  for (const { type, bp } of rebates)
    await db.insertInto('agent.rebates').values({ member_id: id, type, bp, since: '2020-01-01' }).execute()
}

/** A visitor with a browser and an address of its own. */
export const visitor = (server: TestServer): TestBrowser => new TestBrowser(server, `198.19.${++addresses >> 8}.${addresses & 255}`)

/** Somebody registers by a link, or without one. */
export const comes = (server: TestServer, affiliateCode?: string, from = visitor(server)) =>
  from.call(register, {
    username: `vindo${++names}`,
    password: 'segredo123',
    confirmPassword: 'segredo123',
    agreed: true,
    ...(affiliateCode && { affiliateCode, domain: 'tucano.example' }),
  })

/** Money from outside. */
export async function fund({ services: { db } }: TestServer, memberId: bigint, amount: bigint): Promise<bigint> {
  const to = await openAccount(db, { memberId, pocket: 'cash', currency: 'BRL' })
  const from = await operatorAccount(db, 'clearing', 'BRL')
  await post(db, { key: `fund:${newBetId()}`, kind: 'deposit', moves: [{ from, to, amount, currency: 'BRL' }] })
  return to
}

/** Pays in what it stakes, and is settled at once. */
export async function stake(server: TestServer, memberId: bigint, amount: bigint, payout = 0n): Promise<void> {
  const pocket = await fund(server, memberId, amount)
  const id = newBetId()
  await place(server.services.db, { id, product: 'RNG', vendor: 'TUC', game: 'any', inputs: '', pocket, stake: amount })
  await settle(server.services.db, { id, payout })
}
/** Somebody with a session, below somebody else. */
export async function openBelow(
  { services: { db } }: TestServer,
  account: string,
  more: { type?: number; uplineId?: bigint } = {},
): Promise<Somebody> {
  const created = await createMember(db, { account, nickname: account, passwordHash: '*', ...more })
  if (!('id' in created)) throw new Error('taken')
  return { id: created.id, account, headers: (await signedIn(db, created.id)).headers }
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
