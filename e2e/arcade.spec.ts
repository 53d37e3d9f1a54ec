import type { Locator, Page } from '@playwright/test'
import type { DiceView, CrashView, HiloView, KenoView, MinesView, PlinkoView } from '@tucano/arcade'
import { type Bet, getBet } from '@tucano/contract/bet-history'
import { expectClean } from './support/axe.ts'
import { newPlayer } from './support/fund.ts'
import { openAs } from './support/member.ts'
import { type Site, expect, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

const addressOf = (code: string): string => `/game?vendor=TUC&type=RNG&code=${code}`
const stage = (page: Page) => page.locator('[data-stage]')
const main = (page: Page) => page.locator('[data-main]')
const at = (page: Page, ...phases: string[]): Locator => page.locator(phases.map((phase) => `[data-stage][data-phase="${phase}"]`).join())
const isOver = async (page: Page): Promise<boolean> => (await stage(page).getAttribute('data-over')) === 'true'
const attribute = async (page: Page, name: string): Promise<string> => (await stage(page).getAttribute(name)) ?? ''

async function sit(page: Page, site: Site, code: string): Promise<void> {
  await openAs(page, site, await newPlayer(site, 100_000n), addressOf(code))
  await at(page, 'idle').waitFor()
}

/** The rules, by the key that opens them, have the game's own numbers in their tables. */
async function expectRules(page: Page, numbers: string[]): Promise<void> {
  await page.keyboard.press('i')
  const sheet = page.getByRole('dialog', { name: 'Regras e prêmios' })
  await expect(sheet.getByRole('heading', { name: 'Como se joga' })).toBeVisible()
  for (const number of numbers) await expect(sheet.getByRole('table').getByText(number, { exact: true }).first()).toBeAttached()
  await expect(sheet.getByText('Retorno (RTP) na melhor escolha')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
}

/** What the betting record has of a round. */
async function booked<View>(page: Page, site: Site, roundId: string): Promise<{ bet: Bet; view: View }> {
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '')
  const headers = { Authorization: token, ModuleId: getBet.moduleId, Device: 'web', Language: 'PT' }
  const reply = await page.request.get(`${site.url}${getBet.path}?roundId=${roundId}`, { headers })
  const { bet, told } = ((await reply.json()) as { value: { bet: Bet; told: { outcome: { view: View } } } }).value
  return { bet, view: told.outcome.view }
}

/** The round that lies on the stage is the one in the books, to the cent. */
async function expectBooked<View>(page: Page, site: Site): Promise<View> {
  await at(page, 'idle').waitFor()
  const { bet, view } = await booked<View>(page, site, await attribute(page, 'data-round'))
  expect(bet.state).toBe('settled')
  expect(await attribute(page, 'data-payout')).toBe(bet.payout)
  return view
}

/** Makes a move, and waits until its answer has been shown. */
async function moving(page: Page, act: () => Promise<unknown>): Promise<void> {
  const shown = async (): Promise<string> => (await attribute(page, 'data-round')) + (await attribute(page, 'data-step'))
  const before = await shown()
  await act()
  // While the answer is on its way, nothing is said of the round.
  await expect.poll(async () => (await shown()) || before, { intervals: [50], timeout: 20_000 }).not.toBe(before)
}

test('dice: the number on the wheels is the number of the books', inWhole, async ({ page, site }) => {
  await sit(page, site, 'dados')
  await expectClean(page, 'dados')
  await expectRules(page, ['97,00×', '< 50,00'])
  await page.getByRole('textbox', { name: 'Chance' }).fill('25')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Multiplicador' })).toHaveValue('3,88')
  await expect(page.getByRole('slider', { name: 'Alvo' })).toHaveAttribute('aria-valuetext', 'Maior que 74,99')
  await page.getByRole('button', { name: 'Menor', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Alvo' })).toHaveValue('25,00')
  await moving(page, () => main(page).click())
  const { roll, side, target } = await expectBooked<DiceView>(page, site)
  expect({ side, target }).toEqual({ side: 'under', target: 2500 })
  expect(await attribute(page, 'data-result')).toBe(String(roll))
  const wheels = await page.locator('[data-wheel]').evaluateAll((wheels) => wheels.map((wheel) => (wheel as HTMLElement).dataset['wheel']))
  expect(wheels.join('')).toBe(String(roll).padStart(4, '0'))
  await expect(page.getByRole('status').filter({ hasText: /^Saiu \d\d,\d\d/ })).toBeAttached()
})

test('plinko: the ball lies in the pocket of the books', inWhole, async ({ page, site }) => {
  await sit(page, site, 'plinko')
  await expectClean(page, 'plinko')
  await expectRules(page, ['26×', '1.000×'])
  await page.getByRole('group', { name: 'Linhas' }).getByRole('button', { name: '8' }).click()
  await page.getByRole('group', { name: 'Risco' }).getByRole('button', { name: 'Alto' }).click()
  await moving(page, () => main(page).press('Space'))
  const view = await expectBooked<PlinkoView>(page, site)
  expect(view).toMatchObject({ rows: 8, risk: 'high' })
  expect(await attribute(page, 'data-result')).toBe(String(view.bin))
  const pockets = page.getByRole('list', { name: /^Quanto paga cada casa/ }).getByRole('listitem')
  await expect(pockets).toHaveCount(9)
  await expect(pockets.nth(view.bin)).toHaveAttribute('data-hit', 'true')
})

test('keno: what is lit on the board is what was drawn', inWhole, async ({ page, site }) => {
  await sit(page, site, 'keno')
  await expectClean(page, 'keno')
  await expectRules(page, ['3,8×', '1.000×'])
  await expect(main(page)).toHaveAttribute('aria-disabled', 'true')
  for (const number of [3, 17, 40]) await page.locator(`[data-number="${number}"]`).click()
  await page.locator('[data-number="17"]').press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-number="25"]')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Completar' }).click()
  await expect(page.locator('[aria-pressed="true"][data-number]')).toHaveCount(10)
  await moving(page, () => main(page).click())
  const view = await expectBooked<KenoView>(page, site)
  expect(view.picks).toEqual(expect.arrayContaining([3, 17, 25, 40]))
  expect(await attribute(page, 'data-result')).toBe(view.drawn.join())
  const lit = await page
    .locator('[data-spot="hit"], [data-spot="drawn"]')
    .evaluateAll((spots) => spots.map((spot) => Number((spot as HTMLElement).dataset['number'])))
  expect(lit).toEqual(view.drawn.toSorted((a, b) => a - b))
  await expect(page.locator('[data-spot="hit"]')).toHaveCount(view.hits)
})

