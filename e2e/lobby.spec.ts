import type { Page, Request } from '@playwright/test'
import { newMember, openAs } from './support/member.ts'
import { expect, test } from './support/site.ts'

const LIST = /\/(GCSGAME_gameList|game_menus)\?/
const cards = (page: Page) => page.getByRole('main').locator('[data-node]')
const cover = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name: new RegExp(`^Jogar ${name},`) })
const mode = (page: Page, name: string) => page.getByRole('group', { name: 'Quais jogos mostrar' }).getByRole('button', { name })
const vendor = (page: Page, name: string) => page.getByRole('list', { name: 'Provedores' }).getByRole('button', { name, exact: true })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar jogo' })
const kind = (page: Page) => page.getByRole('combobox', { name: 'Tipo de jogo' })
const leastBet = (page: Page) => page.getByRole('combobox', { name: 'Aposta mínima' })
const login = (page: Page) => page.getByRole('dialog', { name: 'Entrar' })

/** What the page has asked for games, oldest first. */
function listening(page: Page, pattern = LIST): URLSearchParams[] {
  const asked: URLSearchParams[] = []
  page.on('request', (request: Request) => {
    if (pattern.test(request.url()) && !request.url().includes('pageSize=1&')) asked.push(new URL(request.url()).searchParams)
  })
  return asked
}

test('a lobby begins with all games and loads twenty-four at a time [LOB-02] [LOB-03] [LOB-16]', async ({ page, site }) => {
  const asked = listening(page)
  await openAs(page, site, await newMember(site), '/rng')
  await expect(page.getByText('60 jogos')).toBeVisible()
  for (const name of ['Todos', 'Em alta', 'Favoritos', 'Recentes']) await expect(mode(page, name)).toBeVisible()
  await expect(mode(page, 'Todos')).toHaveAttribute('aria-pressed', 'true')
  expect(asked[0]?.get('pageSize')).toBe('24')
  expect(asked[0]?.get('gameType')).toBe('RNG')
  await cards(page).last().scrollIntoViewIfNeeded()
  await expect.poll(() => asked.map((query) => query.get('pageNo')).join()).toContain('2')
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(page.locator('[data-items]')).toHaveAttribute('data-items', '60', { timeout: 1000 })
  }).toPass({ timeout: 20_000 })
  await expect(cover(page, 'Keno')).toBeVisible()
})

test('another mode or vendor begins anew: page one, no search, no kind, no least bet [LOB-06] [LOB-07] [LOB-08] [LOB-09] [LOB-11]', async ({
  page,
  site,
}) => {
  await openAs(page, site, await newMember(site), '/rng')
  const asked = listening(page)
  const narrow = async (): Promise<void> => {
    await search(page).fill('o')
    await kind(page).selectOption('Slots')
    await leastBet(page).selectOption({ label: 'A partir de R$ 0,10' })
    await expect.poll(() => asked.at(-1)?.get('minBet')).toBe('10')
    await expect.poll(() => asked.at(-1)?.get('gameName')).toBe('o')
    expect(asked.at(-1)?.get('gameClassify')).toBe('SC')
  }
  const begun = async (): Promise<void> => {
    await expect(search(page)).toHaveValue('')
    await expect(kind(page)).toHaveValue('')
    await expect(leastBet(page)).toHaveValue('0')
  }
  await narrow()
  await vendor(page, 'Boto').click()
  await begun()
  await expect.poll(() => asked.at(-1)?.get('vassalage')).toBe('BOT')
  expect(['pageNo', 'minBet', 'gameName', 'gameClassify'].map((name) => asked.at(-1)?.get(name))).toEqual(['1', null, null, null])
  await expect(page.getByText('8 jogos')).toBeVisible()
  for (const name of ['Todos', 'Em alta', 'Favoritos', 'Recentes']) await expect(mode(page, name)).toHaveAttribute('aria-pressed', 'false')
  await narrow()
  await mode(page, 'Todos').click()
  await begun()
  await expect(page.getByText('60 jogos')).toBeVisible()
  await expect(page.locator('[data-items]')).toHaveAttribute('data-items', '24')
  await expect(vendor(page, 'Boto')).toHaveAttribute('aria-pressed', 'false')
})

