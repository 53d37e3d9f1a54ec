import type { Page } from '@playwright/test'
import { newMember, openAs } from './support/member.ts'
import { openEntry } from './support/records.ts'
import { expect } from './support/site.ts'
import { openSiteWithVendors, test } from './support/vendor.ts'
import { inWhole } from './support/whole.ts'

const cards = (page: Page) => page.getByRole('main').locator('[data-node]')
const cover = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name: new RegExp(`^Jogar ${name},`) })
const vendor = (page: Page, name: string) => page.getByRole('list', { name: 'Provedores' }).getByRole('button', { name, exact: true })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar jogo' })
const login = (page: Page) => page.getByRole('dialog', { name: 'Entrar' })

test('a visitor starts nothing; a vendor of slots leads to its lobby [LCH-01] [LCH-06] [NAV-07] [NAV-08]', async ({ page }) => {
  await page.goto('/rng')
  await cover(page, 'Sete da Sorte').click()
  await expect(login(page)).toBeVisible()
  await expect(page).toHaveURL(/\/rng$/)
  await login(page).getByRole('button', { name: 'Fechar' }).click()
  await page.goto('/help')
  const entry = page.locator('[data-category="RNG"]')
  await entry.hover()
  await entry.getByRole('button', { name: /^Ipê/ }).click()
  await expect(page).toHaveURL(/\/rng\?page=IPE$/)
  expect(await page.evaluate(() => sessionStorage.getItem('gameVendor'))).toBe('IPE')
  await expect(vendor(page, 'Ipê')).toHaveAttribute('aria-pressed', 'true')
})

test('a member chooses from a vendor’s list, plays in a frame, and is told of maintenance [LCH-03] [LCH-04] [LCH-05] [NAV-09]', async ({
  page,
}) => {
  const site = await openSiteWithVendors(['VIVO', 'RIO'])
  try {
    await openAs(page, site, await newMember(site), '/')
    const entry = page.locator('[data-category="LIVE"]')
    await entry.hover()
    await entry.getByRole('button', { name: /^Mesa Viva/ }).click()
    const popup = page.getByRole('dialog', { name: 'Mesa Viva' })
    await expect(popup.locator('[data-node]')).toHaveCount(5)
    await popup.getByRole('button', { name: /^Jogar Roleta ao Vivo/ }).click()
    await expect(page).toHaveURL(/\/game\?vendor=VIVO&type=LIVE&code=roleta-ao-vivo$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Roleta ao Vivo' })).toBeVisible()
    await expect(page.frameLocator('iframe[title="Roleta ao Vivo"]').locator('#balance')).toBeVisible()
    await expect(page.getByRole('group', { name: 'Saldo' })).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('iframeUrl'))).toMatch(/^http:\/\/localhost:\d+\/play\?session=/)
    await page.getByRole('button', { name: 'Sair do jogo' }).click()
    await expect(page.locator('[data-rail="recent"]').getByRole('button', { name: /^Jogar Roleta ao Vivo/ })).toBeVisible()
    await site.sql("update lobby.vendors set state = 'maintenance' where code in ('VIVO', 'RIO')")
    // What cannot be opened is listed without anything to press, and leaves what the start puts forward.
    await expect(page.locator('[data-rail="recent"]')).toHaveCount(0)
    await entry.hover()
    await expect(entry.getByRole('button', { name: /^Mesa Viva/ })).toBeDisabled()
    await page.goto(`${site.url}/live`)
    await expect(page.getByRole('img', { name: 'Roleta ao Vivo, de Mesa Viva: em manutenção' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: /^Jogar/ })).toHaveCount(0)
    await expect(page.getByText('0 jogos')).toBeVisible()
    await page.goto(`${site.url}/game?vendor=RIO&type=FISH&code=rio-fundo`)
    await expect(page.getByRole('heading', { name: 'Jogo em manutenção' })).toBeVisible()
    await expect(page.getByText('Este jogo está em manutenção.')).toBeVisible()
    await page.goto(`${site.url}/game?vendor=RODA&type=PVP&code=truco`)
    await expect(page.getByRole('heading', { name: 'Este jogo não está aberto' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0)
    await page.goto(`${site.url}/game`)
    await expect(page.getByRole('heading', { name: 'Jogo não encontrado' })).toBeVisible()
  } finally {
    await site.stop()
  }
})

test('an agent who looks at vendors, a game, the centre and the wallet leaves every key of a visit but that of a forced change [BRD-19]', async ({
  page,
  vendorSite: site,
}) => {
  const account = await newMember(site)
  await site.sql('update member.members set type = 2 where account = $1', [account])
  await openAs(page, site, account, '/')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('index_notice'))).not.toBeNull()
  const slots = page.locator('[data-category="RNG"]')
  await slots.hover()
  await slots.getByRole('button', { name: /^Ipê/ }).click()
  await expect(page).toHaveURL(/\/rng\?page=IPE$/)
  await page.goto(`${site.url}/game?vendor=VIVO&type=LIVE&code=roleta-ao-vivo`)
  await expect(page.frameLocator('iframe[title="Roleta ao Vivo"]').locator('#balance')).toBeVisible()
  await page.goto(`${site.url}/noticePage`)
  await page.getByRole('button', { name: /^Abrir o menu de/ }).click()
  await page.getByRole('menuitem', { name: 'Central do agente' }).click()
  await page.getByRole('button', { name: 'Fechar a central do agente' }).click()
  await openEntry(page, 'transferFund')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('merchantWallet'))).toMatch(/^\{"isSingle":(true|false)\}$/)
  const keys =
    'token merchant merchantCode platform nickname account username customerId isAgent toUpline memberLabel gameVendor routers settings validate index_notice merchantWallet consolidated enableSalary enableContract iframeUrl'
  expect((await page.evaluate(() => Object.keys(sessionStorage))).toSorted()).toEqual(keys.split(' ').toSorted())
})

