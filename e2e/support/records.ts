import type { Told } from '@tucano/contract/messages'
import type { Page } from '@playwright/test'
import type { Db } from '@tucano/database'
import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { tell } from '../../server/src/inbox/tell.ts'
import { newMember, openMemberCentre } from './member.ts'
import type { Site } from './site.ts'

export const PAYMENT_PASSWORD = '481516'

export const withDb = <Result>({ db }: Site, work: (db: Db) => Promise<Result>): Promise<Result> => work(db)

export async function idOf(site: Site, account: string): Promise<bigint> {
  const [member] = await site.sql<{ id: string }>('select id from member.members where account = $1', [account])
  return BigInt(member!.id)
}

/** Puts messages into a member's inbox, the last one newest. */
export const tellAll = async (site: Site, account: string, messages: readonly Told[]): Promise<void> => {
  const memberId = await idOf(site, account)
  await withDb(site, async (db) => {
    for (const message of messages) await tell(db, memberId, message)
  })
}

let given = 0

/** Money for a member, under some kind of posting. */
export async function give(
  site: Site,
  account: string,
  { kind, cents, pocket = 'cash' }: { kind: string; cents: bigint; pocket?: 'cash' | 'bonus' },
): Promise<void> {
  const memberId = await idOf(site, account)
  given++
  await withDb(site, async (db) => {
    const to = await openAccount(db, { memberId, pocket, currency: 'BRL' })
    const from = await operatorAccount(db, 'clearing', 'BRL')
    await post(db, { key: `give:${account}:${given}`, kind, moves: [{ from, to, amount: cents, currency: 'BRL' }] })
  })
}

/** A member with an agent above it and a payment password, which is the demo's login password's stand-in. */
export async function newDownline(site: Site, { paymentHash }: { paymentHash: string | null }): Promise<{ member: string; agent: string }> {
  const [agent, member] = [await newMember(site, { nickname: 'Agente' }), await newMember(site)]
  await site.sql('update member.members set type = 1 where account = $1', [agent])
  await site.sql(
    'update member.members set upline_id = (select id from member.members where account = $2), payment_password_hash = $3 where account = $1',
    [member, agent, paymentHash],
  )
  return { member, agent }
}

export async function openEntry(page: Page, entry: string): Promise<void> {
  await openMemberCentre(page)
  await page.locator(`[data-entry="${entry}"]`).click()
}
