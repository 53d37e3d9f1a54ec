import { randomUUIDv7 } from 'node:crypto'
import type { Page } from '@playwright/test'
import { getSportsBet, placeSportsBet } from '@tucano/contract/sports/bets'
import { expectClean } from './support/axe.ts'
import { type BookMatch, addMatch, openBook, setOdds } from './support/book.ts'
import { openOffice } from './support/operator.ts'
import { type Player, newSeededPlayer } from './support/player.ts'
import { type Site, expect, openSite, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

let site: Site
let player: Player
test.beforeAll(async () => {
  site = await openSite()
  await openBook(site)
  await site.sql(`update sports.feed_lease set until = platform.clock() + interval '1 day'`)
  player = await newSeededPlayer(site, 5_000_00n)
})
// What one test has set is not to bind the bets of another.
test.beforeEach(() => site.sql('delete from sports.limits; delete from sports.members; delete from sports.delays'))
test.afterAll(() => site.stop())

const ahead = { state: 'not_started', startsInMinutes: 90 } as const
const RESULT = { market: 1 }
const GOALS = { market: 18, specifiers: 'total=2.5' }

/** A match to come that can be bet on. */
async function newMatch(): Promise<BookMatch> {
  const match = await addMatch(site, ahead)
  await setOdds(site, match, RESULT, { 1: 2100, 2: 3300, 3: 3600 })
  await setOdds(site, match, GOALS, { 12: 1900, 13: 1950 })
  return match
}

interface Choice {
  market: number
  specifiers?: string
  outcome: string
  odds: number
}

/** A single bet of so many cents. */
async function bet({ urn }: BookMatch, { market, specifiers = '', outcome, odds }: Choice, unit: string) {
  const betId = randomUUIDv7()
  const legs = [{ event: urn, selections: [{ market, specifiers, outcome, version: 1 }], odds }]
  const { refusal } = await player.ask(placeSportsBet, { betId, slip: { kind: 'single', legs, unit }, policy: 'any' })
  return { betId, refusal }
}
const HOME: Choice = { ...RESULT, outcome: '1', odds: 2100 }
const AWAY: Choice = { ...RESULT, outcome: '3', odds: 3600 }
const OVER: Choice = { ...GOALS, outcome: '12', odds: 1900 }

const stateOf = async (betId: string): Promise<string> => (await player.ask(getSportsBet, { betId })).bet.state
const nameOf = ({ home, away }: BookMatch): string => `${home} x ${away}`
const open = (page: Page, match: BookMatch) =>
  page
    .getByRole('listitem')
    .filter({ hasText: nameOf(match) })
    .getByRole('button')
    .first()
    .click()

test('the desk sees what each result leaves the house with, suspends a market with a reason, and opens it again', async ({ browser }) => {
  const match = await newMatch()
  await bet(match, HOME, '100000')
  await bet(match, AWAY, '20000')
  await bet(match, OVER, '30000')
  const page = await openOffice(browser, site, { roles: ['compliance'], path: '/operator/risco' })
  await expect(page.getByRole('article', { name: 'Apostas abertas agora' })).toContainText('R$\u00A01.500,00')
  await expectClean(page, 'risk')
  await open(page, match)
  const detail = page.getByRole('article', { name: nameOf(match) })
  const market = detail.getByRole('table', { name: 'Resultado' })
  // 1,200.00 were staked; home pays 2,100.00, away 720.00.
  await expect(market.getByRole('row').filter({ hasText: match.home })).toContainText('−R$\u00A0900,00')
  await expect(market.getByRole('row').filter({ hasText: 'Empate' })).toContainText('+R$\u00A01.200,00')
  await expect(market.getByRole('row').filter({ hasText: match.away })).toContainText('+R$\u00A0480,00')
  await expectClean(page, 'match')

  await market.getByRole('button', { name: `Ver apostas: ${match.away}` }).click()
  const bets = page.getByRole('dialog', { name: `Apostas: Resultado · ${match.away}` })
  await expect(bets.getByRole('list', { name: 'Apostas' }).getByRole('listitem')).toHaveCount(1)
  await expect(bets.getByRole('link', { name: player.account })).toHaveAttribute('href', /membros\?pessoa=/)
  await expectClean(page, 'bets')
  await bets.getByRole('checkbox', { name: `Marcar a aposta de ${player.account}` }).check()
  await bets.getByRole('button', { name: 'Registrar suspeita' }).click()
  const report = page.getByRole('dialog', { name: 'Registrar suspeita' })
  await report.getByRole('textbox', { name: 'O que chamou atenção' }).fill('A mesma pessoa apostou dez vezes no mesmo minuto.')
  await report.getByRole('button', { name: 'Registrar suspeita' }).click()
  const file = page.waitForEvent('download')
  await report.getByRole('button', { name: /^Baixar o arquivo/ }).click()
  expect((await file).suggestedFilename()).toMatch(/^suspeita-\d+\.json$/)
  await report.getByRole('button', { name: 'Fechar' }).last().click()
  await expect(detail.getByRole('list', { name: 'Suspeitas' })).toContainText('dez vezes no mesmo minuto')

  await detail.getByRole('button', { name: 'Suspender: Resultado' }).click()
  const closing = page.getByRole('dialog', { name: 'Suspender apostas' })
  await closing.getByRole('button', { name: 'Suspender' }).click()
  await closing.getByRole('textbox', { name: 'Motivo' }).fill('Apostas fora do padrão em um resultado')
  await closing.getByRole('button', { name: 'Suspender' }).click()
  await expect(detail.getByRole('list', { name: 'Suspensões da mesa' })).toContainText('Apostas fora do padrão')
  expect((await bet(match, HOME, '1000')).refusal?.code).toBe('sports.closed')
  await detail.getByRole('button', { name: /^Reabrir: / }).click()
  const opening = page.getByRole('dialog', { name: /^Reabrir / })
  await opening.getByRole('textbox', { name: 'Motivo' }).fill('Conferido com a liga, nada de errado')
  await opening.getByRole('button', { name: 'Reabrir' }).click()
  await expect(detail.getByRole('list', { name: 'Suspensões da mesa' })).toHaveCount(0)
  expect((await bet(match, HOME, '1000')).refusal).toBeNull()
  await page.context().close()
})

test('an interval is voided by two: whoever proposes it sees what it would change and cannot decide, another operator can', async ({
  browser,
}) => {
  const match = await newMatch()
  const { betId } = await bet(match, HOME, '5000')
  const page = await openOffice(browser, site, { roles: ['compliance'], name: 'Ana', path: `/operator/risco?partida=${match.urn}` })
  const detail = page.getByRole('article', { name: nameOf(match) })
  await detail.getByRole('button', { name: 'Anular apostas', exact: true }).click()
  const proposal = page.getByRole('dialog', { name: /^Anular apostas de / })
  await proposal.getByRole('button', { name: 'Propor' }).click()
  await expect(proposal.getByRole('alert').first()).toBeVisible()
  await proposal.getByRole('group', { name: 'Mercados a anular' }).getByText('Resultado').click()
  // What it would change is told before anything is proposed.
  await expect(proposal.locator('[data-total="bets"]')).toContainText('1 de 1')
  await expect(proposal.locator('[data-total="house"]')).toContainText('−R$\u00A050,00')
  await proposal.getByRole('textbox', { name: 'Motivo' }).fill('Cotação digitada errada pelo feed')
  await proposal.getByRole('button', { name: 'Propor' }).click()
  const made = page.getByRole('dialog', { name: 'Proposta feita' })
  await expect(made.locator('[data-total="bets"]')).toContainText('1 de 1')
  await expect(made.locator('[data-total="stake"]')).toContainText('R$\u00A050,00')
  await made.getByRole('button', { name: 'Ver a proposta' }).click()
  await expect(page.getByText('A proposta é sua')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Aprovar' })).toHaveCount(0)
  await expectClean(page, 'proposal')
  expect(await stateOf(betId)).toBe('open')

  const other = await openOffice(browser, site, { roles: ['compliance'], name: 'Bia', path: '/operator/resultados' })
  await other.getByRole('list', { name: 'Propostas' }).getByRole('button').first().click()
  const seen = other.getByRole('region', { name: 'O que muda' })
  await expect(seen.locator('[data-total="house"]')).toContainText('−R$\u00A050,00')
  await expect(seen.getByRole('table', { name: 'As que mais mudam' })).toContainText(player.account)
  await other.getByRole('button', { name: 'Aprovar' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Aprovar' }).click()
  await expect(other.getByRole('list', { name: 'Propostas' })).toContainText('Aprovada')
  await expect.poll(() => stateOf(betId)).toBe('void')
  for (const one of [page, other]) await one.context().close()
})

test('limits and factors are set with a reason, and an auditor only reads', inWhole, async ({ browser }) => {
  await newMatch()
  const page = await openOffice(browser, site, { roles: ['compliance'], path: '/operator/limites' })
  await page.getByRole('button', { name: 'Novo limite' }).click()
  const limits = page.getByRole('dialog', { name: 'Novo limite' })
  await limits.getByRole('button', { name: 'Salvar limites' }).click()
  await expect(limits.getByText('Escolha onde o limite vale.')).toBeVisible()
  await limits.getByLabel('Esporte', { exact: true }).selectOption({ label: 'Futebol' })
  await limits.getByRole('textbox', { name: 'Ganho por aposta' }).fill('100,00')
  await limits.getByRole('textbox', { name: 'Motivo' }).fill('Rodada com pouca informação')
  await limits.getByRole('button', { name: 'Salvar limites' }).click()
  await expect(page.getByRole('table', { name: 'Limites definidos' })).toContainText('Rodada com pouca informação')
  await page.getByLabel('Esporte', { exact: true }).selectOption({ label: 'Futebol' })
  await expect(page.locator('[data-fact="betWin"]')).toContainText('vem de: Futebol')
  await expectClean(page, 'limits')
  await page.getByRole('button', { name: 'Encerrar os limites: Futebol' }).click()
  const ending = page.getByRole('dialog', { name: 'Encerrar os limites: Futebol?' })
  await ending.getByRole('textbox', { name: 'Motivo' }).fill('A rodada terminou')
  await ending.getByRole('button', { name: 'Encerrar' }).click()
  await expect(page.getByRole('table', { name: 'Limites definidos' })).not.toContainText('Futebol')
  await page.getByRole('button', { name: 'Mudar a espera: Futebol' }).click()
  const wait = page.getByRole('dialog', { name: 'Espera: Futebol' })
  await wait.getByLabel('Espera', { exact: true }).selectOption({ label: '8 s' })
  await wait.getByRole('textbox', { name: 'Motivo' }).fill('Transmissão atrasada nesta semana')
  await wait.getByRole('button', { name: 'Salvar espera' }).click()
  await expect(page.getByRole('table', { name: 'Espera das apostas ao vivo' })).toContainText('Transmissão atrasada')

  await page.getByRole('tab', { name: 'Por pessoa' }).click()
  await page.getByRole('searchbox', { name: 'Conta' }).fill(player.account)
  await page.getByRole('button', { name: 'Procurar' }).click()
  await page.getByRole('button', { name: `Definir fator: ${player.account}` }).click()
  const factor = page.getByRole('dialog', { name: `Fator de ${player.account}` })
  await factor.getByRole('button', { name: '50%' }).click()
  await factor.getByRole('textbox', { name: 'Motivo' }).fill('Apostas ao vivo sempre atrasadas')
  await factor.getByRole('button', { name: 'Salvar fator' }).click()
  await expect(page.locator(`[data-account="${player.account}"]`)).toContainText('Fator 50%')
  await expectClean(page, 'people')
  await page.context().close()

  const auditor = await openOffice(browser, site, { roles: ['auditor'], path: '/operator/limites' })
  await expect(auditor.getByRole('table', { name: 'Limites definidos' })).toBeVisible()
  await expect(auditor.getByRole('button', { name: 'Novo limite' })).toHaveCount(0)
  await auditor.context().close()
})

test('the feed is told producer by producer, and the report adds up with a file of its lines', async ({ browser }) => {
  const page = await openOffice(browser, site, { roles: ['cashier'], path: '/operator/cotacoes' })
  await expect(page.locator('[data-producer]')).toHaveCount(2)
  await site.sql(`update sports.producers set is_up = false, down_reason = 'silent' where id = 101`)
  await expect(page.locator('[data-producer="101"]')).toContainText('sem sinal há mais de 20 segundos')
  await expect(page.locator('[data-producer="101"]')).toContainText('Fora do ar')
  await expect(page.locator('[data-producer="101"]').getByRole('heading', { name: 'Ao vivo (101)' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Pedidos que ainda cabem' })).toContainText('20 de 20')
  await expectClean(page, 'feed')
  await site.sql('update sports.producers set is_up = true, down_reason = null')

  const match = await newMatch()
  const { betId } = await bet(match, HOME, '12345')
  await site.sql(
    `insert into sports.results (event_id, market_id, specifiers, version, kind, certainty, outcomes, source, told_at)
     select e.id, 1, '', 1, 'settled', 2, '[{"id":"1","result":"1"},{"id":"2","result":"0"},{"id":"3","result":"0"}]', 'feed', platform.clock() from sports.events e where e.urn = $1`,
    [match.urn],
  )
  await expect.poll(() => stateOf(betId)).toBe('settled')
  await page.goto(`${site.url}/operator/relatorio-esportes`)
  await expect(page.locator('[data-total="stake"]')).toContainText('R$\u00A0123,45')
  // 123.45 at 2.10 pays 259.25.
  await expect(page.locator('[data-total="net"]')).toContainText('−R$\u00A0135,80')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/^esportes-day-.*\.csv$/)
  await page.getByRole('button', { name: 'Esporte', exact: true }).click()
  await expect(page.getByRole('table', { name: 'Por esporte' })).toContainText('Futebol')
  await expectClean(page, 'report')
  await page.context().close()
})
