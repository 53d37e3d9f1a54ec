import { connect } from '@tucano/database'
import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { expect, test } from '@playwright/test'
import { openAs } from './support/member.ts'
import { signIn } from './support/sign-in.ts'
import { openTwoServers } from './support/two-servers.ts'

test('two servers on one database are one site: signed in at one, told by the other, and either may be killed', async ({
  page,
  browser,
}) => {
  test.slow()
  const site = await openTwoServers()
  const { db, pool } = connect({ url: site.databaseUrl, connections: 2, onError: () => undefined })
  const { id: memberId } = await db.selectFrom('member.members').select('id').where('account', '=', 'ana').executeTakeFirstOrThrow()
  const to = await openAccount(db, { memberId, pocket: 'cash', currency: 'BRL' })
  const from = await operatorAccount(db, 'clearing', 'BRL')
  const balance = page.getByRole('banner').getByRole('group', { name: 'Saldo' })
  /** Money comes, and the page says so by itself. */
  const pay = async (cents: bigint): Promise<void> => {
    const { balance: before } = await db.selectFrom('ledger.accounts').select('balance').where('id', '=', to).executeTakeFirstOrThrow()
    await post(db, { key: `test:${before}`, kind: 'deposit', moves: [{ from, to, amount: cents, currency: 'BRL' }] })
    const shown = ((Number(before) + Number(cents)) / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 })
    await expect(balance).toContainText(shown)
  }
  await page.goto(site.url)
  await page.getByRole('button', { name: 'Entrar' }).first().click()
  await signIn(page, 'ana')
  await pay(1100n)

  await site.one.kill()
  await pay(2200n)
  // Whatever the page asks for is answered by the one that is left.
  await page.getByRole('link', { name: 'Promoções' }).first().click()
  await expect(page.getByRole('heading', { name: 'Promoções' }).first()).toBeVisible()
  await page.reload()
  await pay(3300n)

  await site.one.restart()
  await site.two.kill()
  await pay(4400n)
  await site.two.restart()

  // Signed in by another device at one server, the page whose socket is at the other is told.
  const elsewhere = await browser.newPage()
  await openAs(elsewhere, { url: site.one.url, db }, 'ana')
  await expect(page.getByText('Sua conta entrou em outro aparelho.')).toBeVisible()
  await elsewhere.close()
  await pool.end()
  await site.stop()
})
