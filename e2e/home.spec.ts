import type { Page } from '@playwright/test'
import { connect } from '@tucano/database'
import { openAccount } from '@tucano/ledger'
import { KnownPlays } from '../server/src/testing/known-plays.ts'
import { newBetId } from '../server/src/betting/bet.ts'
import { openMetrics } from '../server/src/platform/metrics.ts'
import { type BookMatch, addMatch, openBook, setOdds } from './support/book.ts'
import { expect, openSite, test } from './support/site.ts'
import type { Site } from './support/site.ts'
import { ELSEWHERE, openSiteWithVendors } from './support/vendor.ts'

const rail = (page: Page, name: string) => page.locator(`[data-rail="${name}"]`)
const section = (page: Page, name: string) => page.locator(`[data-section="${name}"]`)

/** The jackpot as it is said, in minor units. */
const jackpot = async (page: Page): Promise<bigint> =>
  BigInt(((await page.locator('[data-jackpot]').textContent()) ?? '').replace(/\D/g, ''))

test('the jackpot turns its digits by the clock, in the brand’s currency [HOM-01] [HOM-02] [HOM-03] [HOM-04] [HOM-05]', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await page.goto('/')
  const card = page.getByRole('region', { name: 'Jackpot progressivo' })
  await expect(card.locator('[data-symbol]')).toHaveText('R$')
  await expect(page.locator('[data-jackpot]')).toHaveText(/R\$\s\d/)
  const [pool] = await site.sql<{ value: string }>(
    'select seed + growth * floor(extract(epoch from clock_timestamp() - started_at) * 1000 / every_ms)::bigint as value from jackpot.pools',
  )
  // From here on the page's time passes only when it is told to.
  await page.clock.pauseAt(Date.now() + 5000)
  const first = await jackpot(page)
  expect(Math.abs(Number(first - BigInt(pool!.value)))).toBeLessThanOrEqual(10 * 165_11)
  await page.clock.fastForward(3000)
  await expect.poll(() => jackpot(page)).toBe(first + 165_11n)
  await page.clock.fastForward(30_000)
  await expect.poll(() => jackpot(page)).toBe(first + 11n * 165_11n)
  const heights = await card
    .locator('[data-digit]')
    .evaluateAll((digits) => [...new Set(digits.map((digit) => digit.getBoundingClientRect().height))])
  expect(heights).toEqual([78])
})

async function showsRail(page: Page, name: string, count: string, href: string): Promise<void> {
  await rail(page, name).scrollIntoViewIfNeeded()
  await expect(rail(page, name).getByRole('heading')).toContainText(count)
  await expect(rail(page, name).getByRole('link', { name: 'Ver todos' })).toHaveAttribute('href', href)
  await expect(rail(page, name).locator('[data-node]').first()).toBeVisible()
}

