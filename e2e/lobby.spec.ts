import type { Page, Request } from '@playwright/test'
import { newMember, openAs } from './support/member.ts'
import { expect, openSite, test } from './support/site.ts'
import { openSiteWithVendors } from './support/vendor.ts'
import { inWhole } from './support/whole.ts'

const LIST = /\/(GCSGAME_gameList|game_menus)\?/
const cards = (page: Page) => page.getByRole('main').locator('[data-node]')
const cover = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name: new RegExp(`^Jogar ${name},`) })
const mode = (page: Page, name: string) => page.getByRole('group', { name: 'Quais jogos mostrar' }).getByRole('button', { name })
const vendor = (page: Page, name: string) => page.getByRole('list', { name: 'Provedores' }).getByRole('button', { name, exact: true })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar jogo' })
const kinds = (page: Page) => page.getByRole('group', { name: 'Tipo de jogo' })
const kind = (page: Page, name: string) => kinds(page).getByRole('button', { name, exact: true })
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
    await kind(page, 'Slots').click()
    await leastBet(page).selectOption({ label: 'A partir de R$ 0,10' })
    await expect.poll(() => asked.at(-1)?.get('minBet')).toBe('10')
    await expect.poll(() => asked.at(-1)?.get('gameName')).toBe('o')
    expect(asked.at(-1)?.get('gameClassify')).toBe('SC')
  }
  const begun = async (): Promise<void> => {
    await expect(search(page)).toHaveValue('')
    await expect(kind(page, 'Tudo')).toHaveAttribute('aria-pressed', 'true')
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

test('hot games are one page however many they are, asked for as a web browser [LOB-10] [LOB-20]', async ({ page }) => {
  const site = await openSite()
  // More than a page of any other list has.
  await site.sql("update lobby.games set hot_place = place where game_type = 'RNG'")
  const asked = listening(page, /hotGamesV2/)
  const others = listening(page)
  await page.goto(`${site.url}/rng`)
  await mode(page, 'Em alta').click()
  const all = page.locator('[data-items]')
  await expect(all).toHaveAttribute('data-items', '60')
  const before = others.length
  await page.keyboard.press('End')
  await expect(cover(page, 'Foguete')).toBeVisible()
  await expect(all).toHaveAttribute('data-items', '60')
  expect([asked.length, others.length - before]).toEqual([1, 0])
  expect(Object.fromEntries(asked[0]!)).toMatchObject({
    clientType: '3',
    isPlatform: '2',
    merchantCode: 'tucano',
    platform: 'flash,html5-desktop',
  })
  await site.stop()
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
  await expect(kinds(page).getByRole('button')).toHaveText(['Tudo', 'Slots', 'Vídeo pôquer', 'Jackpot', 'Mesas', 'Crash e originais'])
  const games = {
    Slots: ['SC', 43],
    'Vídeo pôquer': ['VP', 3],
    Jackpot: ['JP', 4],
    Mesas: ['TG', 4],
    'Crash e originais': ['AC', 6],
  } as const
  for (const [name, [code, count]] of Object.entries(games)) {
    await kind(page, name).click()
    await expect(page).toHaveURL(`/rng?kind=${code}`)
    await expect(page.getByText(`${count} jogos`)).toBeVisible()
  }
  // What was typed stays from kind to kind, and goes when another kind comes from outside.
  await search(page).fill('keno')
  await kind(page, 'Mesas').click()
  await expect(page.getByRole('heading', { name: 'Nenhum jogo com esse nome' })).toBeVisible()
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(page).toHaveURL('/rng')
  await page.goBack()
  await expect(page.getByText('4 jogos')).toBeVisible()
  await kind(page, 'Tudo').click()
  const bets = (await leastBet(page).getByRole('option').allTextContents()).map((text) => text.replace(/\s/g, ' '))
  expect(bets).toEqual(['Qualquer aposta', ...['0,01', '0,05', '0,10', '0,50', '0,75'].map((bet) => `A partir de R$ ${bet}`)])
  await search(page).fill('onca')
  await expect(cards(page)).toHaveCount(1)
  await search(page).fill('jogo que ninguém fez')
  await expect(page.getByRole('heading', { name: 'Nenhum jogo com esse nome' })).toBeVisible()
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(page.getByText('60 jogos')).toBeVisible()
})

test('the heart is outlined or filled, turns at once, and turns back when the call fails [LOB-14]', async ({ page, site }) => {
  await openAs(page, site, await newMember(site), '/rng')
  const heart = page.getByRole('button', { name: /Sete da Sorte (n|d)os favoritos/ })
  const fill = () => heart.locator('svg').getAttribute('fill')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  expect(await fill()).toBe('none')
  const added = page.waitForResponse(
    (response) => response.url().includes('MCSFE_getFavoriteGames') && response.request().method() === 'POST',
  )
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await added
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
  await expect.poll(() => calls).toEqual(['DELETE'])
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
  await expect(page.getByRole('heading', { name: 'Nenhum jogo recente' })).toBeVisible()
})

test('a favourite’s id is added or removed in the page after the call, without reading the list again, and not when the call is refused [LOB-15]', async ({
  page,
  site,
}) => {
  const asked: string[] = []
  const answered: string[] = []
  page.on('request', (request) => request.url().includes('MCSFE_getFavoriteGames') && asked.push(request.method()))
  page.on('response', (response) => response.url().includes('MCSFE_getFavoriteGames') && answered.push(response.request().method()))
  await openAs(page, site, await newMember(site), '/')
  await expect.poll(() => answered).toContain('GET')
  const heart = (rail: string) => page.locator(`[data-rail="${rail}"]`).getByRole('button', { name: /Onça de Ouro (n|d)os favoritos/ })
  await heart('featured').scrollIntoViewIfNeeded()
  await expect(heart('featured')).toHaveAttribute('aria-pressed', 'false')
  asked.length = 0
  await heart('featured').click()
  await expect.poll(() => answered).toContain('POST')
  // The same game elsewhere in the page, and on a page that is opened now, know it without asking.
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Cassino' }).click()
  const inLobby = page.getByRole('main').getByRole('button', { name: /Onça de Ouro (n|d)os favoritos/ })
  await expect(inLobby).toHaveAttribute('aria-pressed', 'true')
  expect(asked).toEqual(['POST'])
  await inLobby.click()
  await expect.poll(() => answered).toContain('DELETE')
  await expect(inLobby).toHaveAttribute('aria-pressed', 'false')
  await page.route('**/MCSFE_getFavoriteGames', (route) =>
    route.fulfill({ json: { success: false, value: null, message: null, errorCode: 'favourite.limit' } }),
  )
  await inLobby.click()
  await expect(page.getByText(/favoritos/i).last()).toBeVisible()
  await expect(inLobby).toHaveAttribute('aria-pressed', 'false')
  expect(asked).toEqual(['POST', 'DELETE', 'POST'])
})

test('more than eight vendors scroll with arrows, eight at a time [LOB-12] [LOB-13]', async ({ page }) => {
  const site = await openSiteWithVendors(['RIO', 'SIM'])
  try {
    await page.goto(`${site.url}/fish`)
    await expect(page.getByRole('heading', { level: 1, name: 'Pescaria' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Próximos provedores' })).toHaveCount(0)
    await site.sql(`insert into lobby.vendors (code, name, account_type_id, account_type_name, theme)
      select 'FX' || n, 'Peixe ' || n, 9000 + n, 'FX' || n, '{"ground":"#0a4a72","main":"#34b3d3","spark":"#ffb52e","hero":"fish"}' from generate_series(1, 11) n`)
    await site.sql(`insert into lobby.cards (vendor, game_type, place) select 'FX' || n, 'FISH', 100 + n from generate_series(1, 11) n`)
    await site.sql(`insert into lobby.games (vendor, game_type, code, name, name_en, min_bet, theme, place)
      select 'FX' || n, 'FISH', 'peixe-' || n, 'Peixe ' || n, 'Fish ' || n, 1, theme, 9000 + n from lobby.games, generate_series(1, 11) n where code = 'rio-fundo'`)
    const next = page.getByRole('button', { name: 'Próximos provedores' })
    await expect(next, 'nothing opens their games yet').toHaveCount(0)
    await site.sql(`insert into lobby.integrations (vendor, shape, api_url, public_key, our_public_key, our_private_key)
      select 'FX' || n, shape, api_url, public_key, our_public_key, our_private_key from lobby.integrations, generate_series(1, 11) n where vendor = 'RIO'`)
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
    await site.stop()
  }
})

test('games that do not come say so, and come on another try', inWhole, async ({ page }) => {
  await page.route(LIST, (route) => (route.request().url().includes('gameType=RNG') ? route.abort() : route.continue()))
  await page.goto('/rng')
  await expect(page.getByRole('heading', { name: 'Não foi possível carregar os jogos' })).toBeVisible()
  await page.unroute(LIST)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(cover(page, 'Sete da Sorte')).toBeVisible()
})