test('hot games are one page, asked for as a web browser [LOB-10] [LOB-20]', async ({ page }) => {
  const asked = listening(page, /hotGamesV2/)
  await page.goto('/rng')
  await mode(page, 'Em alta').click()
  await expect(cover(page, 'Foguete')).toBeVisible()
  await expect(cards(page)).toHaveCount(8)
  await page.keyboard.press('End')
  await expect(cards(page)).toHaveCount(8)
  expect(asked.length).toBe(1)
  expect(Object.fromEntries(asked[0]!)).toMatchObject({
    clientType: '3',
    isPlatform: '2',
    merchantCode: 'tucano',
    platform: 'flash,html5-desktop',
  })
})

test('favourites, recent games and hearts open the login for a visitor [LOB-04] [LOB-05]', async ({ page }) => {
  await page.goto('/rng')
  await expect(cover(page, 'Sete da Sorte')).toBeVisible()
  for (const press of [mode(page, 'Favoritos'), mode(page, 'Recentes'), page.getByRole('button', { name: /^Guardar Sete da Sorte/ })]) {
    await press.click()
    await expect(login(page)).toBeVisible()
    await login(page).getByRole('button', { name: 'Fechar' }).click()
    await expect(login(page)).toHaveCount(0)
    await expect(mode(page, 'Todos')).toHaveAttribute('aria-pressed', 'true')
  }
})

test('kinds and least bets can be chosen, and a search that finds nothing says so [LOB-17] [LOB-18]', async ({ page }) => {
  await page.goto('/rng')
  await expect(kind(page).getByRole('option')).toHaveText(['Todos os tipos', 'Slots', 'Vídeo pôquer', 'Jackpot', 'Mesas', 'Arcade'])
  expect(
    await kind(page)
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value)),
  ).toEqual(['', 'SC', 'VP', 'JP', 'TG', 'AC'])
  const bets = (await leastBet(page).getByRole('option').allTextContents()).map((text) => text.replace(/\s/g, ' '))
  expect(bets).toEqual(['Qualquer aposta', ...['0,01', '0,05', '0,10', '0,50', '0,75'].map((bet) => `A partir de R$ ${bet}`)])
  await search(page).fill('onca')
  await expect(cards(page)).toHaveCount(1)
  await search(page).fill('jogo que ninguém fez')
  await expect(page.getByRole('heading', { name: 'Nenhum jogo com esse nome' })).toBeVisible()
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(page.getByText('60 jogos')).toBeVisible()
})

test('the heart is outlined or filled, turns at once, and turns back when the call fails [LOB-14] [LOB-15]', async ({ page, site }) => {
  await openAs(page, site, await newMember(site), '/rng')
  const heart = page.getByRole('button', { name: /Sete da Sorte (n|d)os favoritos/ })
  const fill = () => heart.locator('svg').getAttribute('fill')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  expect(await fill()).toBe('none')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(await fill()).toBe('currentColor')
  // Pressed twice more before the first answer: the calls follow each other, and the last wish holds.
  const calls: string[] = []
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/MCSFE_getFavoriteGames*', async (route) => {
    calls.push(route.request().method())
    await held
    await route.continue()
  })
  for (let times = 0; times < 3; times++) await heart.click()
  expect(calls).toEqual(['DELETE'])
  release()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.unroute('**/MCSFE_getFavoriteGames*')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await mode(page, 'Favoritos').click()
  await expect(cards(page)).toHaveCount(1)
  await page.route('**/MCSFE_getFavoriteGames?*', (route) => (route.request().method() === 'DELETE' ? route.abort() : route.continue()))
  await heart.click()
  await expect(page.getByText(/conexão/i)).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.unroute('**/MCSFE_getFavoriteGames?*')
  await heart.click()
  await expect(page.getByRole('heading', { name: 'Nenhum favorito ainda' })).toBeVisible()
  await mode(page, 'Recentes').click()
  await expect(page.getByRole('heading', { name: 'Nada aberto por aqui ainda' })).toBeVisible()
})