test('higher or lower: guesses lead to the cards of the books', inWhole, async ({ page, site }) => {
  await sit(page, site, 'maior-ou-menor')
  await expectClean(page, 'maior-ou-menor')
  await expectRules(page, ['92,3%', '×1,0833'])
  await moving(page, () => main(page).click())
  await moving(page, () => page.getByRole('button', { name: /^Pular/ }).click())
  await expect(page.getByRole('button', { name: /^Pular/ })).toHaveAccessibleName('Pular 9 restantes')
  for (let guesses = 0; guesses < 2 && !(await isOver(page)); guesses++)
    await moving(page, () => page.locator('[data-guess="higherOrSame"]').click())
  if (!(await isOver(page))) {
    const said = await page.locator('[data-cash]').textContent()
    await moving(page, () => main(page).click())
    await expect(page.getByRole('status').filter({ hasText: `Você ganhou ${said}` })).toBeAttached()
  }
  const { cards } = await expectBooked<HiloView>(page, site)
  expect(await attribute(page, 'data-result')).toBe(cards.join())
  await expect(page.getByRole('list', { name: 'Cartas desta rodada' }).getByRole('listitem')).toHaveCount(cards.length)
})

/** Opens a place of the board with the keyboard alone: arrows go there, enter opens. */
async function openTile(page: Page, steps: string[]): Promise<void> {
  for (const step of steps) await page.keyboard.press(step)
  await moving(page, () => page.keyboard.press('Enter'))
}

