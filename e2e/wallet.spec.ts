import type { Page, WebSocketRoute } from '@playwright/test'
import { newPlayer } from './support/fund.ts'
import { openAs } from './support/member.ts'
import { give } from './support/records.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

const BALANCE_CALL = '**/wps/v2/wallets/balance*'
const SOCKET = /\/live\/socket$/

const balance = (page: Page) => page.getByRole('banner').getByRole('group', { name: 'Saldo' }).getByRole('button').first()

/** Lets the page hear nothing by itself, so that it shows what it has asked for. */
const silence = (page: Page): Promise<void> => page.routeWebSocket(SOCKET, () => undefined)

test('shows the balance with two decimals and thousands separators, hides it behind asterisks, and a deposit reaches the open page without a click [WAL-07] [HDR-05] [HDR-06]', async ({
  page,
  site,
}) => {
  const visitor = await page.context().newPage()
  await visitor.goto('/noticePage')
  await expect(visitor.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible()
  await expect(visitor.getByRole('banner').getByRole('group', { name: 'Saldo' })).toHaveCount(0)
  await visitor.close()
  const account = await newPlayer(site, 1250_00n)
  await openAs(page, site, account)
  await expect(balance(page)).toHaveText('R$ 1.250,00')
  await page.reload()
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
  await give(site, account, { kind: 'deposit', cents: 500_00n })
  await expect(balance(page)).toHaveText('R$ 1.750,00')
})

test('says that the balance is being updated until it is known, reads it again on a click, and a large one fits into the header of a phone [WAL-08] [HDR-07]', async ({
  page,
  site,
}) => {
  const account = await newPlayer(site, 1250_00n)
  await silence(page)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const sums = ['125000', '98765432', '1234567890']
  let asked = 0
  await page.route(BALANCE_CALL, async (route) => {
    await held
    // As the server answers, but with another amount, newer than the one before.
    const response = await route.fetch()
    const body = (await response.json()) as { value: { sumBalance: string; version: number } }
    const sumBalance = sums[Math.min(asked, sums.length - 1)] ?? ''
    await route.fulfill({ response, json: { ...body, value: { ...body.value, sumBalance, version: body.value.version + asked } } })
    asked++
  })
  await openAs(page, site, account)
  await expect(balance(page)).toHaveText('Atualizando…')
  release()
  await expect(balance(page)).toHaveText('R$ 1.250,00')
  await balance(page).click()
  await expect(balance(page)).toHaveText('R$ 987.654,32')
  await page.setViewportSize({ width: 390, height: 800 })
  await balance(page).click()
  await expect(balance(page)).toHaveText('R$ 12.345.678,90')
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await balance(page).evaluate((button) => button.scrollWidth <= button.clientWidth)).toBe(true)
    await expect(page.getByRole('button', { name: 'Abrir o menu de Membro' })).toBeInViewport({ ratio: 1 })
  }
})

test('a balance that cannot be read is no drama: a click tries again', inWhole, async ({ page, site }) => {
  await silence(page)
  let broken = true
  await page.route(BALANCE_CALL, (route) =>
    broken ? route.fulfill({ status: 500, json: { success: false, errorCode: 'system.error' } }) : route.continue(),
  )
  await openAs(page, site, await newPlayer(site, 1250_00n))
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

test('what was on its way to one member is not shown to the next', async ({ page, site }) => {
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
  await openAs(page, site, 'ana')
  await expect(balance(page)).toHaveText('R$ 1.250,00')
  await page.getByRole('button', { name: 'Abrir o menu de Ana' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sair' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click()
  await signIn(page, 'bruno')
  await expect.poll(() => answered).toBe(3)
  await expect(balance(page)).toHaveText('R$ 1.250,00')
  // Once this member has been greeted, the same news counts.
  socket?.send(news)
  await expect(balance(page)).toHaveText('R$ 999.999,99')
})
