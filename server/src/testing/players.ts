import { chooseClientSeed, commitSeeds } from '@tucano/contract/fairness'
import { TRIAL_TYPE } from '@tucano/contract/member'
import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { createMember } from '#accounts/members'
import { signedIn } from './sign-in.ts'
import type { TestServer } from './test-server.ts'

export interface Player {
  memberId: bigint
  /** With an address of its own, where the server believes that. */
  headers: { authorization: string; 'x-forwarded-for'?: string }
  cash: bigint
}

let names = 0

/** A member with money and a session; with `isTrial`, one who plays with play money. */
export async function newPlayer(server: TestServer, balance = 100_000n, { isTrial = false } = {}): Promise<Player> {
  const { db } = server.services
  const account = `jogador${++names}`
  const currency = isTrial ? 'FUN' : 'BRL'
  const trial = isTrial ? { type: TRIAL_TYPE, trialHours: 240 } : {}
  const created = await createMember(db, { account, nickname: account, passwordHash: '*', ...trial })
  if (!('id' in created)) throw new Error('no member')
  const memberId = created.id
  const cash = await openAccount(db, { memberId, pocket: 'cash', currency })
  const from = await operatorAccount(db, 'clearing', currency)
  if (balance > 0n) await post(db, { key: `fund:${memberId}`, kind: 'deposit', moves: [{ from, to: cash, amount: balance, currency }] })
  const { headers } = await signedIn(db, memberId)
  return { memberId, cash, headers: { ...headers, 'x-forwarded-for': `198.18.${names >> 8}.${names & 255}` } }
}

/** The same, whose page has brought its part of the chance. */
export async function newSeededPlayer(server: TestServer, balance?: bigint): Promise<Player> {
  const player = await newPlayer(server, balance)
  const { seedHash } = (await server.call(commitSeeds, {}, player.headers)).body.value
  await server.call(chooseClientSeed, { seedHash, clientSeed: 'pagina-de-teste' }, player.headers)
  return player
}

/** What a member's cash is. */
export async function balanceOf({ services }: Pick<TestServer, 'services'>, memberId: bigint): Promise<bigint> {
  const { balance } = await services.db
    .selectFrom('ledger.accounts')
    .select('balance')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'cash')
    .executeTakeFirstOrThrow()
  return balance
}