test('live tables, sports and e-sports have sections, and pages of games the banners of their own groups, while a vendor has them; what is claimed is what can be played [HOM-13] [HOM-14] [HOM-15] [HOM-27] [HOM-28] [BNR-03] [BNR-04] [BNR-05] [BNR-06] [BNR-07] [BNR-08]', async ({
  page,
}) => {
  const site = await openSiteWithVendors(ELSEWHERE)
  const claim = section(page, 'quality').locator('[data-claim="counts"]')
  const near = () => page.locator('[data-near="pair"]').scrollIntoViewIfNeeded()
  const banners = page.getByRole('region', { name: 'Destaques' })
  try {
    for (const [path, picture] of [
      ['/live', 'live'],
      ['/fish', 'fish'],
      ['/pvp', 'pvp'],
      ['/sports', 'sports'],
      ['/esports', 'esports'],
      ['/elott', 'lottery'],
    ] as const) {
      await page.goto(`${site.url}${path}`)
      await expect(banners.locator('img').first()).toHaveAttribute('src', `/brand/banners/${picture}.svg`)
    }
    await page.goto(site.url)
    await near()
    await expect(claim).toHaveText('6 modalidades esportivas e 100 jogos de cassino')
    await showsRail(page, 'LIVE', '5', '/live')
    // Whoever comes near is shown matches of the book, and what vendors have where it has none.
    await page.locator('[data-near="SPORTS"]').scrollIntoViewIfNeeded()
    await expect(rail(page, 'SPORTS').locator('[data-node]').first()).toBeVisible()
    await showsRail(page, 'SPORTS', '6', '/sports')
    await page.locator('[data-near="ESPORTS"]').scrollIntoViewIfNeeded()
    await expect(rail(page, 'ESPORTS').locator('[data-node]').first()).toBeVisible()
    await showsRail(page, 'ESPORTS', '4', '/esports')
    const more = (vendor: string, type: string, count: number) =>
      site.sql(`insert into lobby.games (vendor, game_type, code, name, name_en, min_bet, theme, place)
        select '${vendor}', '${type}', 'mais-' || n, 'Mais ' || n, 'More ' || n, 1, theme, 9000 + n from lobby.games, generate_series(1, ${count}) n where code = 'futebol'`)
    await more('GOL', 'SPORTS', 134)
    await more('VIVO', 'LIVE', 4923)
    await page.goto(site.url)
    await expect(banners.getByText('Domingo é dia de arquibancada')).toBeAttached()
    // What changes from now on is told to the page.
    await expect(page.locator('html')).toHaveAttribute('data-live', 'on')
    await near()
    await expect(claim).toHaveText('Mais de 140 modalidades esportivas e 5.000+ jogos de cassino')
    await site.sql("delete from lobby.integrations where vendor in ('GOL', 'VIVO')")
    await expect(claim).toHaveText('95 jogos de cassino')
    await expect(rail(page, 'LIVE')).toHaveCount(0)
    await expect(rail(page, 'SPORTS')).toHaveCount(0)
    await expect(page.getByText('Domingo é dia de arquibancada')).toHaveCount(0)
  } finally {
    await site.stop()
  }
})

test('matches of the book stand in the sections of sports and e-sports, with their counts and prices that change where they stand; one that is pressed lies on the slip, and the search leads to a match [HOM-14] [HOM-15]', async ({
  page,
}) => {
  const site = await openSiteWithVendors(ELSEWHERE)
  try {
    await openBook(site)
    const [first, second] = [await addMatch(site), await addMatch(site)]
    await addMatch(site, { state: 'not_started', startsInMinutes: 30 })
    const map = await addMatch(site, { isESport: true })
    for (const match of [first, second]) await setOdds(site, match, { market: 1 }, { 1: 2100, 2: 3300, 3: 3600 })
    await setOdds(site, map, { market: 186 }, { 4: 1800, 5: 2000 })
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const ofSports = (): string[] => requests.filter((url) => /\/wps\/sports\//.test(url))
    await page.clock.install()
    await page.goto(site.url)
    await rail(page, 'featured').scrollIntoViewIfNeeded()
    expect(ofSports()).toEqual([])
    const price = (match: BookMatch, name: string) =>
      page.locator(`[data-match="${match.urn}"]`).getByRole('button', { name: new RegExp(`^${name}, `) })
    await page.locator('[data-near="SPORTS"]').scrollIntoViewIfNeeded()
    await expect(rail(page, 'SPORTS').getByRole('heading')).toHaveText('Esportes 2 ao vivo1 a seguir')
    await expect(rail(page, 'SPORTS').getByRole('link', { name: 'Ver todos' })).toHaveAttribute('href', '/sports')
    await expect(rail(page, 'SPORTS').locator('[data-match]')).toHaveCount(3)
    await expect(price(first, first.home)).toHaveText(/2,10$/)
    await setOdds(site, first, { market: 1 }, { 1: 1900, 2: 3400, 3: 3900 })
    await page.clock.fastForward(31_000)
    await expect(price(first, first.home)).toHaveText(/1,90$/)
    await expect(price(first, first.home).locator('[data-moved="down"]')).toBeAttached()
    await page.locator('[data-near="ESPORTS"]').scrollIntoViewIfNeeded()
    await expect(rail(page, 'ESPORTS').getByRole('heading')).toHaveText('E-sports 1 ao vivo0 a seguir')
    await price(map, map.away).click()
    await page.getByRole('link', { name: '1 seleção no bilhete: abrir' }).click()
    await expect(page).toHaveURL(`${site.url}/esports`)
    await expect(page.locator('[data-slip]')).toHaveAttribute('data-slip', '1')
    await page.getByRole('banner').getByRole('button', { name: 'Buscar jogo' }).click()
    const dialog = page.getByRole('dialog', { name: 'Buscar jogo' })
    await dialog.getByRole('searchbox').fill(`${second.away.toLowerCase()} x ${second.home.toUpperCase()}`)
    await page.clock.fastForward(1000)
    await expect(dialog.getByRole('list', { name: 'Jogos', exact: true }).getByRole('link')).toHaveCount(1)
    await dialog.getByRole('searchbox').press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: `${second.home} x ${second.away}` })).toBeAttached()
  } finally {
    await site.stop()
  }
})

