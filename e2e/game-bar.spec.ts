import type { Page } from '@playwright/test'
import { expectClean } from './support/axe.ts'
import { newPlayer } from './support/fund.ts'
import { openAs } from './support/member.ts'
import { expect, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

const JAGUAR = '/game?vendor=ARA&type=RNG&code=onca-de-ouro'

const ready = (page: Page) => page.locator('[data-stage][data-ready][data-phase="idle"]').waitFor()
const stake = (page: Page) => page.locator('[data-stake]')
const choose = (page: Page) => page.getByRole('button', { name: /escolher outra$/ })

test('a stake is typed, halved, doubled or the most that the balance covers', inWhole, async ({ page, site }) => {
  await openAs(page, site, await newPlayer(site, 12_345n), JAGUAR)
  await ready(page)
  await choose(page).click()
  const field = page.getByRole('textbox', { name: 'Outro valor' })
  for (const wrong of ['1,25', '0', '-1', '2000', 'dez', '1.2.3']) {
    await field.fill(wrong)
    await field.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('De R$ 0,10 a R$ 1.000,00, em múltiplos de R$ 0,10.')
    await expect(stake(page)).toHaveAttribute('data-stake', '100')
  }
  await expectClean(page, 'choosing a stake')
  await field.fill('1,30')
  await field.press('Enter')
  await expect(field).toHaveCount(0)
  await expect(stake(page)).toHaveAttribute('data-stake', '130')
  await choose(page).click()
  for (const [name, cents] of [
    ['Metade da aposta', '60'],
    ['Dobro da aposta', '120'],
    ['O máximo que seu saldo cobre', '12340'],
  ] as const) {
    await page.getByRole('button', { name }).click()
    await expect(stake(page)).toHaveAttribute('data-stake', cents)
  }
})

test('a chip is typed, halved, doubled or the most that the table and the balance allow', inWhole, async ({ page, site }) => {
  await openAs(page, site, await newPlayer(site, 12_345n), '/game?vendor=TUC&type=RNG&code=bacara')
  const choices = page.getByRole('button', { name: /^Ficha de .+, escolher outro valor$/ }).filter({ visible: true })
  const field = page.getByRole('textbox', { name: 'Outro valor' })
  await choices.click()
  await field.fill('0,30')
  await field.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('De R$ 0,20 a R$ 5.000,00, em múltiplos de R$ 0,20.')
  await field.fill('7,40')
  await field.press('Enter')
  await expect(field).toHaveCount(0)
  await page.getByRole('button', { name: /^Banca,? paga/ }).click()
  await expect(page.locator('[data-total]')).toHaveAttribute('data-total', '740')
  await choices.click()
  for (const [name, written] of [
    ['Metade da ficha', '3,60'],
    ['Dobro da ficha', '7,20'],
    ['O máximo que a mesa e seu saldo ainda permitem', '116,00'],
  ] as const) {
    await page.getByRole('button', { name }).click()
    await expect(choices).toHaveAccessibleName(`Ficha de R$\u00A0${written}, escolher outro valor`)
  }
})

test('what came of the session is told as soon as a round has been shown', inWhole, async ({ page, site }) => {
  // The reading that follows the balance by its own clock never comes: only the round itself can bring it.
  await page.addInitScript(() => {
    const wait = window.setTimeout
    window.setTimeout = ((act: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms === 5000 ? 0 : wait(act, ms, ...rest)) as typeof window.setTimeout
  })
  await openAs(page, site, await newPlayer(site, 10_000n), JAGUAR)
  await ready(page)
  await page.locator('[data-main]').click()
  await page.locator('[data-stage][data-payout]').waitFor()
  await ready(page)
  const balance = Number(await page.locator('[data-balance]').getAttribute('data-balance'))
  const result = page.locator('[data-session-result]').filter({ visible: true })
  const cents = (text: string): number => Number(text.replace('\u2212', '-').replaceAll(/[^\d-]/g, ''))
  await expect.poll(async () => cents((await result.textContent()) ?? '')).toBe(balance - 10_000)
})

test('the bar over a game has its heart, games like it, the deposit and play money', inWhole, async ({ page, site }) => {
  await openAs(page, site, await newPlayer(site, 10_000n), JAGUAR)
  await ready(page)
  await page.getByRole('button', { name: /Onça de Ouro.*favorit/i }).click()
  await expect(page.locator('button[aria-pressed="true"]').filter({ has: page.locator('.lucide-heart') })).toBeVisible()
  await page.getByRole('button', { name: 'Depositar' }).click()
  await expect(page.getByRole('dialog', { name: 'Central do membro' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Jogos parecidos' }).click()
  const related = page.getByRole('dialog', { name: 'Jogos parecidos' })
  await expect(related.getByRole('button', { name: /^Jogar Onça de Ouro,/ })).toHaveCount(0)
  const other = related.getByRole('button', { name: /^Jogar / }).first()
  const name = /^Jogar (.+?),/.exec((await other.getAttribute('aria-label'))!)![1]!
  await other.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(related).toHaveCount(0)
  await ready(page)
  await page.getByRole('button', { name: 'Jogar grátis' }).click()
  await page.getByRole('dialog', { name: 'Jogar grátis?' }).getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.locator('[data-balance]')).toHaveAttribute('data-balance', '10000')
  await page.getByRole('button', { name: 'Jogar grátis' }).click()
  await page.getByRole('dialog', { name: 'Jogar grátis?' }).getByRole('button', { name: 'Jogar grátis' }).click()
  await expect(page.locator('[data-balance]')).toContainText('FUN')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Depositar' })).toHaveCount(0)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(page.getByRole('button', { name: 'Criar conta' }), `one offer at ${width}`).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Criar conta' })).toBeInViewport({ ratio: 1 })
  }
})
