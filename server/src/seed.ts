import { type Content, readContent } from '@tucano/brand'
import type { Db } from '@tucano/database'
import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { createMember, findMemberByAccount } from '#accounts/members'
import { hashPassword } from '#accounts/password'
import type { House } from '#platform/house'
import { sanitise } from '#platform/sanitise'

const DEMO_PASSWORD = 'tucano2026'
const DEMO_MONEY = 1_250_00n

export interface DemoAccount {
  account: string
  password: string
  /** Who it is, for the line that the start prints. */
  role: string
}

const accounts = [
  { account: 'ana', nickname: 'Ana', type: 0, role: 'member' },
  { account: 'bruno', nickname: 'Bruno', type: 0, role: 'member' },
  { account: 'carla', nickname: 'Carla', type: 1, role: 'agent' },
  { account: 'davi', nickname: 'Davi', type: 2, role: 'general agent' },
] as const

/** Fills a demo brand's database: what is there already stays as it is. */
export async function seedDemo({ db, brand }: House): Promise<DemoAccount[]> {
  await seedContent(db, await readContent(brand))
  for (const { account, nickname, type } of accounts) {
    if (await findMemberByAccount(db, account)) continue
    const created = await createMember(db, { account, nickname, type, passwordHash: await hashPassword(DEMO_PASSWORD) })
    if ('id' in created) await giveDemoMoney(db, created.id, brand.currency.code)
  }
  return accounts.map(({ account, role }) => ({ account, password: DEMO_PASSWORD, role }))
}

/** So that the demo can be played: booked like a deposit, under a kind of its own. */
async function giveDemoMoney(db: Db, memberId: bigint, currency: string): Promise<void> {
  const to = await openAccount(db, { memberId, pocket: 'cash', currency })
  const from = await operatorAccount(db, 'clearing', currency)
  await post(db, { key: `demo:${memberId}`, kind: 'demo', moves: [{ from, to, amount: DEMO_MONEY, currency }] })
}

const HOUR_MS = 3_600_000

export async function seedContent(db: Db, { banners, notices, articles }: Content): Promise<void> {
  const bannerRows = banners.map(({ slug, group, image, titlePt, subtitlePt, linkageType, linkage, labelPt }, position) => {
    return {
      slug,
      group_name: group,
      position,
      image,
      title: titlePt,
      subtitle: subtitlePt,
      linkage_type: linkageType,
      linkage,
      linkage_label: labelPt,
    }
  })
  const noticeRows = notices.map(({ slug, kind, titlePt, summaryPt = '', html }, index) => {
    return { slug, kind, title: titlePt, summary: summaryPt, content: sanitise(html), published_at: new Date(Date.now() - index * HOUR_MS) }
  })
  const articleRows = articles.map(({ slug, category, titlePt, html }, position) => ({
    slug,
    category,
    position,
    title: titlePt,
    content: sanitise(html),
  }))
  await db
    .insertInto('notices.banners')
    .values(bannerRows)
    .onConflict((on) => on.column('slug').doNothing())
    .execute()
  await db
    .insertInto('notices.notices')
    .values(noticeRows)
    .onConflict((on) => on.column('slug').doNothing())
    .execute()
  await db
    .insertInto('support.articles')
    .values(articleRows)
    .onConflict((on) => on.column('slug').doNothing())
    .execute()
}