test('more than eight vendors scroll with arrows, eight at a time [LOB-12] [LOB-13]', async ({ page, site }) => {
  await page.goto('/fish')
  await expect(page.getByRole('button', { name: 'Próximos provedores' })).toHaveCount(0)
  await site.sql(`insert into lobby.vendors (code, name, account_type_id, account_type_name, theme)
    select 'FX' || n, 'Peixe ' || n, 9000 + n, 'FX' || n, '{"ground":"#0a4a72","main":"#34b3d3","spark":"#ffb52e","hero":"fish"}' from generate_series(1, 11) n`)
  await site.sql(`insert into lobby.cards (vendor, game_type, place) select 'FX' || n, 'FISH', 100 + n from generate_series(1, 11) n`)
  try {
    const next = page.getByRole('button', { name: 'Próximos provedores' })
    await next.waitFor()
    const strip = page.getByRole('list', { name: 'Provedores' })
    const widths = await strip.evaluate((list) => ({ list: list.clientWidth - 8, vendor: list.lastElementChild!.clientWidth }))
    expect(Math.round(widths.list / (widths.vendor + 8))).toBe(8)
    await expect(vendor(page, 'Peixe 11')).not.toBeInViewport()
    await next.click()
    await expect(vendor(page, 'Peixe 11')).toBeInViewport()
    await expect(next).toBeDisabled()
    await page.getByRole('button', { name: 'Provedores anteriores' }).click()
    await expect(vendor(page, 'Rio Fundo')).toBeInViewport()
  } finally {
    await site.sql(`delete from lobby.cards where vendor like 'FX%'`)
  }
})

test('games that do not come say so, and come on another try', async ({ page }) => {
  await page.route(LIST, (route) => (route.request().url().includes('gameType=LIVE') ? route.abort() : route.continue()))
  await page.goto('/live')
  await expect(page.getByRole('heading', { name: 'Os jogos não chegaram' })).toBeVisible()
  await page.unroute(LIST)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(cover(page, 'Roleta ao Vivo')).toBeVisible()
})

test('a visitor starts nothing; a vendor of slots leads to its lobby [LCH-01] [LCH-06] [NAV-07] [NAV-08]', async ({ page }) => {
  await page.goto('/rng')
  await cover(page, 'Sete da Sorte').click()
  await expect(login(page)).toBeVisible()
  await expect(page).toHaveURL(/\/rng$/)
  await login(page).getByRole('button', { name: 'Fechar' }).click()
  await page.goto('/')
  const entry = page.locator('[data-category="RNG"]')
  await entry.hover()
  await entry.getByRole('button', { name: /^Ipê/ }).click()
  await expect(page).toHaveURL(/\/rng\?page=IPE$/)
  expect(await page.evaluate(() => sessionStorage.getItem('gameVendor'))).toBe('IPE')
  await expect(vendor(page, 'Ipê')).toHaveAttribute('aria-pressed', 'true')
  await page.locator('[data-category="LIVE"]').hover()
  await page
    .locator('[data-category="LIVE"]')
    .getByRole('button', { name: /^Mesa Viva/ })
    .click()
  await expect(login(page)).toBeVisible()
})