test('the cockfight has no page: its category launches its game [CKF-02] [CKF-03]', async ({ page, vendorSite: site }) => {
  await openAs(page, site, await newMember(site))
  const entry = page.locator('[data-category="COCKFIGHT"]')
  await expect(entry.getByRole('link')).toHaveCount(0)
  await entry.getByRole('button', { name: 'Galo virtual' }).first().click()
  await expect(page).toHaveURL(/\/seamless\?vendor=DS88&type=SPORTS&code=galo-virtual$/)
  await expect(page.frameLocator('iframe[title="Galo Virtual"]').locator('#balance')).toBeVisible()
})

test('the bottom header has logo, home, categories with their vendors, and promotions [NAV-01] [NAV-02] [NAV-03] [NAV-04] [NAV-05] [NAV-06] [NAV-10]', async ({
  page,
  vendorSite: site,
}) => {
  await page.goto(`${site.url}/help`)
  const bar = page.getByRole('navigation', { name: 'Principal' })
  await expect(bar.getByRole('link', { name: 'Tucano' })).toBeVisible()
  expect(
    await bar.locator('[data-category]').evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset['category'])),
  ).toEqual(['home', 'RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'FISH', 'PVP', 'LOTT', 'ELOTT', 'promotions'])
  const slots = bar.locator('[data-category="RNG"]')
  await slots.hover()
  const marks = slots.getByRole('list', { name: 'Provedores: Cassino' })
  await expect(marks.getByRole('button')).toHaveText([
    /Arara.*em alta/,
    'Boto',
    /Ipê.*em alta/,
    'Caju',
    'Mico',
    /Originais.*em alta/,
    'Simulador',
  ])
  const drawn = () => marks.locator('img').evaluateAll((images) => images.every((image) => (image as HTMLImageElement).naturalWidth > 0))
  await expect.poll(drawn).toBe(true)
  await expect(slots).toHaveAttribute('data-centred', 'false')
  const live = bar.locator('[data-category="LIVE"]')
  await live.hover()
  await expect(marks).toHaveCount(0)
  await expect(live).toHaveAttribute('data-centred', 'true')
  const [item, menu] = await Promise.all([live.boundingBox(), live.getByRole('list').boundingBox()])
  expect(Math.abs(item!.x + item!.width / 2 - (menu!.x + menu!.width / 2))).toBeLessThan(2)
  await page.keyboard.press('Escape')
  await expect(live.getByRole('list')).toHaveCount(0)
  await page.mouse.move(0, 500)
  await live.hover()
  await live.getByRole('button', { name: /^Mesa Viva/ }).click()
  await expect(login(page), 'without a session nothing is launched').toBeVisible()
  await login(page).getByRole('button', { name: 'Fechar' }).click()
  await bar.getByRole('link', { name: 'Promoções' }).click()
  await expect(page).toHaveURL(/\/promotions$/)
  await bar.getByRole('link', { name: 'Início' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test(
  'categories of which nothing can be opened are in no menu, and games of which nothing can be opened in no search',
  inWhole,
  async ({ page }) => {
    await page.goto('/rng')
    const bar = page.getByRole('navigation', { name: 'Principal' })
    const categories = bar.locator('[data-category]')
    await expect(categories).toHaveCount(3)
    expect(await categories.evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset['category']))).toEqual([
      'home',
      'RNG',
      'promotions',
    ])
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: /^(Ao vivo|Esportes|E-sports|Pescaria|PvP|Loteria|Sorteios)$/ }),
    ).toHaveCount(0)
    await search(page).fill('roleta')
    await expect(cards(page)).toHaveCount(1)
    await expect(cover(page, 'Roleta Europeia')).toBeVisible()
  },
)
