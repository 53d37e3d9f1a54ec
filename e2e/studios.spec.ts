import { createHmac } from 'node:crypto'
import type { Page, Request } from '@playwright/test'
import { getBalance } from '@tucano/contract/wallet'
import { Stream } from '@tucano/randomness'
import { type SlotView, lineGames } from '@tucano/slots'
import { expectClean } from './support/axe.ts'
import { newPlayer } from './support/fund.ts'
import { openAs } from './support/member.ts'
import { type Site, expect, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

const JAGUAR = '/game?vendor=ARA&type=RNG&code=onca-de-ouro'
const LANTERN = '/game?vendor=CAJU&type=RNG&code=lanterna-do-porto'
const PLAY = '**/STU_playRound'

const stage = (page: Page) => page.locator('[data-stage]')
const main = (page: Page) => page.locator('[data-main]')
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

/** Opens a game as a member with money, ready to be played. */
async function sit(page: Page, site: Site, { path = JAGUAR, cents = 100_000n } = {}): Promise<string> {
  const account = await newPlayer(site, cents)
  await openAs(page, site, account, path)
  await ready(page)
  return account
}

const ready = (page: Page) => page.locator('[data-stage][data-ready][data-phase="idle"]').waitFor()

/** What the player sees, in cents. */
const shown = async (page: Page): Promise<string | null> => page.locator('[data-balance]').getAttribute('data-balance')

/** What the ledger says, by the call that every page makes. */
async function owned(page: Page, site: Site): Promise<string> {
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '')
  const headers = { Authorization: token, ModuleId: getBalance.moduleId, Device: 'web', Language: 'PT' }
  const reply = await page.request.get(`${site.url}${getBalance.path}`, { headers })
  return ((await reply.json()) as { value: { sumBalance: string } }).value.sumBalance
}

/** Does something that plays a round, and waits until all of it has been shown. */
async function playing(page: Page, act: () => Promise<unknown>): Promise<string> {
  const before = await stage(page).getAttribute('data-round')
  await act()
  // Whoever wins a bonus sees all of it, which takes its time on a busy machine.
  await expect
    .poll(async () => (await stage(page).getAttribute('data-round')) ?? before, { intervals: [50], timeout: 60_000 })
    .not.toBe(before)
  await ready(page)
  return (await stage(page).getAttribute('data-round'))!
}

/** The same round again and again is one round. */
const roundsOf = async (site: Site, account: string): Promise<number> => {
  const [row] = await site.sql<{ count: string }>(
    'select count(*) from betting.bets r join member.members m on m.id = r.member_id where m.account = $1',
    [account],
  )
  return Number(row?.count)
}

test('a slot from the lobby tells its return, its rules and its largest win before the first bet', inWhole, async ({ page, site }) => {
  const account = await newPlayer(site, 100_000n)
  await openAs(page, site, account, '/rng')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Jogar Onça de Ouro,/ })
    .click()
  await ready(page)
  await expect(page.getByText(/^RTP 9\d,\d\d%$/)).toBeVisible()
  await expect(page.getByText(/^Prêmio até [\d.]+×$/)).toBeVisible()
  // The bar has no balance: it would tell a result before the reels do.
  await expect(page.getByRole('group', { name: 'Saldo' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Ligar o som' })).toHaveAttribute('aria-pressed', 'false')
  await press(page, 'Regras')
  const info = page.getByRole('dialog', { name: 'Regras e prêmios' })
  for (const part of ['Tabela de prêmios', '20 linhas', 'Coringa', 'Rodadas grátis', 'Ficha do jogo', 'Como provamos'])
    await expect(info.getByRole('heading', { name: part })).toBeVisible()
  await expect(info.getByRole('img', { name: /^Linha \d+$/ })).toHaveCount(20)
  await expect(info.getByText('R$ 0,10 a R$ 1.000,00')).toBeVisible()
  await expect(info.getByText(/^[0-9a-f]{64}$/)).toBeVisible()
  await expectClean(page, 'the rules of a slot', 'dialog')
  await page.keyboard.press('Escape')
  await expectClean(page, 'a slot')
})

test('spins by mouse and by keyboard move the money that they show', async ({ page, site }) => {
  const account = await sit(page, site)
  expect(await shown(page)).toBe('100000')
  for (const act of [() => main(page).click(), () => page.keyboard.press('Space'), () => page.keyboard.press('Enter')]) {
    await playing(page, act)
    const payout = (await stage(page).getAttribute('data-payout'))!
    expect(await shown(page)).toBe(await owned(page, site))
    await expect(page.getByRole('status').filter({ hasText: /ganhou|Pagou|Sem prêmio/ })).toBeAttached()
    expect(JSON.parse((await stage(page).getAttribute('data-window'))!)).toHaveLength(5)
    expect(payout).toMatch(/^\d+$/)
  }
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('[data-stake]')).toHaveAttribute('data-stake', '200')
  await page.keyboard.press('m')
  await expect(page.getByRole('button', { name: 'Desligar o som' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('gameSound'))).toBe('1')
  await press(page, 'Ligar o turbo')
  await page.keyboard.press('i')
  await expect(page.getByRole('dialog', { name: 'Regras e prêmios' })).toBeVisible()
  await page.keyboard.press('Escape')
  // Where something is typed, keys are letters.
  await press(page, 'Sorteio verificável')
  await page.getByRole('textbox', { name: 'Sua parte do sorteio' }).press('Space')
  await page.keyboard.press('Escape')
  expect(await roundsOf(site, account)).toBe(3)
  await press(page, 'Suas rodadas')
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Rever a rodada/ })).toHaveCount(3)
  await page.getByRole('button', { name: 'Rever a rodada nº 1' }).click()
  await ready(page)
  expect(await roundsOf(site, account)).toBe(3)
  expect(await shown(page)).toBe(await owned(page, site))
})