test('mines: automatic rounds open and cash out by themselves until they are stopped; a round that is left open is there after a reload, and goes on', async ({
  page,
  site,
}) => {
  await sit(page, site, 'minas')
  await expectClean(page, 'minas')
  await test.step('automatic rounds', async () => {
    const results = page.getByRole('list', { name: 'Últimos resultados' }).getByRole('listitem')
    await page.getByRole('button', { name: 'Rodadas automáticas' }).click()
    await page.getByRole('button', { name: /^Começar 10 rodadas/ }).click()
    await results.nth(1).waitFor()
    await main(page).click()
    await expect(main(page)).not.toHaveAttribute('data-auto')
    // A round that was under way is the player's now.
    await at(page, 'waiting', 'idle').waitFor()
    if (!(await isOver(page)) && (await main(page).getAttribute('aria-disabled')))
      await moving(page, () => page.locator('[data-tile]').nth(12).click())
    if (!(await isOver(page))) await main(page).click()
    expect((await expectBooked<MinesView>(page, site)).opened).toEqual([12])
  })
  await test.step('by hand', async () => {
    await expectRules(page, ['1,01×', '24'])
    await page.getByRole('slider', { name: 'Minas' }).press('Home')
    const tiles = page.getByRole('group', { name: 'Casas do tabuleiro' }).getByRole('button')
    // One mine of twenty-five: it will not be hit every time.
    do {
      await moving(page, () => main(page).click())
      await tiles.nth(12).focus()
      await openTile(page, [])
      if (!(await isOver(page))) await openTile(page, ['ArrowLeft', 'ArrowUp'])
    } while (await isOver(page))
    const said = await page.locator('[data-cash]').textContent()
    const roundId = await attribute(page, 'data-round')
    await page.reload()
    await at(page, 'waiting').waitFor()
    expect(await attribute(page, 'data-round')).toBe(roundId)
    for (const tile of [6, 12]) await expect(tiles.nth(tile)).toHaveAttribute('data-tile', 'gem')
    await expect(page.locator('[data-cash]')).toHaveText(said!)
    await expect(main(page)).toHaveAccessibleName(`Retirar ${said}`)
    await moving(page, () => tiles.nth(24).click())
    if (!(await isOver(page))) await moving(page, () => main(page).click())
    const { opened, board } = await expectBooked<MinesView>(page, site)
    expect(opened).toEqual([12, 6, 24])
    expect(JSON.parse(await attribute(page, 'data-result'))).toEqual({ opened, board })
    const seen = await tiles.evaluateAll((tiles) => tiles.flatMap(({ dataset }, at) => (/hit|leftMine/.test(dataset['tile']!) ? [at] : [])))
    expect(seen).toEqual(board)
  })
})

test('crash: a cash-out pays what the server says of that moment, never less than the button said; what ends without the player comes by itself', async ({
  page,
  site,
}) => {
  await test.step('cashed out', async () => {
    await sit(page, site, 'foguete')
    await expectClean(page, 'foguete')
    await expectRules(page, ['1.000,00×', '48,5%'])
    let view: CrashView
    let said = 0
    do {
      await main(page).click()
      await at(page, 'waiting', 'idle').waitFor()
      await page.locator('[data-main]:not([data-resting])').waitFor()
      // Some are gone before they can be cashed out: then there is another.
      said = await main(page).evaluate((button: HTMLElement) => {
        const cash = button.querySelector('[data-cash]')?.textContent
        if (cash) button.click()
        return Number(cash?.replaceAll(/\D/g, '') ?? 0)
      })
      view = await expectBooked<CrashView>(page, site)
    } while (view.multiplier === 0 || said === 0)
    expect(view.multiplier).toBeGreaterThanOrEqual(said)
    expect(await attribute(page, 'data-payout')).toBe(String(view.multiplier))
    expect(JSON.parse(await attribute(page, 'data-result'))).toEqual({ multiplier: view.multiplier, point: view.point })
    const written = (view.multiplier / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 })
    await expect(page.locator('[data-height]')).toHaveText(`${written}×`)
  })
  await test.step('without the player', async () => {
    await page.getByRole('textbox', { name: 'Retirada automática' }).fill('1,05')
    await page.keyboard.press('Enter')
    await moving(page, () => main(page).click())
    await page.locator('[data-stage][data-over="true"]').waitFor()
    const { auto, multiplier, point } = await expectBooked<CrashView>(page, site)
    expect(auto).toBe(105)
    expect(multiplier).toBe(point! >= 105 ? 105 : 0)
    expect(JSON.parse(await attribute(page, 'data-result'))).toEqual({ multiplier, point })
  })
})
