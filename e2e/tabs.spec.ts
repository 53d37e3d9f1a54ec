import { type Page, expect } from '@playwright/test'
import { getMemberInfo } from '@tucano/contract/member'
import { newMember, openAs } from './support/member.ts'
import { test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

const menu = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^Abrir o menu de ${name}`) })
const visitor = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Criar conta' })
const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'))

async function signOut(page: Page, name: string): Promise<void> {
  await menu(page, name).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sair' }).click()
}

test('a second tab is signed in too, keeps its session in its own storage, and is signed out with the first', async ({
  page,
  context,
  site,
}) => {
  await openAs(page, site, await newMember(site, { nickname: 'Lia' }), '/promotions')
  await expect(menu(page, 'Lia')).toBeVisible()
  const second = await context.newPage()
  await second.goto(`${site.url}/game?vendor=ARA&type=RNG&code=sete-da-sorte`)
  await expect(second.getByRole('heading', { level: 1, name: 'Sete da Sorte' })).toBeVisible()
  await expect(second.getByRole('dialog')).toHaveCount(0)
  expect(await tokenOf(second)).toBe(await tokenOf(page))
  expect(await second.evaluate(() => JSON.stringify(localStorage) + document.cookie)).not.toContain((await tokenOf(page))!)
  await second.goto(`${site.url}/promotions`)
  await signOut(page, 'Lia')
  await expect(visitor(second)).toBeVisible()
  expect(await tokenOf(second)).toBeNull()
  // It was meant: nothing is told as if it were strange.
  await expect(second.getByRole('alertdialog')).toHaveCount(0)
})

test(
  'a tab that was open as a visitor’s comes along; two members in two tabs stay two; a session that is over is not taken on',
  inWhole,
  async ({ page, context, site }) => {
    const [one, two] = [await newMember(site, { nickname: 'Lia' }), await newMember(site, { nickname: 'Rui' })]
    const second = await context.newPage()
    await second.goto(`${site.url}/promotions`)
    await expect(visitor(second)).toBeVisible()
    await page.goto(`${site.url}/login`)
    const dialog = page.getByRole('dialog', { name: 'Entrar' })
    await dialog.getByRole('textbox', { name: 'Usuário' }).fill(one)
    await dialog.getByLabel('Senha', { exact: true }).fill('tucano2026')
    await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(menu(page, 'Lia')).toBeVisible()
    await expect(menu(second, 'Lia')).toBeVisible()
    const third = await context.newPage()
    await openAs(third, site, two, '/promotions')
    await expect(menu(third, 'Rui')).toBeVisible()
    await signOut(third, 'Rui')
    await expect(visitor(third)).toBeVisible()
    await expect(menu(second, 'Lia')).toBeVisible()
    await expect(menu(page, 'Lia')).toBeVisible()
    const fourth = await context.newPage()
    await fourth.route(`**${getMemberInfo.path}*`, (route) =>
      route.fulfill({ json: { success: false, value: null, message: null, errorCode: 'login.not.session' } }),
    )
    const asked = fourth.waitForRequest(`**${getMemberInfo.path}*`)
    await fourth.goto(`${site.url}/promotions`)
    await asked
    await expect(visitor(fourth)).toBeVisible()
    await expect.poll(() => tokenOf(fourth)).toBeNull()
    await expect(fourth.getByRole('alertdialog')).toHaveCount(0)
    await expect(menu(page, 'Lia')).toBeVisible()
  },
)
