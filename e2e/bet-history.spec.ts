import fs from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { listBets } from '@tucano/contract/bet-history'
import { chooseClientSeed, commitSeeds, getLog, rotateSeeds } from '@tucano/contract/fairness'
import { VERIFIER_PATH } from '@tucano/contract/pages'
import { getBalance } from '@tucano/contract/wallet'
import { publishedDraw, publishedLotteryDraw } from './support/published-draw.ts'
import { expectClean } from './support/axe.ts'
import { openMemberCentre } from './support/member.ts'
import { type Player, newSeededPlayer } from './support/player.ts'
import { type Site, expect, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

const BETS_CALL = '**/wps/relay/BET_listBets*'
const bets = (page: Page) => page.locator('[data-bet]')
const total = (page: Page, key: string) => page.locator(`[data-total="${key}"] dd`)
const money = (minor: bigint): string => `R$\u00A0${(Number(minor) / 100).toFixed(2).replace('.', ',')}`
const signed = (minor: bigint): string => `${minor > 0n ? '+' : minor < 0n ? '\u2212' : ''}${money(minor < 0n ? -minor : minor)}`

async function openEntry(page: Page, entry: 'personalHistoryCopy' | 'personalProfit'): Promise<void> {
  await openMemberCentre(page)
  await page.locator(`[data-entry="${entry}"]`).click()
}

/** Rounds of two games that end at once. */
async function playSome(player: Player): Promise<{ rounds: number; stake: bigint; payout: bigint }> {
  const played = [
    ...(await Promise.all([1, 2, 3].map(() => player.play('keno', { stake: '300', picks: [3, 14, 15] })))),
    await player.play('dados', { stake: '200', side: 'under', target: 9500 }),
    await player.play('dados', { stake: '100', side: 'over', target: 9000 }),
  ]
  return {
    rounds: played.length,
    stake: played.reduce((sum, { stake }) => sum + BigInt(stake), 0n),
    payout: played.reduce((sum, { payout }) => sum + BigInt(payout), 0n),
  }
}

/** What is over is counted a moment later. */
const counted = (player: Player, rounds: number) => {
  const [from, to] = [-2, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)) as [string, string]
  return expect.poll(async () => (await player.ask(listBets, { from, to })).total.rounds).toBe(rounds)
}

