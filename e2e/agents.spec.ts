import type { Page } from '@playwright/test'
import { decideApplication, listApplications } from '@tucano/contract/agents/affiliates'
import { offerAgreement } from '@tucano/contract/agents/agreements'
import { listTeamProfit } from '@tucano/contract/agents/reports'
import { expectClean } from './support/axe.ts'
import { newDocuments } from './support/office.ts'
import { newPlayer } from './support/fund.ts'
import { newMember, openAs, openMemberCentre } from './support/member.ts'
import { newClerk, setPaymentPassword } from './support/money.ts'
import { newSeededPlayer, playerOf } from './support/player.ts'
import { PAYMENT_PASSWORD, give, idOf, openEntry } from './support/records.ts'
import { type Site, expect, test } from './support/site.ts'

/** What the centre can be asked about is counted every five seconds. */
const COUNTED = { timeout: 30_000 }

const centre = (page: Page) => page.getByRole('dialog', { name: 'Central do agente' })
const entry = (page: Page, name: string) => centre(page).locator(`[data-entry="${name}"]`)

async function openCentre(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Abrir o menu de/ }).click()
  await page.getByRole('menuitem', { name: 'Central do agente' }).click()
}

/** The day that it is where the brand keeps its books. */
const dayOf = async (site: Site): Promise<string> =>
  (await site.sql<{ day: string }>("select (platform.clock() at time zone 'America/Sao_Paulo')::date::text as day"))[0]!.day

const cashOf = async (site: Site, account: string): Promise<string> =>
  (
    await site.sql<{ balance: string }>(
      "select a.balance::text from ledger.accounts a join member.members m on m.id = a.member_id where m.account = $1 and a.kind = 'cash'",
      [account],
    )
  )[0]?.balance ?? '0'

/** Puts members into a team: an agent, or somebody below one. */
const place = (site: Site, account: string, set: { type?: number; above?: string }) =>
  site.sql('update member.members set type = $2, upline_id = (select id from member.members where account = $3) where account = $1', [
    account,
    set.type ?? 0,
    set.above ?? null,
  ])

/** A general agent with some cents, and an agent right below. */
async function newTeam(site: Site, cents = 0n): Promise<{ general: string; agent: string }> {
  const general = cents > 0n ? await newPlayer(site, cents) : await newMember(site, { nickname: 'Geral' })
  const agent = await newMember(site, { nickname: 'Agente' })
  await place(site, general, { type: 2 })
  await place(site, agent, { type: 1, above: general })
  return { general, agent }
}

test('an agent has a centre: nothing until its menu is known, then a menu, one page beside it, and a way out; its news, and how the team is doing [AGT-01] [AGT-05] [AGT-06] [AGT-07] [AGT-08] [AGT-09] [AGT-10] [RTE-28]', async ({
  page,
  site,
}) => {
  const { general } = await newTeam(site)
  await openAs(page, site, general)
  await test.step('nothing until the menu call has answered', async () => {
    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/wps/agent/menu', async (route) => {
      await held
      await route.continue()
    })
    const asked = page.waitForRequest('**/wps/agent/menu')
    await openCentre(page)
    await asked
    await expect(page.getByRole('dialog')).toHaveCount(0)
    answer()
    await expect(centre(page)).toBeVisible()
  })
  await test.step('the overview is there first', async () => {
    await expect(entry(page, 'teamOverview')).toHaveAttribute('aria-current', 'page')
    const overview = centre(page).locator('[data-page="teamOverview"]')
    await expect(overview.locator('[data-figure="members"]')).toContainText('1')
    await expect(overview.locator('[data-figure="agents"]')).toContainText('1')
    await overview.getByRole('button', { name: 'O que é: Resultado' }).click()
    await expect(overview.getByRole('dialog')).toContainText('Apostado − prêmios − rebates')
    await page.keyboard.press('Escape')
    // Figures that cannot be had are told once, however many cards are drawn from them.
    const failure = { status: 500, json: { success: false, value: null, errorCode: 'system.error' } }
    await page.route('**/wps/relay/ODSFE2_getTeamOverviewSum*', (route) => route.fulfill(failure))
    await overview.getByRole('button', { name: 'Ontem', exact: true }).click()
    await expect(overview.getByRole('heading', { name: 'Não foi possível carregar os números da equipe' })).toHaveCount(1)
    await expect(overview.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(1)
    await expectClean(page, 'team overview that failed', 'dialog[open]')
    // Those that it has had stay, and say of when they are.
    await overview.getByRole('button', { name: 'Hoje', exact: true }).click()
    await expect(overview.locator('[data-note="behind"]')).toContainText(/^Números de \d\d\/\d\d\/\d{4} \d\d:\d\d/)
    await expect(overview.locator('[data-figure="members"]')).toContainText('1')
    await overview.getByRole('button', { name: 'Ontem', exact: true }).click()
    await page.unroute('**/wps/relay/ODSFE2_getTeamOverviewSum*')
    await overview.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(overview.locator('[data-note="behind"]')).toHaveCount(0)
    for (const period of ['Ontem', 'Semana', 'Semana passada', 'Mês', 'Mês passado', 'Outras datas']) {
      await overview.getByRole('button', { name: period, exact: true }).click()
      await expect(overview.locator('[data-figure="stake"]')).toContainText('R$')
    }
    await overview.getByLabel('De', { exact: true }).fill('2025-01-01')
    await expect(overview.getByText('Escolha até 92 dias de cada vez.')).toBeVisible()
    await expectClean(page, 'team overview', 'dialog[open]')
  })
  await test.step('news, and the way out', async () => {
    await entry(page, 'agentAnnouncement').click()
    await expect(entry(page, 'agentAnnouncement')).toHaveAttribute('aria-current', 'page')
    await expect(entry(page, 'teamOverview')).not.toHaveAttribute('aria-current')
    await expect(centre(page).getByRole('heading', { name: 'Como e quando os acordos são pagos' })).toBeVisible()
    await centre(page).getByRole('button', { name: 'Fechar a central do agente' }).click()
    await expect(centre(page)).toHaveCount(0)
  })
})

