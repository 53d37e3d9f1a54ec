import type { Page } from '@playwright/test'
import { pages } from '@tucano/contract/pages'
import { signedIn } from '../../server/src/testing/sign-in.ts'
import type { Site } from './site.ts'

let made = 0

/** A member of its own for a test that changes one. The password is the demo's. */
export async function newMember(site: Site, set: { nickname?: string; avatar?: number } = {}): Promise<string> {
  made++
  const account = `m${process.pid}x${made}`
  await site.sql(
    "insert into member.members (account, nickname, avatar, first_login_at, password_hash) select $1, $2, $3, now(), password_hash from member.members where account = 'ana'",
    [account, set.nickname ?? 'Membro', set.avatar ?? 0],
  )
  return account
}

/** Opens a page of the site as a member who is signed in already, without going through the door: one with little on it, unless another is named. */
export async function openAs(
  page: Page,
  site: Pick<Site, 'url' | 'db'>,
  account: string,
  path: string = pages.notices.path,
): Promise<void> {
  const { id } = await site.db.selectFrom('member.members').select('id').where('account', '=', account).executeTakeFirstOrThrow()
  const { token } = await signedIn(site.db, id)
  await page.addInitScript((given) => {
    // Only once: what the page does to its session afterwards stays.
    if (!sessionStorage.getItem('validate')) sessionStorage.setItem('token', given)
  }, token)
  await page.goto(`${site.url}${path}`)
}

/** Opens the member's centre from the header, whose menu is a sheet on a phone. */
export async function openMemberCentre(page: Page) {
  const entry = { name: 'Central do membro' }
  const panel = page.getByRole('dialog', entry)
  await page.getByRole('button', { name: /^Abrir o menu de/ }).click()
  await page.getByRole('menuitem', entry).or(page.getByRole('button', entry)).click()
  await panel.waitFor()
  return panel
}