test('the record lists every bet, by period, kind and state, with what they come to; profit and loss has the same sums by day, by kind, in the chart and in the spreadsheet [MEM-05] [MEM-07]', async ({
  page,
  site,
}) => {
  const player = await newSeededPlayer(site)
  const { stake, payout, rounds } = await playSome(player)
  await test.step('the record', async () => {
    await player.play('minas', { stake: '1000', mines: 24 })
    await counted(player, rounds)
    await player.visit(page)
    await openEntry(page, 'personalHistoryCopy')
    await expect(bets(page)).toHaveCount(6)
    await expect(bets(page).first()).toContainText('Minas')
    await expect(bets(page).first()).toContainText('Aberta')
    await expect(bets(page).nth(1)).toContainText('Dados')
    await expect(bets(page).nth(5).locator('img')).toHaveAttribute('src', /-small\.webp$/)
    await expect(total(page, 'rounds')).toHaveText('5')
    await expect(total(page, 'stake')).toHaveText(money(stake))
    await expect(total(page, 'payout')).toHaveText(money(payout))
    await expect(total(page, 'result')).toHaveText(signed(payout - stake))
    await page.getByLabel('Situação').selectOption('Abertas')
    await expect(bets(page)).toHaveCount(1)
    await page.getByLabel('Situação').selectOption('Todas')
    await page.getByLabel('Tipo de jogo').selectOption('Esportes')
    await expect(page.getByRole('heading', { name: 'Nenhuma aposta aqui' })).toBeVisible()
    await expect(total(page, 'stake')).toHaveText(money(0n))
    await page.getByLabel('Tipo de jogo').selectOption('Cassino')
    await expect(bets(page)).toHaveCount(6)
    await page.getByRole('button', { name: 'Datas', exact: true }).click()
    await page.getByLabel('Até').fill('2026-01-01')
    await expect(page.getByText('A data final vem antes da inicial.')).toBeVisible()
    await page.getByLabel('De', { exact: true }).fill('2025-12-01')
    await expect(page.getByRole('heading', { name: 'Nenhuma aposta aqui' })).toBeVisible()
  })
  await test.step('profit and loss', async () => {
    await page.locator('[data-entry="personalProfit"]').click()
    await expect(total(page, 'rounds')).toHaveText('5')
    await expect(total(page, 'result')).toHaveText(signed(payout - stake))
    const sums = [String(rounds), money(stake), money(payout), signed(payout - stake)]
    for (const [name, first] of [
      ['Por dia', 'Total'],
      ['Por tipo de jogo', 'Cassino'],
    ] as const) {
      const row = page.getByRole('table', { name }).getByRole('row').last()
      await expect(row.getByRole('rowheader')).toHaveText(first)
      await expect(row.getByRole('cell')).toHaveText(sums)
    }
    const columns = page.getByRole('group', { name: /^Colunas do gráfico/ }).getByRole('button')
    await expect(columns).toHaveCount(7)
    await columns.last().focus()
    await expect(columns.last()).toHaveAccessibleName(new RegExp(RegExp.escape(`resultado ${signed(payout - stake)};`)))
    await page.keyboard.press('ArrowLeft')
    await expect(columns.nth(5)).toBeFocused()
    // By week and by month it comes to the same, over a year as well.
    for (const [step, range, many] of [
      ['Por semana', '30 dias', /^[56]$/],
      ['Por mês', '12 meses', /^12$/],
    ] as const) {
      await page.getByRole('button', { name: range }).click()
      await page.getByRole('button', { name: step }).click()
      await expect.poll(async () => String(await columns.count())).toMatch(many)
      await expect(columns.last()).toHaveAccessibleName(new RegExp(RegExp.escape(`resultado ${signed(payout - stake)};`)))
      await expect(page.getByRole('table', { name: step }).getByRole('row').last().getByRole('cell')).toHaveText(sums)
    }
    await page.getByRole('button', { name: '7 dias' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Baixar planilha' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^ganhos-e-perdas-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
    const [head, line] = fs.readFileSync(await file.path(), 'utf8').split('\r\n')
    expect(head).toBe('\uFEFFDia;Tipo de jogo;Apostas;Apostado;Retornou;Resultado')
    expect(line).toMatch(/^\d\d\/\d\d\/\d{4};Cassino;5;12,00;\d+,\d\d;-?\d+,\d\d$/)
    await page.getByRole('button', { name: 'Mês passado' }).click()
    await expect(page.getByRole('heading', { name: 'Nenhuma aposta encerrada no período' })).toBeVisible()
  })
})

test('a bet shows all that is known of it; its seed is revealed and the round checked in the browser', async ({ page, site }) => {
  const player = await newSeededPlayer(site)
  await player.play('dados', { stake: '200', side: 'under', target: 9500 })
  const open = await player.play('minas', { stake: '1000', mines: 24 })
  await player.visit(page)
  await openEntry(page, 'personalHistoryCopy')
  const opener = bets(page)
    .nth(1)
    .getByRole('button', { name: /^Ver a aposta em Dados, de \d\d\/\d\d\/\d{4} / })
  await opener.click()
  await expect(page.getByText('Você apostou que sairia menos de 95,00.')).toBeVisible()
  const fact = (key: string) => page.locator(`[data-fact="${key}"] dd`)
  await expect(fact('stake')).toHaveText(money(200n))
  await expect(fact('clientSeed')).toHaveText('navegador-de-teste')
  await expect(fact('serverSeed')).toHaveText('Ainda lacrada')
  await expect(page.getByText('depois de 1.000 rodadas ou em 24 horas')).toBeVisible()
  const reveal = page.getByRole('button', { name: 'Revelar agora' })
  await reveal.click()
  await expect(page.getByRole('alert')).toHaveText('Há uma rodada aberta. Termine-a para revelar a semente.')
  await player.step(open, { do: 'open', tile: 3 })
  await reveal.click()
  await expect(fact('serverSeed')).toHaveText(/^[0-9a-f]{64}$/)
  await page.getByRole('button', { name: 'Conferir esta rodada' }).click()
  await expect(page.locator('[data-verdict="right"]')).toContainText('Tudo confere')
  await expect(page.locator('[data-compared][data-is="right"]')).toHaveCount(6)
  await page.getByRole('button', { name: 'Voltar ao histórico' }).click()
  await expect(opener).toBeFocused()
})

test('a round of the record is shown again by the game itself: the same reels, and no money moves', inWhole, async ({ page, site }) => {
  const player = await newSeededPlayer(site)
  const slot = await player.play('onca-de-ouro', { stake: '100' })
  await player.play('vinte-e-um', { stake: '100' }).then(async (hand) => {
    for (let now = hand; !now.over;)
      now = await player.step(now, { do: now.options.some(({ move }) => move === 'noInsurance') ? 'noInsurance' : 'stand' })
  })
  const { sumBalance } = await player.ask(getBalance, {})
  await player.visit(page)
  await openEntry(page, 'personalHistoryCopy')
  const stage = page.locator('[data-stage]')
  await bets(page).nth(1).getByRole('button').click()
  await page.getByRole('button', { name: 'Assistir' }).click()
  await expect(stage).toHaveAttribute('data-payout', slot.payout)
  await expect(stage).toHaveAttribute('data-round', slot.roundId)
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Ver de novo' }).click()
  await expect(stage).not.toHaveAttribute('data-phase', 'idle')
  await expect(stage).toHaveAttribute('data-payout', slot.payout)
  await expectClean(page, 'a round seen again')
  await page.getByRole('button', { name: 'Voltar ao histórico' }).click()
  await bets(page).first().getByRole('button').click()
  await page.getByRole('button', { name: 'Assistir' }).click()
  await expect(stage).toHaveAttribute('data-stage', 'vinte-e-um')
  await expect(page.getByRole('button', { name: 'Ver de novo' })).toBeEnabled({ timeout: 20_000 })
  expect((await player.ask(getBalance, {})).sumBalance).toBe(sumBalance)
})

test('a round that was told otherwise than it was drawn is found', inWhole, async ({ page, site }) => {
  const player = await newSeededPlayer(site)
  await player.play('dados', { stake: '200', side: 'under', target: 9500 })
  await player.ask(rotateSeeds, {})
  await page.route('**/wps/relay/BET_getBet*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { value: { bet: { payout: string }; told: { outcome: { view: { roll: number } } } } }
    body.value.bet.payout = '123456'
    body.value.told.outcome.view.roll = 1
    await route.fulfill({ response, json: body })
  })
  await player.visit(page)
  await openEntry(page, 'personalHistoryCopy')
  await bets(page).first().getByRole('button').click()
  await page.getByRole('button', { name: 'Conferir esta rodada' }).click()
  await expect(page.locator('[data-verdict="wrong"]')).toContainText('Algo não confere')
  await expect(page.locator('[data-compared="payout"][data-is="wrong"]')).toContainText('Registrado: R$\u00A01.234,56')
  await expect(page.locator('[data-compared="outcome"][data-is="wrong"]')).toBeVisible()
  await expect(page.locator('[data-is="right"]')).toHaveCount(4)
})

test(
  'a record that cannot be read is read again; older bets come page by page, and a page that fails is asked for again; new ones wait to be wanted',
  inWhole,
  async ({ page, site }) => {
    const player = await newSeededPlayer(site)
    await Promise.all(Array.from({ length: 8 }, () => player.play('keno', { stake: '300', picks: [1] })))
    let broken: 'all' | 'older' | 'none' = 'all'
    await page.route(BETS_CALL, async (route) => {
      const address = new URL(route.request().url())
      if (broken === 'all') return route.fulfill({ status: 500, json: {} })
      if (broken === 'older' && address.searchParams.has('before')) return route.abort()
      address.searchParams.set('limit', '3')
      return route.continue({ url: address.href })
    })
    await player.visit(page)
    await openEntry(page, 'personalHistoryCopy')
    await expect(page.getByRole('heading', { name: 'Não foi possível carregar suas apostas' })).toBeVisible()
    broken = 'older'
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(page.getByText('A próxima parte não chegou.')).toBeVisible()
    await expect(bets(page)).toHaveCount(3)
    broken = 'none'
    await page.getByRole('button', { name: 'Carregar mais' }).click()
    await expect(bets(page)).toHaveCount(8)
    await expect(page.getByRole('button', { name: 'Carregar mais' })).toHaveCount(0)
    await player.play('dados', { stake: '100', side: 'over', target: 5000 })
    await page.getByRole('button', { name: 'Há apostas novas. Atualizar' }).click()
    await expect(bets(page).first()).toContainText('Dados')
  },
)

/** Commitments enter the public log, and its head is signed. */
async function signLog(site: Site, player: Player): Promise<void> {
  await site.sql("select graphile_worker.add_job('fairness.signHead')")
  await expect.poll(async () => (await player.ask(getLog, {})).head !== null).toBe(true)
}

test('all rounds are checked with one press, and so is the public log', inWhole, async ({ page, site }) => {
  const player = await newSeededPlayer(site)
  await playSome(player)
  await player.ask(rotateSeeds, {})
  const { seedHash } = await player.ask(commitSeeds, {})
  await player.ask(chooseClientSeed, { seedHash, clientSeed: 'outra-semente' })
  await player.play('roleta-europeia', { bets: [{ kind: 'colour', which: 'red', stake: '500' }] })
  await signLog(site, player)
  await player.visit(page)
  await openEntry(page, 'personalHistoryCopy')
  await page.getByRole('tab', { name: 'Conferir o sorteio' }).click()
  const result = page.locator('[data-verdict]')
  const check = page.getByRole('button', { name: 'Conferir todas as minhas rodadas' })
  await check.click()
  await expect(result).toContainText('5 rodadas conferidas em')
  await page.getByRole('button', { name: 'Revelar agora' }).click()
  await expect(page.locator('[data-fact="rounds"] dd')).toHaveText('0')
  await check.click()
  await expect(result).toHaveAttribute('data-verdict', 'right')
  await expect(result).toContainText('6 rodadas conferidas em')
  await expect(page.locator('[data-fact="factLog"]')).toContainText('assinatura válida, e todos os seus (2) estão lá')
})

test(
  'the verifier works from a disk, without a connection: what the site exported is right, and what was changed in it is found',
  inWhole,
  async ({ page, context, site }, testInfo) => {
    const player = await newSeededPlayer(site)
    await playSome(player)
    await player.ask(rotateSeeds, {})
    await player.visit(page)
    await openEntry(page, 'personalHistoryCopy')
    await page.getByRole('tab', { name: 'Conferir o sorteio' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Baixar para conferir fora do site' }).click()
    const exported = fs.readFileSync(await (await download).path(), 'utf8')
    const copy = testInfo.outputPath('verifier.html')
    fs.writeFileSync(copy, await (await fetch(`${site.url}${VERIFIER_PATH}`)).text())
    await context.setOffline(true)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(pathToFileURL(copy).href)
    const open = (text: string) =>
      page.locator('input[type="file"]').setInputFiles({ name: 'rodadas.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    const result = page.locator('[data-verdict]')
    await open(exported)
    await expect(result).toHaveAttribute('data-verdict', 'right')
    await expect(result).toContainText('5 rodadas conferidas em')
    const kept = JSON.parse(exported) as { seeds: { rounds: { payout: string; nonce: number }[] }[] }
    kept.seeds[0]!.rounds[2]!.payout = '1'
    kept.seeds[0]!.rounds.splice(3, 1)
    await open(JSON.stringify(kept))
    await expect(result).toHaveAttribute('data-verdict', 'wrong')
    await expect(page.getByRole('row', { name: /Falta a rodada 4\./ })).toBeVisible()
    await expect(page.getByRole('row', { name: /Outro prêmio\..* 0,01$/ })).toBeVisible()
    await open('{"seeds":[{}]}')
    await expect(page.getByRole('alert')).toContainText('Isto não é um arquivo de rodadas do site.')
    expect(asked.every((url) => url.startsWith('file:') || url.startsWith('data:'))).toBe(true)
  },
)

test('the verifier checks a shared draw and a bet on it from a file, with a published round of drand', async ({ page, site }) => {
  await page.goto(`${site.url}/verifier`)
  await page.getByRole('tab', { name: 'Sorteio para todos' }).click()
  const file = page.getByLabel('Texto do arquivo')
  await file.fill(publishedDraw())
  await page.getByRole('button', { name: 'Conferir', exact: true }).click()
  const report = page.locator('[data-draw="20261117001"]')
  await expect(report).toHaveAttribute('data-verdict', 'unknown')
  await expect(report.getByRole('status')).toBeInViewport()
  for (const [what, is] of Object.entries({ seed: 'right', beacon: 'right', bet: 'right', rules: 'unknown', result: 'unknown' }))
    await expect(report.locator(`[data-compared="${what}"]`)).toHaveAttribute('data-is', is)
  await expect(report.locator('[data-fact="round"]')).toContainText('1000')
  await file.fill(publishedDraw({ seed: 'ab'.repeat(32) }))
  await page.getByRole('button', { name: 'Conferir', exact: true }).click()
  await expect(report).toHaveAttribute('data-verdict', 'wrong')
  await expect(report.locator('[data-compared="seed"]')).toHaveAttribute('data-is', 'wrong')
  await test.step('a draw of the lottery, with what a bet on it pays', async () => {
    const drawn = page.locator('[data-draw="202701010001"]')
    await file.fill(publishedLotteryDraw())
    await page.getByRole('button', { name: 'Conferir', exact: true }).click()
    await expect(drawn).toHaveAttribute('data-verdict', 'right')
    await file.fill(publishedLotteryDraw({ bet: { payout: '1901' } }))
    await page.getByRole('button', { name: 'Conferir', exact: true }).click()
    await expect(drawn).toHaveAttribute('data-verdict', 'wrong')
    for (const [what, is] of Object.entries({ result: 'right', bet: 'right', payout: 'wrong' }))
      await expect(drawn.locator(`[data-compared="${what}"]`)).toHaveAttribute('data-is', is)
  })
  await file.fill('{"draw": {}}')
  await page.getByRole('button', { name: 'Conferir', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Isto não é um arquivo de sorteio do site.')
})

test(
  'the verifier’s policy lets it run and nothing else; a round and its numbers are drawn again by hand; axe finds nothing in it in either theme',
  inWhole,
  async ({ page, site }) => {
    await test.step('policy and rounds by hand', async () => {
      const refused: string[] = []
      page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
      await page.goto(`${site.url}${VERIFIER_PATH}`)
      await page.getByRole('tab', { name: 'Uma rodada' }).click()
      const fill = async (): Promise<void> => {
        await page.getByLabel('Semente do servidor').fill('c0ffee'.padEnd(64, '0'))
        await page.getByLabel('Semente do navegador').fill('minha-semente')
      }
      await fill()
      await page.getByLabel('Jogo', { exact: true }).selectOption('dados')
      await page.getByLabel('Jogadas, em JSON').fill('[{"stake":"100","side":"under","target":5000}]')
      await page.getByRole('button', { name: 'Refazer a rodada' }).click()
      const drawn = page.locator('[data-drawn]')
      const roll = (await drawn.getAttribute('data-drawn')) ?? ''
      expect(Number(roll)).toBeLessThan(10_000)
      await expect(page.locator('[data-fact="payout"] dd')).toHaveText(Number(roll) < 5000 ? '1,94' : '0,00')
      await page.getByRole('tab', { name: 'Números sorteados' }).click()
      await fill()
      await page.getByLabel('Jogo', { exact: true }).selectOption('dados')
      await page.getByLabel('Faixas').fill('10000, 52')
      await page.getByRole('button', { name: 'Sortear' }).click()
      await expect(drawn).toHaveAttribute('data-drawn', new RegExp(`^${roll} \\d+$`))
      expect(refused).toEqual([])
      const reached = await page.evaluate(async () => {
        const script = document.createElement('script')
        script.textContent = 'window.ran = true'
        document.head.append(script)
        const fetched = await fetch('/wps/system/status').then(
          () => true,
          () => false,
        )
        return { fetched, ran: 'ran' in window }
      })
      expect(reached).toEqual({ fetched: false, ran: false })
    })
    await test.step('axe', async () => {
      for (const name of ['Um arquivo', 'Uma rodada']) {
        await page.getByRole('tab', { name }).click()
        await expectClean(page, name)
      }
    })
  },
)

test('axe finds nothing in record, bet, check and profit in either theme', inWhole, async ({ page, site }) => {
  const player = await newSeededPlayer(site)
  const { rounds } = await playSome(player)
  await player.play('minas', { stake: '1000', mines: 3 })
  await counted(player, rounds)
  await player.visit(page)
  await openEntry(page, 'personalHistoryCopy')
  await expect(bets(page)).toHaveCount(6)
  await expectClean(page, 'record', 'dialog')
  await bets(page).nth(1).getByRole('button').click()
  await expect(page.locator('[data-fact="maths"]')).toBeVisible()
  await expectClean(page, 'bet', 'dialog')
  await page.getByRole('button', { name: 'Voltar ao histórico' }).click()
  await page.getByRole('tab', { name: 'Conferir o sorteio' }).click()
  await expect(page.locator('[data-fact="nextSeedHash"]')).toBeVisible()
  await expectClean(page, 'check', 'dialog')
  await page.locator('[data-entry="personalProfit"]').click()
  await expect(page.getByRole('table')).toHaveCount(2)
  await expectClean(page, 'profit', 'dialog')
})

test('long names and huge amounts stay inside screens of 1440, 768 and 360', inWhole, async ({ page, site }) => {
  const player = await newSeededPlayer(site)
  const { rounds } = await playSome(player)
  await counted(player, rounds)
  const long = 'O Tesouro Perdido da Floresta Encantada do Rio Amazonas e Outras Histórias'
  await page.route(/BET_(listBets|getBet|listProfit)/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text())
      .replaceAll(/"(stake|payout)":"\d+"/g, '"$1":"999999999999999999"')
      .replaceAll(/"(gameName|vendorName)":"[^"]+"/g, `"$1":"${long}"`)
    await route.fulfill({ response, body })
  })
  await player.visit(page)
  await openMemberCentre(page)
  const isInside = async (what: string): Promise<void> => {
    // What is drawn anew for another width is there after a frame.
    const beyond = () =>
      page
        .locator('[data-page] :is(td, th, dd, h4, p)')
        .evaluateAll((elements) => elements.filter((element) => element.getBoundingClientRect().right > innerWidth + 1).length)
    await expect.poll(beyond, what).toBe(0)
    expect(await page.locator('[data-page]').evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  }
  const sizes = async (what: string, widths: number[]): Promise<void> => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      await isInside(`${what} at ${width}`)
    }
  }
  await page.locator('[data-entry="personalHistoryCopy"]').click()
  await expect(bets(page)).toHaveCount(5)
  await sizes('record', [1440, 768, 360])
  await bets(page).first().getByRole('button').click()
  await expect(page.locator('[data-fact="maths"]')).toBeVisible()
  await sizes('bet', [360, 768, 1440])
  await page.locator('[data-entry="personalProfit"]').click()
  await expect(page.getByRole('table')).toHaveCount(2)
  await sizes('profit', [1440, 768, 360])
})
