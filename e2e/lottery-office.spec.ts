import type { Browser, Locator, Page } from '@playwright/test'
import { readBrand } from '@tucano/brand'
import { listMovements } from '@tucano/contract/account-record'
import { betOnDraw, newOfficialDraw } from '../server/src/testing/official-draws.ts'
import { expectClean } from './support/axe.ts'
import { openOffice } from './support/operator.ts'
import { newSeededPlayer } from './support/player.ts'
import { type Site, expect, openSite, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

test.describe.configure({ timeout: 240_000 })

let site: Site
test.beforeAll(async () => {
  const { lottery } = await readBrand('tucano')
  site = await openSite({ brand: { lottery: { ...lottery, official: true } } })
})
test.afterAll(() => site.stop())

/** A draw of Vietnam’s north with a bet of somebody, closed and drawn. */
async function drawnNorth() {
  const player = await newSeededPlayer(site, 100_00n)
  const [cash] = await site.sql<{ id: string }>(
    `select a.id::text from ledger.accounts a join member.members m on m.id = a.member_id where m.account = $1 and a.kind = 'cash' and a.currency = 'BRL'`,
    [player.account],
  )
  const now = new Date()
  const draw = await newOfficialDraw(site.db, 'vn-norte', now, { closesInMs: 5000, drawsAfterMs: 1 })
  await betOnDraw(site.db, draw, { pocket: BigInt(cash!.id), at: now, lines: [['DE', '99']], series: 1950 })
  return { player, draw }
}

const NORTH =
  '60599 76985 29603 75003 94294 80349 66306 45324 86898 45004 9706 2536 9400 3521 2010 9678 4292 2855 7703 3489 154 095 897 25 05 37 49'

/** Pastes a whole result into the first field. */
async function paste(form: Locator, numbers: string): Promise<void> {
  await form.getByRole('textbox', { name: 'Prêmio especial, número 1' }).evaluate((field, text) => {
    const data = new DataTransfer()
    data.setData('text', text)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, numbers)
}

const entryOf = (page: Page, numero: string) => page.getByRole('listitem').filter({ hasText: numero }).getByRole('button')

async function openDraw(browser: Browser, numero: string, name: string): Promise<{ page: Page; detail: Locator; form: Locator }> {
  const page = await openOffice(browser, site, { roles: ['compliance'], name, path: '/operator/concursos' })
  await entryOf(page, numero).click()
  const detail = page.getByRole('article', { name: new RegExp(numero) })
  return { page, detail, form: detail.getByRole('region', { name: /o resultado$/ }) }
}

test('two operators enter an official result, the second without seeing the first; the member is paid, and a correction keeps both', async ({
  browser,
}) => {
  const { player, draw } = await drawnNorth()
  const first = await openDraw(browser, draw.numero, 'Ana')
  await expect(first.detail.getByText('Falta o resultado')).toBeVisible()
  await first.form.getByRole('button', { name: 'Enviar resultado' }).click()
  await expect(first.form.getByText('Preencha todos os números.')).toBeVisible()
  await paste(first.form, NORTH)
  await expect(first.form.getByRole('textbox', { name: '7º prêmio, número 4' })).toHaveValue('49')
  await expectClean(first.page, 'result')
  await first.form.getByRole('button', { name: 'Enviar resultado' }).click()
  await expect(first.page.getByText('Guardado. Falta outro operador digitar o mesmo.')).toBeVisible()

  const second = await openDraw(browser, draw.numero, 'Bia')
  await expect(second.form).toContainText('já digitou este resultado')
  await expect(second.detail).not.toContainText('60599')
  await paste(second.form, NORTH.replace('76985', '76958'))
  await second.form.getByRole('button', { name: 'Enviar resultado' }).click()
  await expect(second.detail.getByText('Os resultados digitados não batem')).toBeVisible()
  await expect(second.detail).toContainText('76985')
  await expectClean(second.page, 'conflict')
  await paste(second.form, NORTH)
  await second.form.getByRole('button', { name: 'Enviar resultado' }).click()
  await expect(second.page.getByText('Confirmado por dois operadores.')).toBeVisible()
  await expect(second.detail.getByText('Apurado', { exact: true })).toBeVisible()
  // 2.00 on the last two digits at 97.50.
  await expect(second.detail.locator('[data-total="paid"]')).toContainText('R$ 195,00')
  const today = new Date().toISOString().slice(0, 10)
  const asked = { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31`, pocket: 'cash', heading: 'bets' } as const
  const { list } = await player.ask(listMovements, asked)
  expect(list.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['settle', '19500'],
    ['place', '-200'],
  ])

  // The source corrects itself.
  await second.detail.getByRole('button', { name: 'Corrigir o resultado' }).click()
  for (const { form } of [second, first]) {
    await paste(form, NORTH.replace('60599', '60500'))
    await form.getByLabel('Motivo').fill('A fonte publicou uma errata')
    await form.getByRole('button', { name: 'Enviar correção' }).click()
  }
  await expect(first.detail.locator('[data-total="paid"]')).toContainText('R$ 0,00')
  await expect(first.detail.getByText('vale agora')).toBeVisible()
  await expect(first.detail).toContainText('60599')
  for (const { page } of [first, second]) await page.context().close()
})

test('compliance closes a game with a reason, changes its caps, and an auditor only reads', inWhole, async ({ browser }) => {
  const page = await openOffice(browser, site, { roles: ['compliance'], path: '/operator/loterias' })
  await expect(page.getByRole('article', { name: 'Hoje nas loterias' })).toBeVisible()
  await expectClean(page, 'lotteries')
  await page.getByRole('listitem').filter({ hasText: 'Tailândia' }).getByRole('button').click()
  const detail = page.getByRole('article', { name: 'Tailândia' })
  await detail.getByRole('button', { name: 'Mudar limites' }).click()
  const caps = page.getByRole('dialog', { name: 'Limites de Tailândia' })
  await caps.getByRole('textbox', { name: 'Risco por seleção' }).fill('1.000,00')
  await caps.getByRole('textbox', { name: 'Motivo' }).fill('Limite menor no feriado')
  await caps.getByRole('button', { name: 'Salvar limites' }).click()
  await expect(detail.locator('[data-fact="selection"]')).toContainText('R$ 1.000,00')
  await detail.getByRole('button', { name: 'Fechar o jogo' }).click()
  const sure = page.getByRole('dialog', { name: 'Fechar Tailândia?' })
  await sure.getByRole('button', { name: 'Fechar o jogo' }).click()
  await sure.getByRole('textbox', { name: 'Motivo' }).fill('Sem sorteio nesta quinzena')
  await sure.getByRole('button', { name: 'Fechar o jogo' }).click()
  await expect(detail.getByText('Fechado por operador')).toBeVisible()
  await expectClean(page, 'game')
  const auditor = await openOffice(browser, site, { roles: ['auditor'], path: '/operator/loterias?quais=fechados&jogo=tailandia' })
  await expect(auditor.getByRole('article', { name: 'Tailândia' })).toContainText('Sem sorteio nesta quinzena')
  await expect(auditor.getByRole('button', { name: 'Reabrir o jogo' })).toHaveCount(0)
  for (const opened of [page, auditor]) await opened.context().close()
})
