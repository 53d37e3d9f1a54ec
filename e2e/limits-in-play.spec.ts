import { pausePlay, requestLimitChange } from '@tucano/contract/limits'
import type { Page } from '@playwright/test'
import { expectClean } from './support/axe.ts'
import { cell, check, panel, visit } from './support/limits.ts'
import { type Player, newSeededPlayer } from './support/player.ts'
import { type Site, expect, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

const JAGUAR = '/game?vendor=ARA&type=RNG&code=onca-de-ouro'
const SPIN = { stake: '100' }

const result = (page: Page) => page.locator('[data-session-result]')
const ready = (page: Page) => page.locator('[data-stage][data-ready][data-phase="idle"]').waitFor()

/** One member is to look up now. */
const due = (site: Site, { account }: Player) =>
  site.sql(
    "update limits.player_limits set check_due_at = platform.clock() - interval '1 second' where member_id = (select id from member.members where account = $1)",
    [account],
  )

test('the panel tells time and result on every page, fits a phone, and leads to the limits', inWhole, async ({ page, site }) => {
  const player = await newSeededPlayer(site)
  await visit(page, site, player, '/')
  await expect(panel(page)).toHaveAccessibleName(/^Sessão \d+:\d\d Resultado R\$\s0,00 Abrir o jogo responsável$/)
  const before = await page.locator('[data-session-time]').textContent()
  await expect(page.locator('[data-session-time]')).not.toHaveText(before ?? '')
  const round = await player.play('onca-de-ouro', SPIN)
  const net = BigInt(round.payout) - BigInt(round.stake)
  const sign = net > 0n ? '\\+' : net < 0n ? '\u2212' : ''
  await expect(result(page)).toHaveText(new RegExp(`^${sign}R\\$`), { timeout: 20_000 })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(panel(page)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect((await panel(page).boundingBox())!.y).toBeGreaterThanOrEqual(56)
  await panel(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jogo responsável' })).toBeVisible()
})

test('the panel is in the game’s bar, and never tells a result before the game does', inWhole, async ({ page, site }) => {
  const player = await newSeededPlayer(site)
  await visit(page, site, player, JAGUAR)
  await ready(page)
  await expect(panel(page)).toBeVisible()
  const phases: (string | null)[] = []
  await page.route('**/MCSFE_playCheck', async (route) => {
    phases.push(await page.locator('[data-stage]').getAttribute('data-phase'))
    await route.continue()
  })
  await page.locator('[data-main]').click()
  await expect.poll(() => phases.length, { timeout: 30_000 }).toBeGreaterThan(0)
  expect(phases.filter((phase) => phase !== 'idle' && phase !== 'resting')).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(panel(page)).toBeVisible()
})

test('when it is time, automatic rounds stop and the page asks: no key, no reload and no other page gets around the question', async ({
  page,
  site,
}) => {
  const player = await newSeededPlayer(site)
  await visit(page, site, player, JAGUAR)
  await ready(page)
  await due(site, player)
  await page.getByRole('button', { name: 'Rodadas automáticas' }).click()
  await page.getByRole('button', { name: /^Começar 10 rodadas/ }).click()
  await expect(check(page)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('A rodada não aconteceu')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Parar as rodadas automáticas/ })).toHaveCount(0)
  for (const fact of ['time', 'rounds', 'staked', 'won', 'net', 'balance'])
    await expect(check(page).locator(`[data-fact="${fact}"] dd`)).toHaveText(/\d/)
  await expectClean(page, 'the question', 'dialog')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 400)
  await expect(check(page)).toBeVisible()
  for (let stop = 0; stop < 6; stop++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('[role="alertdialog"]') !== null)).toBe(true)
  }
  await expect(player.play('onca-de-ouro', SPIN)).rejects.toThrow('check.due')
  await page.reload()
  await expect(check(page)).toBeVisible()
  await check(page).getByRole('button', { name: 'Ver histórico' }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Histórico de apostas' })).toBeVisible()
  await expect(check(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Fechar a central do membro' }).click()
  await check(page).getByRole('button', { name: 'Meus limites' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jogo responsável' })).toBeVisible()
  await expect(check(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Início' }).first().click()
  await check(page).getByRole('button', { name: 'Continuar' }).click()
  await expect(check(page)).toHaveCount(0)
  await player.play('onca-de-ouro', SPIN)
  await due(site, player)
  await page.reload()
  await check(page).getByRole('button', { name: 'Sair da conta' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible()
  await expect(check(page)).toHaveCount(0)
})

test('the question comes by itself when the database’s clock says so, over a vendor’s frame as well', inWhole, async ({ page, site }) => {
  const player = await newSeededPlayer(site)
  await page.route('**/launchGame', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { value: { content: { game_url: string } } }
    body.value.content.game_url = `${site.url}/robots.txt`
    await route.fulfill({ response, json: body })
  })
  await site.sql(
    "update limits.player_limits set check_due_at = platform.clock() + interval '4 seconds' where member_id = (select id from member.members where account = $1)",
    [player.account],
  )
  await visit(page, site, player, JAGUAR)
  await expect(page.locator('iframe')).toBeVisible()
  await expect(panel(page)).toBeVisible()
  await expect(check(page)).toBeVisible({ timeout: 30_000 })
})

test('a limit that is reached stops automatic rounds with the right words and the way to the limits', inWhole, async ({ page, site }) => {
  const player = await newSeededPlayer(site)
  await player.ask(requestLimitChange, { kind: 'bets', period: 'day', cap: '1' })
  await player.play('onca-de-ouro', SPIN)
  await visit(page, site, player, JAGUAR)
  await ready(page)
  await page.getByRole('button', { name: 'Rodadas automáticas' }).click()
  await page.getByRole('button', { name: /^Começar 10 rodadas/ }).click()
  const card = page.locator('[data-limited]')
  await expect(card).toContainText('Você chegou ao número de apostas que definiu como limite.', { timeout: 30_000 })
  await expect(page.getByRole('button', { name: /^Parar as rodadas automáticas/ })).toHaveCount(0)
  await card.getByRole('button', { name: 'Ver meus limites' }).click()
  await expect(cell(page, 'bets', 'day')).toContainText('1 de 1')
  await expect(cell(page, 'bets', 'day')).toContainText('Limite atingido')
})

test('a game that is open when play closes says so at once', inWhole, async ({ page, site }) => {
  const player = await newSeededPlayer(site)
  await visit(page, site, player, JAGUAR)
  await ready(page)
  await player.ask(pausePlay, { days: 1 })
  await expect(page.getByRole('heading', { level: 1, name: 'Os jogos estão fechados para você por enquanto' })).toBeVisible()
})
