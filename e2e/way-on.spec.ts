import type { Page } from '@playwright/test'
import { newMember } from './support/member.ts'
import { expect, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

const GAME = '/game?vendor=ARA&type=RNG&code=sete-da-sorte'
const cover = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Jogar Sete da Sorte,/ })
const login = (page: Page) => page.getByRole('dialog', { name: 'Entrar' })

async function pick(page: Page): Promise<void> {
  await page.goto('/rng')
  await cover(page).click()
  await expect(login(page).getByText('Entre e o jogo Sete da Sorte abre em seguida.')).toBeVisible()
}

let made = 0
async function register(page: Page): Promise<void> {
  made++
  const dialog = page.getByRole('dialog', { name: 'Criar conta' })
  await dialog.getByRole('textbox', { name: 'Usuário' }).fill(`novo${process.pid}x${made}`.slice(0, 15))
  await dialog.getByLabel('Senha', { exact: true }).fill('segredo123')
  await dialog.getByLabel('Repita a senha').fill('segredo123')
  await dialog.getByText('Tenho 18 anos ou mais').click()
  await dialog.getByRole('button', { name: 'Criar conta' }).click()
  await expect(dialog).toHaveCount(0)
}

const inGame = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(GAME)
  await expect(page.getByRole('heading', { level: 1, name: 'Sete da Sorte' })).toBeVisible()
}

test('who picked a game is in it after the login, and nowhere else after having changed their mind', async ({ page, site }) => {
  await pick(page)
  await login(page).getByRole('button', { name: 'Fechar' }).click()
  const account = await newMember(site)
  const form = page.getByRole('banner').getByRole('form', { name: 'Entrar' })
  await form.getByRole('textbox', { name: 'Usuário' }).fill(account)
  await form.getByLabel('Senha', { exact: true }).fill('tucano2026')
  await form.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('button', { name: /^Abrir o menu de/ })).toBeVisible()
  await expect(page).toHaveURL('/rng')
  await page.evaluate(() => sessionStorage.clear())
  await pick(page)
  const dialog = login(page)
  await dialog.getByRole('textbox', { name: 'Usuário' }).fill(account)
  await dialog.getByLabel('Senha', { exact: true }).fill('tucano2026')
  await dialog.getByRole('button', { name: 'Entrar' }).click()
  await inGame(page)
})

test('who picked a game is in it after the registration', inWhole, async ({ page }) => {
  await pick(page)
  await login(page).getByRole('button', { name: 'Criar conta' }).click()
  await register(page)
  await inGame(page)
})

test('a cover offers its demonstration, which is that game, and an account that goes on with it', inWhole, async ({ page }) => {
  await page.goto('/rng')
  await cover(page).hover()
  await page.getByRole('button', { name: 'Demonstração de Sete da Sorte' }).click()
  await inGame(page)
  expect(await page.evaluate(() => sessionStorage.getItem('isAgent'))).toBe('4')
  await page.getByRole('button', { name: 'Sair do jogo' }).click()
  // In its header, and on the start.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Criar conta' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Depositar' })).toHaveCount(0)
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('button', { name: 'Criar conta' })).toBeVisible()
  // Where it refuses, on a phone.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('navigation', { name: 'Atalhos' }).getByRole('button', { name: 'Depositar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Criar conta' }).click()
  await page.getByRole('dialog', { name: 'Criar conta' }).getByRole('button', { name: 'Fechar' }).click()
  await page.setViewportSize({ width: 1440, height: 900 })
  // In the game itself: the account is opened, and the game goes on with it.
  await page.goto(GAME)
  await page.getByRole('main').getByRole('button', { name: 'Criar conta' }).click()
  await register(page)
  await inGame(page)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('isAgent'))).toBe('0')
  await expect(page.getByRole('main').getByRole('button', { name: 'Criar conta' })).toHaveCount(0)
})

test('the start offers the demonstration, and a game’s address keeps its game through every door', inWhole, async ({ page, site }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Ver a demonstração' }).click()
  await expect(page.getByRole('button', { name: /^Abrir o menu de Demonstração/ })).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(GAME)
  await login(page).getByRole('button', { name: 'Jogar em demonstração' }).click()
  await inGame(page)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(GAME)
  const dialog = login(page)
  await dialog.getByRole('textbox', { name: 'Usuário' }).fill(await newMember(site))
  await dialog.getByLabel('Senha', { exact: true }).fill('tucano2026')
  await dialog.getByRole('button', { name: 'Entrar' }).click()
  await inGame(page)
})
