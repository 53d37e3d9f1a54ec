import { newPlayer } from './support/fund.ts'
import { openAs } from './support/member.ts'
import { regions, showsPage, whole } from './support/regions.ts'
import { expect } from './support/site.ts'
import { SIMULATED, test } from './support/vendor.ts'
import { inWhole } from './support/whole.ts'

test('every lobby has its games in the whole layout while something of theirs is open [RTE-09] [RTE-12] [RTE-22]', async ({
  page,
  vendorSite: site,
}) => {
  for (const [path, heading, games] of [
    ['/rng', 'Cassino', 24],
    ['/fish', 'Pescaria', 3],
    ['/pvp', 'Entre jogadores', 3],
    ['/live', 'Cassino ao vivo', 5],
    ['/sports', 'Esportes', 6],
    ['/esports', 'E-sports', 4],
    ['/lobby/live', 'Cassino ao vivo', 5],
    ['/lobby/FISH', 'Pescaria', 3],
  ] as const) {
    await showsPage(page, `${site.url}${path}`, heading)
    await expect(page.getByRole('main').getByRole('button', { name: /^Jogar / })).toHaveCount(games)
  }
})

test('the sports vendor has a page, and its games stand under the header alone, without its navigation [RTE-15] [RTE-16] [RTE-25]', async ({
  page,
  vendorSite: site,
}) => {
  await openAs(page, site, await newPlayer(site, 50_00n), '/fbsports')
  await expect(page.getByRole('heading', { level: 1, name: 'Gol' })).toBeVisible()
  await expect.poll(() => regions(page)).toEqual(whole)
  await page.getByRole('button', { name: 'Abrir esportes' }).click()
  await expect(page).toHaveURL(/\/seamless\?vendor=GOL&type=SPORTS&code=futebol$/)
  const alone = { header: 1, navigation: 0, side: 0, footer: 0 }
  await expect(page.frameLocator('iframe[title="Futebol"]').locator('#balance')).toHaveText('R$\u00A050,00')
  await expect.poll(() => regions(page)).toEqual(alone)
  await page.goto(`${site.url}/lottery?gameCode=cinco-minutos&vendor=ELOTT`)
  await expect(page.getByRole('heading', { level: 1, name: 'Cinco Minutos' })).toBeVisible()
  await expect.poll(() => regions(page)).toEqual(alone)
})

test(
  'pages of games of which none can be opened say so, show no game of theirs, and lead to those that can be',
  inWhole,
  async ({ page }) => {
    for (const [path, heading] of [
      ['/live', 'Cassino ao vivo'],
      ['/fish', 'Pescaria'],
      ['/pvp', 'Entre jogadores'],
      ['/sports', 'Esportes'],
      ['/esports', 'E-sports'],
      ['/elott', 'Loteria eletrônica'],
      ['/lobby/lott', 'Loteria'],
      ['/lottery', 'Loteria'],
      ['/lottery?gameCode=cinco-minutos&vendor=ELOTT', 'Loteria'],
      ['/fbsports', 'Esportes'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: `${heading}: nada aberto por enquanto` })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Destaques' })).toHaveCount(0)
      const covers = page.getByRole('main').locator('[data-node]')
      await expect(covers).toHaveCount(20)
      await expect(page.locator('[data-rail="open"]').locator('[data-node]')).toHaveCount(20)
    }
    await page.getByRole('button', { name: 'Ver os jogos abertos' }).click()
    await expect(page).toHaveURL(/\/rng$/)
    await expect(page.getByText('60 jogos')).toBeVisible()
  },
)

test('/game shows a game in a frame, in the whole window [RTE-21]', async ({ page, vendorSite: site }) => {
  const { vendor, code, name } = SIMULATED
  await openAs(page, site, await newPlayer(site, 50_00n), `/game?vendor=${vendor}&type=RNG&code=${code}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.frameLocator(`iframe[title="${name}"]`).locator('#balance')).toHaveText('R$\u00A050,00')
  await expect.poll(() => regions(page)).toEqual({ header: 0, navigation: 0, side: 0, footer: 0 })
})
