import type { Locator, Page } from '@playwright/test'
import { SPORTS } from '@tucano/sports/markets'
import type { MatchProof } from '@tucano/sports/proof'
import { startTestWorld } from '../world/src/testing/test-world.ts'
import { expectClean } from './support/axe.ts'
import { type BookMatch, addMatch, addSeason, openBook, setOdds } from './support/book.ts'
import { newPlayer } from './support/fund.ts'
import { openAs } from './support/member.ts'
import { type Site, expect, openSite, test } from './support/site.ts'

/** A site with a book of a few matches, told by nobody but the test. */
let site: Site
let first: BookMatch
let second: BookMatch
let ahead: BookMatch
test.beforeAll(async () => {
  site = await openSite()
  await openBook(site)
  ;[first, second] = [await addMatch(site), await addMatch(site)]
  ahead = await addMatch(site, { state: 'not_started', startsInMinutes: 30 })
  for (const match of [first, second, ahead]) {
    await setOdds(site, match, { market: 1 }, { 1: 2100, 2: 3300, 3: 3600 })
    await setOdds(site, match, { market: 18, specifiers: 'total=2.5' }, { 12: 1900, 13: 1950 })
  }
})
test.afterAll(() => site.stop())

const row = (page: Page, { urn }: BookMatch) => page.locator(`[data-match="${urn}"]`)
const price = (within: Locator | Page, outcome: string) => within.getByRole('button', { name: new RegExp(`^${outcome}, Resultado, `) })
const slip = (page: Page) => page.locator('[data-slip]')

test('the lists have what is live and what is next, marked virtual; what is pressed lies on the slip, also after a reload and in another tab [SPT-01] [RTE-16]', async ({
  page,
  context,
}) => {
  await page.goto(`${site.url}/sports`)
  await expect(page.getByRole('heading', { level: 1, name: 'Esportes' })).toBeVisible()
  await expect(row(page, first)).toContainText('2º tempo 67′')
  await expect(page.getByRole('region', { name: /Liga do Norte/ }).getByText('Virtual', { exact: true })).toBeVisible()
  await expect(row(page, ahead)).toHaveCount(0)
  await price(row(page, first), first.home).click()
  await price(row(page, second), 'Empate').click()
  await expect(slip(page)).toHaveAttribute('data-slip', '2')
  await expect(slip(page).locator('[data-total-odds]')).toHaveText('6,93')
  await page.reload()
  await expect(price(row(page, first), first.home)).toHaveAttribute('aria-pressed', 'true')
  const other = await context.newPage()
  await other.goto(`${site.url}/fbsports`)
  await expect(slip(other)).toHaveAttribute('data-slip', '2')
  await other.getByRole('button', { name: 'Limpar', exact: true }).click()
  await expect(slip(page)).toHaveAttribute('data-slip', '0')
  await other.close()
  await expectClean(page, 'lists of sports')
  await page.getByRole('searchbox', { name: 'Buscar time, liga ou jogador' }).fill(ahead.away)
  await expect(row(page, ahead)).toBeVisible()
})

test('e-sports have lists of their own, and what is offered on them lies on the slip when it is pressed [SPT-02] [RTE-12]', async ({
  page,
}) => {
  const match = await addMatch(site, { isESport: true })
  await setOdds(site, match, { market: 186 }, { 4: 1800, 5: 2000 })
  await page.goto(`${site.url}/esports`)
  await expect(row(page, match)).toBeVisible()
  await expect(row(page, first)).toHaveCount(0)
  await row(page, match)
    .getByRole('button', { name: new RegExp(`^${match.away}, Vencedor, `) })
    .click()
  await expect(slip(page)).toHaveAttribute('data-slip', '1')
})

test('a member bets with one press and finds the bet; odds that moved are asked about with the old ones beside them [SPT-01]', async ({
  page,
}) => {
  await openAs(page, site, await newPlayer(site, 100_00n), `/sports/match/${ahead.urn}`)
  await expect(page.getByRole('heading', { level: 1, name: `${ahead.home} x ${ahead.away}` })).toBeAttached()
  await price(page, ahead.home).click()
  await slip(page).getByRole('textbox').fill('10')
  await expect(slip(page).locator('[data-return]')).toHaveText('R$\u00A021,00')
  await setOdds(site, ahead, { market: 1 }, { 1: 2000, 2: 3300, 3: 3600 })
  await expect(slip(page).locator('[data-moved="down"]')).toBeVisible({ timeout: 15_000 })
  await slip(page).getByRole('button', { name: 'Aceitar as novas cotações' }).click()
  await slip(page).getByRole('button', { name: 'Apostar R$\u00A010,00' }).click()
  await expect(page.locator('[data-receipt]')).toContainText('Aposta feita')
  await page.getByRole('link', { name: 'Ver minhas apostas' }).click()
  await expect(page.locator('[data-bet]')).toHaveCount(1)
  await expect(page.locator('[data-bet]')).toContainText('R$\u00A020,00')
})

