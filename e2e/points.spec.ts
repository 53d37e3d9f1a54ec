import { connect } from '@tucano/database'
import { givePoints } from '../server/src/points/lots.ts'
import { expectClean } from './support/axe.ts'
import { newPlayer } from './support/fund.ts'
import { openAs } from './support/member.ts'
import { openOffice } from './support/operator.ts'
import { PAYMENT_PASSWORD } from './support/records.ts'
import { setPaymentPassword } from './support/money.ts'
import { type Site, expect, test } from './support/site.ts'

test.describe.configure({ timeout: 120_000 })

async function withPoints(site: Site, points: bigint): Promise<string> {
  const account = await newPlayer(site, 100_00n)
  await setPaymentPassword(site, account)
  const { db, pool } = connect({ url: site.databaseUrl, connections: 1, onError: () => undefined })
  const { id } = await db.selectFrom('member.members').select('id').where('account', '=', account).executeTakeFirstOrThrow()
  await db.transaction().execute((trx) => givePoints(trx, { key: `given:${account}`, memberId: id, points, timeZone: 'America/Sao_Paulo' }))
  await pool.end()
  return account
}

test('the mall has goods, cash, orders and a statement; an operator fills its shelves and answers [RTE-06] [PTS-01]', async ({
  browser,
  page,
  site,
}) => {
  const visitor = await browser.newPage()
  await visitor.goto(`${site.url}/pointMall`)
  await expect(visitor.getByRole('heading', { name: 'Loja de pontos', level: 1 })).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Entrar' }).last()).toBeVisible()
  await visitor.close()

  const keeper = await openOffice(browser, site, { roles: ['compliance', 'support'], path: '/operator/loja' })
  await keeper.getByRole('button', { name: 'Novo produto' }).click()
  await keeper.getByRole('textbox', { name: 'Nome' }).fill('Caneca de prova')
  await keeper.getByRole('combobox', { name: 'Desenho' }).selectOption('mug')
  await keeper.getByRole('textbox', { name: 'Preço em pontos' }).fill('1200')
  await keeper.getByRole('textbox', { name: 'Estoque inicial' }).fill('2')
  await expectClean(keeper, 'goods in the office')
  await keeper.getByRole('button', { name: 'Salvar' }).click()
  await expect(keeper.getByRole('listitem').filter({ hasText: 'Caneca de prova' })).toContainText('2 no estoque')

  const account = await withPoints(site, 2000n)
  await openAs(page, site, account, '/pointMall')
  await expect(page.locator('[data-points]')).toHaveText('2.000')
  await expect(page.getByText('Em dinheiro: R$ 20,00')).toBeVisible()
  await expectClean(page, 'the mall')
  await page.getByRole('button', { name: 'Trocar 1.200 pontos por Caneca de prova' }).click()
  const order = page.getByRole('dialog', { name: 'Caneca de prova' })
  await expect(order.locator('[data-fact="after"]')).toContainText('800 pontos')
  await order.getByLabel('Senha de pagamento').fill(PAYMENT_PASSWORD)
  await order.getByRole('button', { name: 'Trocar 1.200 pontos' }).click()
  await expect(order.getByRole('heading', { name: 'Pedido feito' })).toBeVisible()
  await order.getByRole('button', { name: 'Ver meus resgates' }).click()
  await expect(page.locator('[data-redemption]')).toContainText('Em andamento')
  await expect(page.locator('[data-points]')).toHaveText('800')

  await page.getByRole('tab', { name: 'Trocar por dinheiro' }).click()
  await page.getByRole('textbox', { name: 'Pontos' }).fill('499')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('O mínimo é 500 pontos.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Pontos' }).fill('600')
  await expect(page.getByRole('status').filter({ hasText: 'R$ 6,00' })).toBeVisible()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Senha de pagamento').fill(PAYMENT_PASSWORD)
  await page.getByRole('button', { name: 'Trocar 600 pontos por R$ 6,00' }).click()
  await expect(page.getByText('R$ 6,00 já estão no seu saldo.')).toBeVisible()

  await keeper.goto('/operator/resgates')
  await keeper.getByRole('listitem').filter({ hasText: account }).getByRole('button').click()
  await keeper.getByRole('button', { name: 'Recusar' }).click()
  await keeper.getByRole('dialog').getByRole('textbox').fill('Não entregamos nesta região.')
  await keeper.getByRole('dialog').getByRole('button', { name: 'Recusar' }).click()
  await expect(keeper.getByText('Nenhum produto pedido')).toBeVisible()
  await keeper.context().close()

  await page.reload()
  await page.getByRole('tab', { name: 'Meus resgates' }).click()
  await expect(page.locator('[data-redemption]')).toContainText('Não entregamos nesta região.')
  await expect(page.locator('[data-points]')).toHaveText('1.400')
  await page.getByRole('tab', { name: 'Extrato' }).click()
  await expect(page.locator('[data-record]')).toHaveCount(4)
  await expect(page.locator('[data-lot]')).toContainText('1.400')
  await expectClean(page, 'the statement of points')
})