test('a member chooses from a vendor’s list, plays in a frame, and is told of maintenance [LCH-03] [LCH-04] [LCH-05] [NAV-09]', async ({
  page,
  site,
}) => {
  await site.sql(`update lobby.vendors set launch_url = '/helpmc' where code = 'VIVO'`)
  await openAs(page, site, await newMember(site), '/')
  await page.locator('[data-category="LIVE"]').hover()
  await page
    .locator('[data-category="LIVE"]')
    .getByRole('button', { name: /^Mesa Viva/ })
    .click()
  const popup = page.getByRole('dialog', { name: 'Mesa Viva' })
  await expect(popup.locator('[data-node]')).toHaveCount(5)
  await popup.getByRole('button', { name: /^Jogar Roleta ao Vivo/ }).click()
  await expect(page).toHaveURL(/\/game\?vendor=VIVO&type=LIVE&code=roleta-ao-vivo$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Roleta ao Vivo' })).toBeVisible()
  await expect(page.frameLocator('iframe[title="Roleta ao Vivo"]').getByRole('heading', { name: 'Central de ajuda' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Saldo' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('iframeUrl'))).toContain('/helpmc?game=roleta-ao-vivo')
  await page.getByRole('button', { name: 'Sair do jogo' }).click()
  await expect(page.locator('[data-rail="recent"]').getByRole('button', { name: /^Jogar Roleta ao Vivo/ })).toBeVisible()
  await page.goto('/game?vendor=RIO&type=FISH&code=rio-fundo')
  await expect(page.getByRole('heading', { name: 'Jogo em manutenção' })).toBeVisible()
  await expect(page.getByText('Este jogo está em manutenção.')).toBeVisible()
  await page.goto('/game')
  await expect(page.getByRole('heading', { name: 'Qual jogo?' })).toBeVisible()
})

test('the cockfight has no page: its category launches its game [CKF-02] [CKF-03]', async ({ page, site }) => {
  await openAs(page, site, await newMember(site), '/')
  const entry = page.locator('[data-category="COCKFIGHT"]')
  await expect(entry.getByRole('link')).toHaveCount(0)
  await entry.getByRole('button', { name: 'Galo virtual' }).click()
  await expect(page).toHaveURL(/\/seamless\?vendor=DS88&type=SPORTS&code=galo-virtual$/)
  await expect(page.getByRole('heading', { name: 'Jogo em manutenção' })).toBeVisible()
})

test('lottery games go to the lottery, and their favourites stay in this browser by user name [LCH-02] [LOT-03] [LOT-07]', async ({
  page,
  site,
}) => {
  const account = await newMember(site)
  await openAs(page, site, account, '/elott')
  await expect(page.getByRole('button', { name: /^Abrir o menu de/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Rápidas' })).toBeVisible()
  await page.getByRole('button', { name: /^Guardar Bichos da Mata/ }).click()
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('LOTTFAV'))) ?? '')).toEqual({ [account]: ['bichos-da-mata'] })
  await mode(page, 'Favoritos').click()
  await expect(cards(page)).toHaveCount(1)
  await page.reload()
  await mode(page, 'Favoritos').click()
  await expect(cards(page)).toHaveCount(1)
  await cover(page, 'Bichos da Mata').click()
  await expect(page).toHaveURL(/\/lottery\?gameCode=bichos-da-mata&vendor=ELOTT$/)
})

test('the bottom header has logo, home, categories with their vendors, and promotions [NAV-01] [NAV-02] [NAV-03] [NAV-04] [NAV-05] [NAV-06] [NAV-10]', async ({
  page,
}) => {
  await page.goto('/help')
  const bar = page.getByRole('navigation', { name: 'Principal' })
  await expect(bar.getByRole('link', { name: 'Tucano' })).toBeVisible()
  expect(
    await bar.locator('[data-category]').evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset['category'])),
  ).toEqual(['home', 'RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'FISH', 'PVP', 'LOTT', 'ELOTT', 'promotions'])
  const slots = bar.locator('[data-category="RNG"]')
  await slots.hover()
  const marks = slots.getByRole('list', { name: 'Provedores: Slots' })
  await expect(marks.getByRole('button')).toHaveText([/Arara.*em alta/, 'Boto', /Ipê.*em alta/, 'Caju', 'Mico', /Originais.*em alta/])
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
  await bar.getByRole('link', { name: 'Promoções' }).click()
  await expect(page).toHaveURL(/\/promotions$/)
  await bar.getByRole('link', { name: 'Início' }).click()
  await expect(page).toHaveURL(/\/$/)
})
