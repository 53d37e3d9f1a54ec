import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { newMember } from './member.ts'
import type { Site } from './site.ts'

/** A member of its own with so many cents. */
export async function newPlayer(site: Site, cents: bigint): Promise<string> {
  const account = await newMember(site)
  const [member] = await site.sql<{ id: string }>('select id from member.members where account = $1', [account])
  const { db } = site
  const to = await openAccount(db, { memberId: BigInt(member!.id), pocket: 'cash', currency: 'BRL' })
  const from = await operatorAccount(db, 'clearing', 'BRL')
  await post(db, { key: `fund:${account}`, kind: 'deposit', moves: [{ from, to, amount: cents, currency: 'BRL' }] })
  return account
}