test('an agent brings people in by links and by opening accounts, finds them, gives them rebates and makes one an agent [AGT-11] [AGT-12]', async ({
  page,
  site,
}) => {
  const { general } = await newTeam(site, 500_00n)
  await site.sql(
    "insert into agent.rebates (member_id, type, bp, since) select id, 'RNG', 80, '2020-01-01' from member.members where account = $1",
    [general],
  )
  await setPaymentPassword(site, general)
  await openAs(page, site, general)
  await openCentre(page)
  await entry(page, 'registerCenter').click()
  const register = centre(page).locator('[data-page="registerCenter"]')
  await test.step('a link', async () => {
    await register.getByRole('button', { name: 'Novo link' }).click()
    const form = page.getByRole('dialog', { name: 'Novo link' })
    await form.getByLabel('Nome do link, só para você').fill('Grupo da Vila')
    await form.getByLabel('Cassino').fill('0,90')
    await form.getByRole('button', { name: 'Criar o link' }).click()
    await expect(form.getByText('De 0 até 0,80%.')).toBeVisible()
    await form.getByLabel('Cassino').fill('0,40')
    await form.getByLabel('Máximo de cadastros').fill('5')
    await form.getByRole('button', { name: 'Criar o link' }).click()
    const link = register.locator('[data-link]').filter({ hasText: 'Grupo da Vila' })
    await expect(link).toContainText('ainda 5 cadastros')
    await expect(link).toContainText('/join?code=')
    await expect(link.getByRole('link', { name: 'Mandar por WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=.*join/)
    await link.getByRole('button', { name: 'Mostrar o QR Code' }).click()
    await expect(link.getByRole('img', { name: /^QR Code do link/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await link.getByRole('button', { name: 'Fechar o link' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Fechar o link' }).click()
    await expect(register.getByText('Links que acabaram (1)')).toBeVisible()
  })
  const opened = `aberta${process.pid}`
  await test.step('an account', async () => {
    await register.getByRole('tab', { name: 'Abrir uma conta' }).click()
    await register.getByLabel('Nome da conta').fill(opened)
    await register.getByRole('button', { name: 'Igual ao meu' }).click()
    await register.getByRole('button', { name: 'Abrir a conta' }).click()
    await expect(register.locator('[data-fact="account"]')).toContainText(opened)
    await expect(register.locator('[data-fact="password"] dd span').first()).not.toBeEmpty()
    await expectClean(page, 'opened account', 'dialog[open]')
    await register.getByRole('button', { name: 'Abrir outra conta' }).click()
    await expect(register.locator('[data-fact="password"]')).toHaveCount(0)
  })
  await entry(page, 'teamManagement').click()
  const people = centre(page).locator('[data-page="teamManagement"]')
  await test.step('found, with rebates that change', async () => {
    await people.getByLabel('Procurar na equipe').fill(opened)
    await expect(people.locator('[data-person]')).toHaveCount(1)
    await people.getByRole('button', { name: `Ver ${opened}` }).click()
    await expect(people.getByRole('heading', { name: opened })).toBeVisible()
    await people.getByRole('button', { name: 'Mudar os rebates' }).click()
    await people.getByLabel('Cassino').fill('0,20')
    await people.getByRole('button', { name: 'Salvar os rebates' }).click()
    await expect(people.getByRole('row', { name: /Cassino/ })).toContainText('0,20%, à espera da resposta')
    await expectClean(page, 'somebody of the team', 'dialog[open]')
  })
  await test.step('an agent from now on', async () => {
    await people.getByRole('button', { name: 'Tornar agente' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Tornar agente' }).click()
    await expect(people.getByRole('button', { name: 'Propor acordo' })).toBeVisible()
    await expect(people.getByRole('button', { name: 'Tornar agente' })).toHaveCount(0)
  })
})

test('an agent sees bets of the people right below, what everybody comes to, its income and accounts by day, and sends money that arrives, as does what one below sends up [AGT-13] [AGT-14] [AGT-15] [AGT-16] [AGT-22]', async ({
  page,
  browser,
  site,
}) => {
  const { general, agent } = await newTeam(site)
  for (const account of [general, agent]) {
    await setPaymentPassword(site, account)
    await give(site, account, { kind: 'adjustment', cents: 300_00n })
  }
  const player = await newSeededPlayer(site)
  await place(site, player.account, { above: general })
  const round = await player.play('dados', { stake: '2000', side: 'under', target: 9500 })
  const { ask } = await playerOf(site, general)
  const today = await dayOf(site)
  await expect.poll(async () => (await ask(listTeamProfit, { from: today, to: today })).total.stake, COUNTED).toBe('2000')
  await openAs(page, site, general)
  await openCentre(page)
  await test.step('what the team comes to, by product, by branch and by day', async () => {
    const overview = centre(page).locator('[data-page="teamOverview"]')
    await expect(overview.locator('[data-figure="stake"]')).toContainText('R$\u00A020,00')
    await expect(overview.locator('[data-type="RNG"]')).toContainText('100,00%')
    await expect(overview.locator(`[data-branch="${player.account}"]`)).toContainText('R$\u00A020,00')
    await overview.getByText('Ver dia a dia').click()
    await expect(overview.getByRole('row', { name: new RegExp(`^${today.split('-').toReversed().join('/')}`) })).toContainText(
      'R$\u00A020,00',
    )
  })
  await test.step('bets, and one of them', async () => {
    await entry(page, 'teamBetting').click()
    const bets = centre(page).locator('[data-page="teamBetting"]')
    await expect(bets.getByRole('row', { name: new RegExp(player.account) })).toContainText('R$\u00A020,00')
    await expectClean(page, 'bets of the team', 'dialog[open]')
    await bets.getByRole('button', { name: new RegExp(`^Ver a aposta de ${player.account}`) }).click()
    await expect(bets.locator('[data-fact="account"]')).toContainText(player.account)
    await expect(bets.locator('[data-fact="roundId"]')).toContainText(round.roundId)
    await bets.getByRole('button', { name: 'Voltar às apostas' }).click()
  })
  await test.step('profit and loss', async () => {
    await entry(page, 'userProfit').click()
    const profit = centre(page).locator('[data-page="userProfit"]')
    await expect(profit.getByRole('row', { name: new RegExp(player.account) })).toContainText('R$\u00A020,00')
    await expectClean(page, 'profit and loss', 'dialog[open]')
  })
  await test.step('accounts by day', async () => {
    await entry(page, 'downlineAccount').click()
    const days = centre(page).locator('[data-page="downlineAccount"]')
    await expect(days.getByRole('row', { name: new RegExp(player.account) })).toContainText('R$\u00A020,00')
    await days.getByLabel('Conta da equipe').fill(player.account)
    await days.locator(`[data-found="${player.account}"]`).click()
    await expect(days.getByRole('row', { name: new RegExp(player.account) })).toHaveCount(1)
  })
  await test.step('income', async () => {
    await entry(page, 'income').click()
    const income = centre(page).locator('[data-page="income"]')
    for (const sum of ['received', 'paidDown', 'kept']) await expect(income.locator(`[data-figure="${sum}"]`)).toContainText('R$\u00A00,00')
    await expect(income.getByRole('heading', { name: 'Nenhuma comissão no período' })).toBeVisible()
  })
  await test.step('money to somebody right below', async () => {
    const before = BigInt(await cashOf(site, player.account))
    await entry(page, 'teamManagement').click()
    const people = centre(page).locator('[data-page="teamManagement"]')
    await people.getByRole('button', { name: `Ver ${player.account}` }).click()
    await people.getByRole('button', { name: 'Transferir', exact: true }).click()
    await people.getByLabel('Valor').fill('50,00')
    await people.getByRole('button', { name: 'Continuar' }).click()
    await people.getByLabel('Senha de pagamento').fill(PAYMENT_PASSWORD)
    await people.getByRole('button', { name: /^Transferir R\$/ }).click()
    await expect(people.getByRole('status').filter({ hasText: 'R$\u00A050,00' })).toBeVisible()
    await people.getByRole('button', { name: 'Fazer outra' }).click()
    await expect(people.locator('[data-fact="available"]')).toContainText('R$\u00A0250,00')
    expect(BigInt(await cashOf(site, player.account))).toBe(before + 50_00n)
  })
  await test.step('money from an agent to the one above', async () => {
    const below = await browser.newPage()
    await openAs(below, site, agent)
    await openEntry(below, 'transferUpline')
    const upline = below.locator('[data-page="transferUpline"]')
    await upline.getByLabel('Valor').fill('40,00')
    await upline.getByRole('button', { name: 'Continuar' }).click()
    await upline.getByLabel('Senha de pagamento', { exact: true }).fill(PAYMENT_PASSWORD)
    await upline.getByRole('button', { name: /^Transferir R\$/ }).click()
    await expect(upline.getByRole('status').filter({ hasText: 'R$\u00A040,00' })).toBeVisible()
    expect(await cashOf(site, general)).toBe('29000')
    await below.close()
  })
})

test('agents agree on dividends and salaries: offered with tiers, answered, in force, asked to end and kept; whoever has none and nobody to offer one to has no such pages [AGT-02] [AGT-03] [AGT-04] [AGT-17] [AGT-18] [AGT-19] [AGT-20] [AGT-21] [AGT-23]', async ({
  page,
  browser,
  site,
}) => {
  const { general, agent } = await newTeam(site)
  const payee = await browser.newPage()
  await openAs(payee, site, agent)
  await openCentre(payee)
  await expect(entry(payee, 'downlineAccount')).toBeVisible()
  for (const name of ['dividendRecord', 'salaryDay', 'salaryHour', 'salaryLive']) await expect(entry(payee, name)).toHaveCount(0)
  expect(await payee.evaluate(() => [sessionStorage.getItem('enableContract'), sessionStorage.getItem('enableSalary')])).toEqual([
    'false',
    'false',
  ])
  await payee.keyboard.press('Escape')
  await openAs(page, site, general)
  await openCentre(page)
  await entry(page, 'dividendRecord').click()
  const payer = centre(page).locator('[data-page="dividendRecord"]')
  await payer.getByRole('tab', { name: 'Acordos' }).click()
  await test.step('an offer whose tiers have to rise, at more than the agent gets itself', async () => {
    await payer.getByRole('button', { name: 'Propor acordo' }).click()
    const form = page.getByRole('dialog', { name: 'Propor acordo' })
    await form.getByLabel('Agente logo abaixo de você').fill(agent)
    await form.locator(`[data-found="${agent}"]`).click()
    const tier = (n: number) => form.getByRole('group', { name: `Faixa ${n}` })
    await tier(1).getByLabel('Paga (%)').fill('10')
    await form.getByRole('button', { name: 'Mais uma faixa' }).click()
    await tier(2).getByLabel('Apostado ≥').fill('50.000,00')
    await form.getByRole('button', { name: 'Enviar a proposta' }).click()
    await expect(tier(2).getByText('Precisa subir.')).toBeVisible()
    await tier(2).getByLabel('Paga (%)').fill('15')
    await expectClean(page, 'offer of an agreement', 'dialog[open]')
    await form.getByRole('button', { name: 'Enviar a proposta' }).click()
    await form.getByRole('button', { name: 'Propor assim mesmo' }).click()
    await expect(payer.locator('[data-section="payer"] [data-agreement]')).toContainText('Proposto')
  })
  await test.step('the payee reads all tiers and accepts', async () => {
    await openCentre(payee)
    await expect(entry(payee, 'dividendRecord')).toContainText('1')
    await entry(payee, 'dividendRecord').click()
    const own = centre(payee).locator('[data-page="dividendRecord"]')
    await own.getByRole('tab', { name: /^Acordos/ }).click()
    const offered = own.locator('[data-section="waiting"] [data-agreement]')
    await expect(offered.getByRole('row')).toHaveText([/Faixa/, /^1.*10,00%$/, /^2R\$\u00A050\.000,00.*15,00%$/])
    await expectClean(payee, 'an offer', 'dialog[open]')
    await offered.getByRole('button', { name: 'Aceitar' }).click()
    await expect(offered.getByText('Marque que entendeu antes de aceitar.')).toBeVisible()
    await offered.getByText('Entendi, e aceito assim mesmo.').click()
    await offered.getByRole('button', { name: 'Aceitar' }).click()
    await expect(own.locator('[data-section="payee"] [data-agreement]')).toContainText('Em vigor')
    await expect(entry(payee, 'dividendRecord').getByText('à espera')).toHaveCount(0)
  })
  await test.step('the payer asks for the end, the payee keeps it', async () => {
    await entry(page, 'teamOverview').click()
    await entry(page, 'dividendRecord').click()
    await payer.getByRole('tab', { name: 'Acordos' }).click()
    const mine = payer.locator('[data-section="payer"] [data-agreement]')
    await mine.getByRole('button', { name: 'Pedir o fim' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Pedir o fim' }).click()
    await expect(mine).toContainText('Em vigor, fim pedido')
    await entry(payee, 'teamOverview').click()
    await entry(payee, 'dividendRecord').click()
    const own = centre(payee).locator('[data-page="dividendRecord"]')
    await own.getByRole('tab', { name: /^Acordos/ }).click()
    await own.getByRole('button', { name: 'Manter o acordo' }).click()
    await expect(own.locator('[data-section="payee"] [data-agreement]')).toContainText('Em vigor')
  })
  await test.step('salaries by day, by hour and in real time have a page each', async () => {
    const { ask } = await playerOf(site, general)
    const payeeId = String(await idOf(site, agent))
    const tiers = [{ turnover: '0', active: 0, netLoss: '0', rate: '30' }]
    for (const kind of ['salaryDay', 'salaryHour', 'salaryLive'] as const)
      await ask(offerAgreement, {
        payeeId,
        kind,
        type: 'CONS',
        terms: { rateType: 'percent', carry: false, fence: null, tiers },
        isHigherConfirmed: true,
      })
    await payee.reload()
    await openCentre(payee)
    for (const [name, title] of Object.entries({
      salaryDay: 'Salário diário',
      salaryHour: 'Salário por hora',
      salaryLive: 'Salário em tempo real',
    })) {
      await entry(payee, name).click()
      await expect(centre(payee).getByRole('heading', { level: 3, name: title })).toBeVisible()
      const own = centre(payee).locator(`[data-page="${name}"]`)
      await own.getByRole('tab', { name: /^Acordos/ }).click()
      await expect(own.locator('[data-section="waiting"] [data-agreement]')).toContainText('0,30%')
    }
    expect(await payee.evaluate(() => [sessionStorage.getItem('enableContract'), sessionStorage.getItem('enableSalary')])).toEqual([
      'true',
      'true',
    ])
  })
  await payee.close()
})

test('a member with documents applies to the affiliate programme and becomes an agent when an operator approves; the page says who is above and what they see [REF-04] [REF-05]', async ({
  page,
  site,
}) => {
  const { general } = await newTeam(site)
  const account = await newMember(site)
  await place(site, account, { above: general })
  await newDocuments(site, account)
  await openAs(page, site, account)
  await openMemberCentre(page)
  await page.locator('[data-entry="referral"]').click()
  const referral = page.locator('[data-page="referral"]')
  await expect(referral.locator('[data-fact="invitedBy"]')).toContainText('Ge***')
  await expect(referral.getByText('O que ninguém da rede vê')).toBeVisible()
  await referral.getByRole('button', { name: 'Enviar o pedido' }).click()
  await expect(referral.getByText('Diga onde, com pelo menos 3 letras.')).toBeVisible()
  await referral.getByLabel('Endereço ou perfil').fill('@canal')
  await referral.getByLabel('Conte como pretende convidar').fill('Vídeos sobre jogos, para adultos.')
  await expectClean(page, 'affiliate application', 'dialog[open]')
  await referral.getByRole('button', { name: 'Enviar o pedido' }).click()
  await expect(referral.locator('[data-affiliate="applied"]')).toContainText('Pedido em análise')
  const clerk = await newClerk(site, ['compliance'])
  const waiting = (await clerk(listApplications, {})).list.find((application) => application.account === account)
  await clerk(decideApplication, {
    applicationId: waiting?.applicationId ?? '',
    decision: 'approve',
    plan: { plan: 'cpa', bp: null, fence: null, carry: false, cpa: { amount: '5000', firstDeposit: '1000', stake: '10000' } },
  })
  await expect(referral.getByText('Você é agente')).toBeVisible()
  await referral.getByRole('button', { name: 'Abrir a central' }).click()
  await expect(entry(page, 'teamOverview')).toHaveAttribute('aria-current', 'page')
})
