import type { Page } from '@playwright/test'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

const stored = (page: Page) => page.evaluate(() => ({ lang: localStorage.getItem('lang'), hisLang: localStorage.getItem('hisLang') }))

test('a stored language that the brand does not speak gives way to the default', inWhole, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'VI'))
  await page.goto('/')
  expect(await stored(page)).toEqual({ lang: 'PT', hisLang: 'PT' })
})

test.describe('a brand that also speaks English', () => {
  test.use({ wishes: { brand: { languages: ['PT', 'EN'] } } })
  test('can be switched, keeps the choice, and shows it everywhere', inWhole, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Idioma' }).click()
    await page.getByRole('menuitem', { name: 'English' }).click()
    await expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible()
    expect(await stored(page)).toEqual({ lang: 'EN', hisLang: 'EN' })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Choose where to start' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).toHaveTitle('Slots, tables and crash · Tucano')
  })
})

test('a site of games and bets for players and agents: Portuguese when nothing is stored, with nothing to choose; data may speak another language; of all announcements only banners show by themselves; light by default, dark by switch, and the choice is kept [BRD-01] [BRD-02] [BRD-05] [BRD-06] [BRD-07] [BRD-08] [BRD-14] [BRD-17] [BRD-18]', async ({
  page,
  site,
}) => {
  await test.step('announcements', async () => {
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('MCSFE_getListAnnouncements') && asked.push(request.url()))
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Destaques' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Boas-vindas ao Tucano' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(asked.length).toBeGreaterThan(0)
    for (const url of asked) expect(new URL(url).searchParams.get('execution')).toBe('B')
  })
  await test.step('language', async () => {
    await expect(page.getByRole('button', { name: 'Entrar' }).first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
    expect(await stored(page)).toEqual({ lang: 'PT', hisLang: 'PT' })
  })
  await test.step('nothing to choose', async () => {
    await expect(page.getByRole('button', { name: 'Idioma' })).toHaveCount(0)
  })
  await test.step('the language of data', async () => {
    const status = (await (await page.request.get(`${site.url}/wps/system/status`)).json()) as {
      value: { info: { resources: { labelNameEn: string }[]; brand: { forcedLanguage: string } } }
    }
    expect(status.value.info.brand.forcedLanguage).toBe('EN')
    expect(status.value.info.resources.map(({ labelNameEn }) => labelNameEn)).toContain('Android app')
    await expect(page.getByRole('complementary').getByRole('button', { name: 'Android' })).toHaveAccessibleName('Android')
  })
  await test.step('themes', async () => {
    const html = page.locator('html')
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await expect(html).toHaveAttribute('data-theme', 'light')
    expect(await ground()).toBe('rgb(251, 248, 243)')
    await page.getByRole('button', { name: 'Usar o tema escuro' }).click()
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await expect.poll(ground).toBe('rgb(11, 20, 17)')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
    await page.reload()
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('button', { name: 'Usar o tema claro' }).click()
    await expect(html).toHaveAttribute('data-theme', 'light')
  })
  await test.step('games, and agents', async () => {
    await expect(page).toHaveTitle('Slots, mesas e crash · Tucano')
    for (const product of ['Slots', 'Mesas', 'Jackpot', 'Crash e originais'])
      await expect(page.getByRole('main').getByRole('link', { name: product }).first()).toBeVisible()
    await page.goto('/agent')
    await expect(page.getByRole('dialog', { name: 'Acesso dos agentes' })).toBeVisible()
  })
})

test('the chat header has the colour of the brand [BRD-16]', async ({ page, site }) => {
  const { value } = (await (await page.request.get(`${site.url}/wps/system/status`)).json()) as {
    value: { info: { brand: { chatHeaderColour: string } } }
  }
  expect(value.info.brand.chatHeaderColour).toBe('#F28C1E')
})

const SESSION_KEYS =
  'token cpw merchant merchantCode platform nickname account username customerId isAgent toUpline memberLabel gameVendor routers settings validate index_notice merchantWallet consolidated enableSalary enableContract iframeUrl'.split(
    ' ',
  )

test('a visit is kept under the keys of the specification, and under no other', inWhole, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Entrar' }).first().click()
  await signIn(page, 'ana')
  await expect(page.getByRole('button', { name: 'Boas-vindas ao Tucano' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('routers'))).toBe('["tucano.example","www.tucano.example"]')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('memberLabel'))).not.toBeNull()
  const kept = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>)
  for (const key of Object.keys(kept)) expect(SESSION_KEYS).toContain(key)
  expect(kept).toMatchObject({
    merchant: 'Tucano',
    merchantCode: 'tucano',
    platform: 'web',
    nickname: 'Ana',
    account: 'ana',
    username: 'ana',
    isAgent: '0',
    toUpline: 'false',
    memberLabel: JSON.stringify([{ labelName: 'Demonstração', colour: '#0F6B4F' }]),
  })
  expect(kept['token']).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(kept)).not.toContain('tucano2026')
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)) + document.cookie)).not.toContain('tucano2026')
})