test('the start has every section, with what is true behind it; notices pass by, stop under the pointer, and open [HOM-06] [HOM-07] [HOM-08] [HOM-09] [HOM-12] [HOM-16] [HOM-17] [HOM-18] [HOM-21] [HOM-22] [HOM-23] [HOM-24] [HOM-25] [HOM-26]', async ({
  page,
}) => {
  await test.step('sections', async () => {
    await page.goto('/')
    await rail(page, 'featured').scrollIntoViewIfNeeded()
    await expect(rail(page, 'featured').getByRole('button', { name: /^Jogar Coroa do Pantanal/ })).toBeVisible()
    await rail(page, 'recommended').scrollIntoViewIfNeeded()
    await expect(rail(page, 'recommended').locator('[data-node]')).toHaveCount(20)
    const named = (name: string) =>
      rail(page, name)
        .locator('[data-node]')
        .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-node')))
    const recommended = await named('recommended')
    await showsRail(page, 'SC', '43', '/rng?kind=SC')
    const slots = await named('SC')
    expect(slots).toHaveLength(14)
    expect(slots.filter((game) => recommended.includes(game))).toEqual([])
    await showsRail(page, 'TG', '4', '/rng?kind=TG')
    await showsRail(page, 'AC', '6', '/rng?kind=AC')
    for (const closed of ['LIVE', 'SPORTS', 'ESPORTS']) await expect(rail(page, closed)).toHaveCount(0)
    const places = page.getByRole('region', { name: 'Escolha por onde começar' }).getByRole('link')
    await expect(places).toHaveText([/^Slots/, /^Vídeo pôquer/, /^Jackpot/, /^Mesas/, /^Crash e originais/])
    await page.locator('[data-near="pair"]').scrollIntoViewIfNeeded()
    await expect(page.locator('[data-time="deposit"]')).toContainText('Ainda sem registros')
    const quality = section(page, 'quality')
    await expect(quality).toContainText('criptografia de 128 bits')
    await expect(quality).toContainText('24 horas por dia, 7 dias por semana')
    await expect(quality.locator('[data-claim="counts"]')).toHaveText('60 jogos de cassino')
    await page.locator('[data-near="foot"]').scrollIntoViewIfNeeded()
    await expect(section(page, 'how').getByRole('listitem')).toHaveText([/Cadastre-se/, /Jogue/, /Ganhe/])
    await section(page, 'app').scrollIntoViewIfNeeded()
    await expect(section(page, 'app').getByRole('img', { name: 'Aponte a câmera' })).toBeVisible()
    await expect(section(page, 'providers').getByRole('listitem')).toHaveCount(6)
    await expect(section(page, 'payments').getByRole('listitem')).toHaveText(['Pix', 'Transferência bancária'])
    await expect(page.getByRole('main').getByRole('button', { name: 'Criar conta' })).toHaveCount(1)
  })
  await test.step('notices', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.evaluate(() => scrollTo(0, 0))
    const ticker = page.locator('[data-ticker]')
    const title = ticker.getByRole('button').first()
    await expect(title).toBeVisible()
    expect((await title.boundingBox())?.height).toBe(42)
    const track = ticker.locator('[data-track]')
    const before = await track.evaluate((element) => element.getBoundingClientRect().x)
    const running = await track.evaluate((element) => getComputedStyle(element).animationPlayState)
    expect(running).toBe('running')
    await expect.poll(() => track.evaluate((element) => element.getBoundingClientRect().x)).toBeLessThan(before)
    await ticker.hover()
    await expect.poll(() => track.evaluate((element) => getComputedStyle(element).animationPlayState)).toBe('paused')
    const name = await title.textContent()
    await title.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByRole('heading', { name: name ?? '', exact: true })).toBeVisible()
  })
})

