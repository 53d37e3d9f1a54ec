import type { Page } from '@playwright/test'
import { newMember, openAs } from './support/member.ts'
import { expect, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Buscar jogo' })
const box = (page: Page) => dialog(page).getByRole('searchbox', { name: 'Buscar jogo' })
const found = (page: Page) =>
  dialog(page)
    .getByRole('list', { name: 'Jogos encontrados' })
    .getByRole('button', { name: /^Jogar / })

test('a visitor finds games by what people call them, from the header and from the start', inWhole, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Qual jogo você procura?' }).click()
  await expect(
    dialog(page)
      .getByRole('list', { name: 'Para começar' })
      .getByRole('button', { name: /^Jogar / }),
  ).toHaveCount(12)
  for (const [typed, game] of [
    ['tigrinho', 'Onça de Ouro'],
    ['21', 'Vinte e Um'],
    ['AVIÁTOR', 'Foguete'],
    ['foguetinho', 'Foguete'],
    ['bacara', 'Bacará'],
  ] as const) {
    await box(page).fill(typed)
    await expect(found(page).first()).toHaveAccessibleName(new RegExp(`^Jogar ${game},`))
  }
  await box(page).fill('jogo que ninguém fez')
  await expect(dialog(page).getByRole('status')).toContainText('Nenhum jogo com esse nome')
  await dialog(page).getByRole('button', { name: 'Fechar' }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/help')
  await page.getByRole('banner').getByRole('button', { name: 'Buscar jogo' }).click()
  await box(page).fill('roleta')
  await expect(found(page)).toHaveCount(1)
})

test('a member opens what was found by Enter', inWhole, async ({ page, site }) => {
  await openAs(page, site, await newMember(site), '/help')
  await page.getByRole('banner').getByRole('button', { name: 'Buscar jogo' }).click()
  await box(page).fill('aviator')
  await expect(found(page)).toHaveCount(1)
  await box(page).press('Enter')
  await expect(page).toHaveURL('/game?vendor=TUC&type=RNG&code=foguete')
  await expect(dialog(page)).toHaveCount(0)
})