test('the seed is sealed, told and exchanged for the one that was promised; an answer that is lost on the way is asked for again, and whoever reloads in the middle plays on: the same round, one stake', async ({
  page,
  site,
}) => {
  const account = await sit(page, site)
  await test.step('the seed', async () => {
    await playing(page, () => main(page).click())
    await press(page, 'Sorteio verificável')
    const sheet = page.getByRole('dialog', { name: 'Sorteio verificável' })
    const seed = (what: string) => sheet.locator(`[data-seed="${what}"]`)
    await expect(seed('rounds')).toHaveText('1')
    const next = await seed('next').textContent()
    await press(page, 'Revelar e trocar')
    await expect(seed('told')).toHaveText(/^[0-9a-f]{64}$/)
    await expect(seed('now')).toHaveText(next!)
    await page.getByRole('textbox', { name: 'Sua parte do sorteio' }).fill('minha-semente-2')
    await press(page, 'Trocar pela minha')
    await expect(sheet.getByRole('textbox', { name: 'Sua parte do sorteio' })).toHaveValue('minha-semente-2')
    await expect(seed('rounds')).toHaveText('0')
    await page.keyboard.press('Escape')
    await playing(page, () => main(page).click())
    expect(await shown(page)).toBe(await owned(page, site))
  })
  await test.step('a lost answer', async () => {
    const ids: string[] = []
    await page.route(PLAY, async (route) => {
      ids.push((route.request().postDataJSON() as { roundId: string }).roundId)
      // The first reaches the server, and its answer is lost; the second does not even get there.
      if (ids.length === 1) await route.fetch()
      if (ids.length <= 2) return route.abort()
      return route.continue()
    })
    const reconnecting = page.getByText('Reconectando…').waitFor()
    await playing(page, () => main(page).click())
    await reconnecting
    await expect(page.getByText('Reconectando…')).toHaveCount(0)
    expect(ids).toHaveLength(3)
    expect(new Set(ids).size).toBe(1)
    expect(await roundsOf(site, account)).toBe(3)
    expect(await shown(page)).toBe(await owned(page, site))
    await page.unroute(PLAY)
  })
  await test.step('a reload in the middle', async () => {
    const { promise: reached, resolve } = Promise.withResolvers<void>()
    await page.route(PLAY, async (route) => {
      await route.fetch()
      resolve()
    })
    await main(page).click()
    await reached
    await page.unroute(PLAY)
    await page.reload()
    await ready(page)
    expect(await roundsOf(site, account)).toBe(4)
    await expect.poll(() => shown(page)).toBe(await owned(page, site))
    await playing(page, () => main(page).click())
    expect(await shown(page)).toBe(await owned(page, site))
  })
})

test('rounds in a row end when they are done, by a rule, and at once by a press', inWhole, async ({ page, site }) => {
  const account = await sit(page, site)
  await press(page, 'Ligar o turbo')
  const start = async (loss?: string): Promise<void> => {
    await press(page, 'Rodadas automáticas')
    if (loss !== undefined) await page.getByRole('combobox', { name: 'Se o saldo cair' }).selectOption(loss)
    await page.getByRole('checkbox', { name: 'Se vier um bônus' }).uncheck({ force: true })
    await press(page, /^Começar 10 rodadas de/)
  }
  await start('')
  await expect(main(page)).toHaveAccessibleName(/^Parar as rodadas automáticas. Faltam \d$/)
  await expect(page.locator('p').filter({ hasText: /^As rodadas automáticas terminaram/ })).toBeVisible({ timeout: 40_000 })
  expect(await roundsOf(site, account)).toBe(10)
  await expect.poll(async () => (await shown(page)) === (await owned(page, site))).toBe(true)

  // From here on nothing is won: five stakes are lost, and a sixth is not played.
  let asked = 0
  const before = BigInt((await shown(page))!)
  await page.route(PLAY, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { value: object }
    asked++
    const value = { ...body.value, payout: '0', balance: String(before - 100n * BigInt(asked)) }
    await route.fulfill({ response, json: { ...body, value } })
  })
  await start('5')
  await expect(page.locator('p').filter({ hasText: /^Parou: o saldo chegou/ })).toBeVisible({ timeout: 30_000 })
  expect(asked).toBe(5)
  await page.unroute(PLAY)
  await start('')
  await main(page).click()
  await ready(page)
  const after = await roundsOf(site, account)
  expect(after).toBeLessThanOrEqual(17)
  await expect(main(page)).toHaveAccessibleName('Girar')
})