/** Lets a demo member play a round of real money. */
async function play(site: Site, payout: bigint): Promise<void> {
  const { db, pool } = connect({ url: site.databaseUrl, connections: 3, onError: () => undefined })
  const plays = new KnownPlays({ db, pool, metrics: openMetrics() })
  try {
    const [member] = await site.sql<{ id: string }>("select id from member.members where account = 'bruno'")
    const pocket = await openAccount(db, { memberId: BigInt(member!.id), pocket: 'cash', currency: 'BRL' })
    const round = { product: 'RNG', vendor: 'TUC', game: 'foguete', inputs: 'e2e', stake: 100n, payout, transcript: Buffer.of() }
    await plays.play({ id: newBetId(), pocket, ...round })
  } finally {
    await plays.stop()
    await pool.end()
  }
}

test('winners slide in as they win, and times are the average of real ones [HOM-10] [HOM-19] [HOM-20]', async ({ page }) => {
  const site = await openSite()
  await site.sql(`insert into cashier.deposits (id, member_id, method, kind, amount, currency, state, created_at, expires_at, done_at, paid, fee, posting_id)
    select gen_random_uuid(), id, 'pix', 'pix', 1000, 'BRL', 'credited', now() - interval '30 s', now() + interval '30 min', now() - interval '18 s', 1000, 0, 1
    from member.members where account = 'ana'`)
  await site.sql(`with payee as (
      insert into cashier.payees (id, member_id, kind, sealed, masked, print, holder, usable_at)
      select gen_random_uuid(), id, 'pix', '\\x00', '•••', '\\x00', 'Ana', now() from member.members where account = 'ana' returning id, member_id)
    insert into cashier.withdrawals (id, member_id, payee_id, method, kind, amount, currency, state, hold_id, created_at, done_at)
    select gen_random_uuid(), member_id, id, 'pix', 'pix', 1000, 'BRL', 'paid', 1, now() - interval '10 min', now() - interval '5 min 20 s' from payee`)
  await page.goto(site.url)
  await page.locator('[data-near="pair"]').scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: 'Nenhum prêmio ainda hoje' })).toBeVisible()
  await expect(page.locator('[data-time="deposit"]')).toContainText('12 s')
  await expect(page.locator('[data-time="withdrawal"]')).toContainText('4 min 40 s')
  await expect(page.locator('html')).toHaveAttribute('data-live', 'on')
  await play(site, 123_456n)
  const board = page.getByRole('list', { name: 'Últimos ganhadores' })
  await expect(board.getByRole('listitem')).toHaveText([/Br\*\*\*Foguete\s*R\$\s1\.234,56\s*1234× a aposta/])
  await play(site, 700n)
  await expect(board.getByRole('listitem')).toHaveText([/R\$\s7,00/, /R\$\s1\.234,56/])
  await site.stop()
})