test('who wins a season is bet on each way: the slip says what both halves cost and bring, and the bet has both [SPT-01]', async ({
  page,
}) => {
  const { urn, first: runner } = await addSeason(site)
  await openAs(page, site, await newPlayer(site, 100_00n), `/sports/match/${urn}`)
  await page.getByRole('button', { name: new RegExp(`^${runner}, Campeão da temporada, `) }).click()
  await slip(page).getByRole('textbox').fill('10')
  await expect(slip(page).locator('[data-return]')).toHaveText('R$\u00A090,00')
  await slip(page).getByRole('checkbox', { name: 'Cada lado (vencedor e colocação)' }).check()
  await expect(slip(page)).toContainText('Metade no vencedor, metade até o 2º lugar, a 1/4 da cotação.')
  await expect(slip(page).locator('[data-half="win"]')).toHaveText('R$\u00A090,00')
  await expect(slip(page).locator('[data-half="place"]')).toHaveText('R$\u00A030,00')
  await expect(slip(page).locator('[data-return]')).toHaveText('R$\u00A0120,00')
  await slip(page).getByRole('button', { name: 'Apostar R$\u00A020,00' }).click()
  await expect(page.locator('[data-receipt]')).toContainText('Aposta feita')
  await page.getByRole('link', { name: 'Ver minhas apostas' }).click()
  await expect(page.locator('[data-bet]')).toContainText('Cada lado: até o 2º lugar')
  await expect(page.locator('[data-bet]')).toContainText('1/4 da cotação, 3,00')
  await expect(page.locator('[data-bet]')).toContainText('R$\u00A0120,00')
})

test('a bet is ended early for what was seen and no less: an offer that has dropped is said in words, a part is paid, the rest waits for its sum [SPT-01]', async ({
  page,
}) => {
  const match = await addMatch(site, { state: 'not_started', startsInMinutes: 60 })
  await setOdds(site, match, { market: 1 }, { 1: 2100, 2: 3300, 3: 3600 })
  await openAs(page, site, await newPlayer(site, 100_00n), `/sports/match/${match.urn}`)
  await price(page, match.home).click()
  await slip(page).getByRole('textbox').fill('10')
  await slip(page).getByRole('button', { name: 'Apostar R$\u00A010,00' }).click()
  await page.getByRole('link', { name: 'Ver minhas apostas' }).click()
  const bet = page.locator('[data-bet]')
  await expect(bet.locator('[data-cash-out]')).toContainText('Taxa de 2,00%')
  // It drops while the press is on its way.
  await page.route(
    '**/wps/sports/cashouts',
    async (route) => {
      await setOdds(site, match, { market: 1 }, { 1: 4000, 2: 3300, 3: 1800 })
      await route.continue()
    },
    { times: 1 },
  )
  await bet.getByRole('button', { name: 'Encerrar por R$\u00A08,82' }).click()
  await expect(bet.getByRole('alert')).toHaveText('A oferta baixou. Confira a nova antes de encerrar. A oferta mudou para R$\u00A04,63.')
  await bet.getByRole('slider').fill('50')
  await expect(bet).toContainText('Seguem valendo R$\u00A05,00')
  await bet.getByRole('button', { name: 'Encerrar por R$\u00A02,31' }).click()
  await expect(page.getByText('Aposta encerrada por R$\u00A02,31')).toBeVisible()
  await expect(bet).toContainText('Já encerrado')
  await bet.getByText('Encerrar sozinho').click()
  await bet.getByRole('textbox', { name: 'Quando a oferta chegar a' }).fill('4')
  await bet.getByRole('button', { name: 'Deixar a regra' }).click()
  await expect(bet.locator('[data-auto="400"]')).toBeVisible()
  await setOdds(site, match, { market: 1 }, { 1: 2100, 2: 3300, 3: 3600 })
  await expect(bet).toHaveCount(0)
  await page.getByText('Encerradas', { exact: true }).click()
  await expect(bet).toContainText('Encerrada antes')
})

/** A match of football as a world of ours has played and told it so far. */
async function playedProof(): Promise<MatchProof> {
  const world = await startTestWorld({ sports: { football: SPORTS.football }, aheadMs: 0 })
  try {
    await world.advance(16_000)
    const [match = ''] = world.world.control.live()
    return JSON.parse((await world.ask(`/world/matches/${match}/proof`)).body) as MatchProof
  } finally {
    await world.stop()
  }
}

test('a match is played again in the page with every price, from what was told of it; what was changed in it is found', async ({
  page,
}) => {
  const proof = await playedProof()
  expect(proof.beats.length).toBeGreaterThanOrEqual(2)
  let told = proof
  await page.route('**/wps/sports/matches/proof?*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { value: { proof: MatchProof | null } }
    body.value.proof = told
    await route.fulfill({ response, json: body })
  })
  const checked = page.locator('[data-checked]')
  await page.goto(`${site.url}/sports/proof/${first.urn}`)
  await expect(checked).toHaveAttribute('data-checked', 'right')
  await expect(checked).toContainText(new RegExp(`Até aqui, ${proof.beats.length} lances e [\\d.]+ cotações iguais aos publicados`))
  await page.getByRole('button', { name: 'Lance anterior' }).click()
  await expect(checked).toContainText(`Lance ${proof.beats.length - 1} de ${proof.beats.length}`)
  const { home, away } = proof.score
  told = { ...proof, score: { home: home + 1, away } }
  await page.reload()
  await expect(checked).toHaveAttribute('data-checked', 'wrong')
  await expect(checked.locator('[data-compared="score"]')).toHaveAttribute('data-is', 'wrong')
  await expect(checked.locator('[data-compared="prices"]')).toHaveAttribute('data-is', 'right')
})

test('on a phone the slip lies at the foot, and opens as a sheet that Escape closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${site.url}/sports`)
  await price(row(page, first), first.home).click()
  const bar = page.getByRole('button', { name: /^Bilhete, 1 seleção/ })
  await bar.click()
  await expect(page.getByRole('dialog', { name: 'Bilhete' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Bilhete' })).toHaveCount(0)
  await expect(bar).toBeVisible()
})

test('pages of sports whose addresses say all of them are there without a book, too', async ({ page, site: empty }) => {
  for (const [path, heading] of [
    ['/sports/bets', 'Minhas apostas'],
    ['/sports/results', 'Resultados'],
    ['/sports/rules', 'Regras dos esportes'],
  ] as const) {
    await page.goto(`${empty.url}${path}`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
})