test('a stake that the balance does not cover is answered with a lower one, or with a deposit', inWhole, async ({ page, site }) => {
  const account = await sit(page, site, { cents: 60n })
  await main(page).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Seu saldo não cobre esta aposta.')
  await alert.getByRole('button', { name: 'Depositar' }).click()
  await expect(page.getByRole('dialog', { name: 'Central do membro' })).toBeVisible()
  await page.keyboard.press('Escape')
  await alert.getByRole('button', { name: 'Apostar R$ 0,50' }).click()
  await expect(alert).toHaveCount(0)
  await playing(page, () => main(page).click())
  expect(await roundsOf(site, account)).toBe(1)
  expect(await shown(page)).toBe(await owned(page, site))
})

test('a trial account plays the same game for chips', inWhole, async ({ page, site }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Jogar em demonstração' }).click()
  await page.getByRole('button', { name: /^Abrir o menu de/ }).waitFor()
  await page.goto(JAGUAR)
  await ready(page)
  await expect(page.locator('[data-balance]')).toContainText('FUN')
  await playing(page, () => main(page).click())
  expect(await shown(page)).toBe(await owned(page, site))
})

test.describe('with movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('reels turn before there is an answer, and a second press stops them at once', inWhole, async ({ page, site }) => {
    await sit(page, site)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route(PLAY, async (route) => {
      await held
      await route.continue()
    })
    const picture = (): Promise<number> =>
      page.evaluate(() => {
        const canvas = document.querySelector<HTMLCanvasElement>('[data-stage] canvas')!
        const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
        let sum = 0
        for (let at = 0; at < data.length; at += 4001) sum = (sum * 31 + data[at]!) % 1_000_000_007
        return sum
      })
    const before = await picture()
    await main(page).click()
    await expect.poll(picture).not.toBe(before)
    await expect(stage(page)).toHaveAttribute('data-phase', 'asking')
    await playing(page, async () => {
      release()
      await expect(stage(page)).toHaveAttribute('data-phase', 'showing')
      await main(page).click()
    })
    expect(await shown(page)).toBe(await owned(page, site))
  })
})

test('a choice waits for the player, wherever the round was begun', inWhole, async ({ page, site }) => {
  const game = lineGames.find(({ code }) => code === 'lanterna-do-porto')!
  const opening = { stake: '100' }
  const draws = (n: number) => new Stream((cursor) => createHmac('sha256', 'e2e').update(`${n}|${cursor}`).digest())
  let nonce = 1
  while (game.run([opening], draws(nonce), {}).over) nonce++
  const answer = (moves: unknown[]) => {
    const { payout, over, view, stake } = game.run(moves as never, draws(nonce), {})
    const told = { roundId: '01980000-0000-7000-8000-000000000000', gameCode: game.code, nonce: 1, step: moves.length, elapsedMs: 0 }
    return { ...told, over, view, options: [], stake: String(stake), payout: String(payout), balance: String(99_900n + payout) }
  }
  const ok = (value: unknown) => ({ json: { success: true, value, message: null, errorCode: null } })
  await page.route('**/STU_getOpenRound*', (route) => route.fulfill(ok({ round: answer([opening]) })))
  const moves: Request[] = []
  await page.route('**/STU_stepRound', (route) => {
    moves.push(route.request())
    return route.fulfill(ok(answer([opening, { choose: 1 }])))
  })
  await openAs(page, site, await newPlayer(site, 100_000n), LANTERN)
  const choice = page.getByRole('dialog', { name: 'Escolha suas rodadas grátis' })
  const offers = (answer([opening]).view as SlotView).choose!
  await expect(choice.getByRole('button')).toHaveCount(offers.length)
  await expect(choice.getByRole('button').first()).toBeFocused()
  await expectClean(page, 'a choice', '[role="dialog"]')
  await choice.getByRole('button').nth(1).click()
  await expect(choice).toHaveCount(0)
  const { payout } = answer([opening, { choose: 1 }])
  // What is shown is ended by pressing as fast as pictures come. Whatever comes too late begins no other round.
  await page.evaluate(async () => {
    const [shown, button] = ['[data-stage]', '[data-main]'].map((which) => document.querySelector<HTMLElement>(which)!)
    while (shown!.dataset['payout'] === undefined) {
      if (shown!.dataset['phase'] === 'showing') button!.click()
      await new Promise(requestAnimationFrame)
    }
    button!.click()
  })
  await ready(page)
  await expect(stage(page)).toHaveAttribute('data-payout', payout)
  expect(moves[0]?.postDataJSON()).toMatchObject({ step: 1, move: { choose: 1 } })
})
