import type { Page, WebSocketRoute } from '@playwright/test'
import { signIn } from './support/sign-in.ts'
import { expect, openSite, test } from './support/site.ts'

const BALANCE_CALL = '**/wps/v2/wallets/balance*'
const SOCKET = /\/live\/socket$/

const balance = (page: Page) => page.getByRole('banner').getByRole('group', { name: 'Saldo' }).getByRole('button').first()

async function enter(page: Page, username: string): Promise<void> {
  await page.goto('/login')
  await signIn(page, username)
}

/** Lets the page hear nothing by itself, so that it shows what it has asked for. */
const silence = (page: Page): Promise<void> => page.routeWebSocket(SOCKET, () => undefined)

/** Answers the balance's call as the server does, but with another amount, newer than the one before. */
async function answerWith(page: Page, sums: string[]): Promise<void> {
  let asked = 0
  await page.route(BALANCE_CALL, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { value: { sumBalance: string; version: number } }
    const sumBalance = sums[Math.min(asked, sums.length - 1)] ?? ''
    await route.fulfill({ response, json: { ...body, value: { ...body.value, sumBalance, version: body.value.version + asked } } })
    asked++
  })
}

test('shows the balance with two decimals and thousands separators [WAL-07] [HDR-05]', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('group', { name: 'Saldo' })).toHaveCount(0)
  await enter(page, 'ana')
  await expect(balance(page)).toHaveText('R$ 1.250,00')
  await page.reload()
  await expect(balance(page)).toHaveText('R$ 1.250,00')
})

test('says that the balance is being updated until it is known [WAL-08]', async ({ page }) => {
  await silence(page)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(BALANCE_CALL, async (route) => {
    await held
    await route.continue()
  })
  await enter(page, 'ana')
  await expect(balance(page)).toHaveText('Atualizando…')
  release()
  await expect(balance(page)).toHaveText('R$ 1.250,00')
})

test('hides the balance behind asterisks [HDR-06]', async ({ page }) => {
  await enter(page, 'ana')
  await expect(balance(page)).toHaveText('R$ 1.250,00')
  await page.getByRole('button', { name: 'Esconder o saldo' }).click()
  await expect(balance(page)).toHaveText('R$ ******')
  await expect(balance(page)).toHaveAccessibleName('Saldo: oculto. Atualizar')
  await page.getByRole('link', { name: 'Promoções' }).first().click()
  await expect(balance(page)).toHaveText('R$ ******')
  await page.reload()
  await expect(balance(page)).toHaveText('R$ ******')
  expect(await page.content()).not.toContain('1,250')
  await page.getByRole('button', { name: 'Mostrar o saldo' }).click()
  await expect(balance(page)).toHaveText('R$ 1.250,00')
})

test('reads the balance again on a click [HDR-07]', async ({ page }) => {
  await silence(page)
  await answerWith(page, ['125000', '98765432'])
  await enter(page, 'ana')
  await expect(balance(page)).toHaveText('R$ 1.250,00')
  await balance(page).click()
  await expect(balance(page)).toHaveText('R$ 987.654,32')
})

test('a balance that cannot be read is no drama: a click tries again', async ({ page }) => {
  await silence(page)
  let broken = true
  await page.route(BALANCE_CALL, (route) =>
    broken ? route.fulfill({ status: 500, json: { success: false, errorCode: 'system.error' } }) : route.continue(),
  )
  await enter(page, 'ana')
  await expect(balance(page)).toHaveText('Tente de novo')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  broken = false
  await balance(page).click()
  await expect(balance(page)).toHaveText('R$ 1.250,00')
  broken = true
  await balance(page).click()
  await expect(balance(page)).toHaveAttribute('title', 'Algo não saiu como devia. Tente de novo em instantes.')
  await expect(balance(page)).toHaveText('R$ 1.250,00')
})

const DEPOSIT = `
  select * from ledger.post($1, 'deposit', array[ledger.system_account('clearing', 'BRL')],
    array(select a.id from ledger.accounts a join member.members m on m.id = a.member_id where m.account = 'ana' and a.kind = 'cash'),
    array[50000::bigint], array['BRL'])`

test('a deposit reaches the open page without a click', async ({ page }) => {
  const site = await openSite()
  await page.goto(`${site.url}/login`)
  await signIn(page, 'ana')
  await expect(balance(page)).toHaveText('R$ 1.250,00')
  await site.sql(DEPOSIT, ['e2e:deposit'])
  await expect(balance(page)).toHaveText('R$ 1.750,00')
  await site.stop()
})

test('what was on its way to one member is not shown to the next', async ({ page }) => {
  const late = { sumBalance: '99999999', balance: [], currency: 'BRL', currencySymbol: 'R$', version: 1_000_000 }
  const news = JSON.stringify({ type: 'event', cursor: '0.0', name: 'wallet.balanceChanged', payload: late })
  let socket: WebSocketRoute | undefined
  let answered = 0
  await page.routeWebSocket(SOCKET, (route) => {
    socket = route
    const server = route.connectToServer()
    route.onMessage((hello) => {
      if (answered > 0) route.send(news)
      server.send(hello)
    })
    server.onMessage((message) => {
      if (String(message).startsWith('{"type":"ready"')) answered++
      route.send(message)
    })
  })
  await enter(page, 'ana')
  await expect(balance(page)).toHaveText('R$ 1.250,00')
  await page.getByRole('button', { name: 'Abrir o menu de Ana' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sair' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click()
  await signIn(page, 'bruno')
  await expect.poll(() => answered).toBe(4)
  await expect(balance(page)).toHaveText('R$ 1.250,00')
  // Once this member has been greeted, the same news counts.
  socket?.send(news)
  await expect(balance(page)).toHaveText('R$ 999.999,99')
})

test('a large balance fits into the header of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await silence(page)
  await answerWith(page, ['1234567890'])
  await enter(page, 'ana')
  await expect(balance(page)).toHaveText('R$ 12.345.678,90')
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await balance(page).evaluate((button) => button.scrollWidth <= button.clientWidth)).toBe(true)
    await expect(page.getByRole('button', { name: 'Abrir o menu de Ana' })).toBeInViewport({ ratio: 1 })
  }
})
