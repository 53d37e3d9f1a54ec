import type { Page, Request } from '@playwright/test'
import { newMember, openAs } from './support/member.ts'
import { expect, test } from './support/site.ts'

/** What the page has asked at an address, oldest first. */
function listening(page: Page, pattern: RegExp): Record<string, string>[] {
  const asked: Record<string, string>[] = []
  page.on('request', (request: Request) => {
    if (pattern.test(request.url())) asked.push(Object.fromEntries(new URL(request.url()).searchParams))
  })
  return asked
}

const covers = (page: Page) => page.getByRole('main').locator('[data-node]')
const browser = { clientType: '3', platform: 'flash,html5-desktop', language: 'PT' }

test('the list of games is asked for by client, shop, filter and page, and shows what comes [API-25]', async ({ page, site }) => {
  const asked = listening(page, /GCSGAME_gameList\?/)
  await openAs(page, site, await newMember(site), '/rng?page=IPE')
  await page.getByRole('group', { name: 'Tipo de jogo' }).getByRole('button', { name: 'Slots' }).click()
  await page.getByRole('combobox', { name: 'Aposta mínima' }).selectOption({ label: 'A partir de R$ 0,10' })
  await page.getByRole('searchbox', { name: 'Buscar jogo' }).fill('a')
  const client = { ...browser, channel: 'web', merchant: 'tucano' }
  const filter = { gameType: 'RNG', vassalage: 'IPE', gameClassify: 'SC', gameName: 'a', minBet: '10', minLineNum: '0' }
  await expect.poll(() => asked.at(-1)).toMatchObject({ ...client, ...filter, pageNo: '1', pageSize: '24' })
  const answer = await page.request.get(`/wps/relay/GCSGAME_gameList?${new URLSearchParams(asked.at(-1))}`, {
    headers: { authorization: await page.evaluate(() => sessionStorage.getItem('token') ?? '') },
  })
  const { games, totalPages } = ((await answer.json()) as { value: { games: { nodeId: string }[]; totalPages: number } }).value
  expect(totalPages).toBe(1)
  await expect(covers(page)).toHaveCount(games.length)
})

test('favourites are asked for by client, type and page, and are what the page shows [API-30]', async ({ page, site }) => {
  const asked = listening(page, /MCSFE_getFavoriteGamesList\?/)
  await openAs(page, site, await newMember(site), '/rng')
  await page.getByRole('button', { name: /^Guardar Sete da Sorte/ }).click()
  await page.getByRole('group', { name: 'Quais jogos mostrar' }).getByRole('button', { name: 'Favoritos' }).click()
  await expect(covers(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^Jogar Sete da Sorte,/ })).toBeVisible()
  expect(asked.at(-1)).toMatchObject({ ...browser, gameType: 'RNG', pageNo: '1', pageSize: '24' })
})
