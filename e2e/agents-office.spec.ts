import type { Page } from '@playwright/test'
import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { expectClean } from './support/axe.ts'
import { newMember, openAs, openMemberCentre } from './support/member.ts'
import { newDocuments } from './support/office.ts'
import { openOffice } from './support/operator.ts'
import { idOf, withDb } from './support/records.ts'
import { type Site, expect, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

const REASON = 'Contas da mesma casa jogaram umas contra as outras.'

const centre = (page: Page) => page.getByRole('dialog', { name: 'Central do agente' })
const entry = (page: Page, name: string) => centre(page).locator(`[data-entry="${name}"]`)

async function openCentre(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Abrir o menu de/ }).click()
  await page.getByRole('menuitem', { name: 'Central do agente' }).click()
}

/** A general agent, an agent right below, and a member below that one. */
async function newTeam(site: Site): Promise<{ general: string; agent: string; member: string }> {
  const [general, agent, member] = [
    await newMember(site, { nickname: 'Geral' }),
    await newMember(site, { nickname: 'Agente' }),
    await newMember(site, { nickname: 'Gente' }),
  ]
  await site.sql('update member.members set type = 2 where account = $1', [general])
  const below = 'update member.members set type = $3, upline_id = (select id from member.members where account = $2) where account = $1'
  await site.sql(below, [agent, general, 1])
  await site.sql(below, [member, agent, 0])
  return { general, agent, member }
}

/** A salary by the day of the house that is in force, as if it had been answered long ago. */
async function newSalary(site: Site, payee: string): Promise<string> {
  const [row] = await site.sql<{ id: string }>(
    `with made as (
       insert into commissions.agreements (payer_id, payee_id, kind, type, period, state) values (null, $1, 'salaryDay', 'CONS', 'day', 'A') returning id
     ), terms as (
       insert into commissions.terms (agreement_id, version, rate_type, tiers, since)
       select id, 1, 'percent', '[{"turnover":"0","active":0,"netLoss":"0","rate":"100"}]', '2026-01-01' from made
     )
     select id::text from made`,
    [await idOf(site, payee)],
  )
  return row!.id
}

/** What today came to was paid already. */
async function paySalary(site: Site, payee: string, agreementId: string): Promise<void> {
  const [row] = await site.sql<{ ms: string }>(
    `insert into commissions.settlements (agreement_id, since, until, terms_version, stake, turnover, payout, rebate, promotion, salary, fee, net_loss, fenced, active, carried_in, carried_out,
       tier, rate, base, due, paid, paid_before, state, is_new)
     select $1, p.since, p.until, 1, 90000, 90000, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 100, 90000, 900, 900, 0, 'settled', false from platform.period_of('day', platform.clock()) p
     returning (extract(epoch from since) * 1000)::bigint::text as ms`,
    [agreementId],
  )
  const memberId = await idOf(site, payee)
  const postingId = await withDb(site, async (db) => {
    const [from, to] = [
      await operatorAccount(db, 'commission', 'BRL'),
      await openAccount(db, { memberId, pocket: 'cash', currency: 'BRL' }),
    ]
    const moves = [{ from, to, amount: 900n, currency: 'BRL' }]
    return (await post(db, { key: `agreement:${agreementId}:${row!.ms}`, kind: 'salaryDay', moves })).postingId
  })
  await site.sql(
    'insert into commissions.payments (posting_id, agreement_id, since, n, amount) select $1, s.agreement_id, s.since, 0, 900 from commissions.settlements s where s.agreement_id = $2',
    [String(postingId), agreementId],
  )
}

test('a settlement is taken back by two operators, never by one: the first says why, the second agrees, and the payee reads of it', async ({
  page,
  browser,
  site,
}) => {
  const { general } = await newTeam(site)
  await paySalary(site, general, await newSalary(site, general))
  const path = `/operator/apuracoes?busca=${general}`
  const first = await openOffice(browser, site, { roles: ['cashier'], name: 'Caio', path })
  const line = (office: Page) => office.getByRole('list', { name: 'Apurações' }).getByRole('button', { name: new RegExp(general) })
  await line(first).click()
  const window = (office: Page) => office.getByRole('dialog')
  await first.getByRole('button', { name: 'Pedir estorno' }).click()
  await window(first).getByRole('button', { name: 'Pedir estorno' }).click()
  await expect(window(first).getByText(/Escreva o motivo/)).toBeVisible()
  await window(first).getByLabel('Motivo').fill(REASON)
  await window(first).getByRole('button', { name: 'Pedir estorno' }).click()
  await expect(first.getByText('Você pediu este estorno. Outra pessoa precisa confirmar.')).toBeVisible()
  await expect(first.getByRole('button', { name: /estorno$/ })).toHaveCount(0)
  const second = await openOffice(browser, site, { roles: ['cashier'], name: 'Cora', path: `${path}&estornos=1` })
  await line(second).click()
  await expect(second.getByRole('note')).toContainText(REASON)
  await expectClean(second, 'reversal of a settlement')
  await second.getByRole('button', { name: 'Confirmar estorno' }).click()
  await window(second).getByLabel('Motivo').fill('Conferi as contas e concordo.')
  await window(second).getByRole('button', { name: 'Confirmar estorno' }).click()
  await expect(second.getByText(/Estorno feito: /)).toBeVisible()
  await expect(line(first)).toContainText('Estornado')
  await expect(first.getByText('O que foi pago voltou a quem pagou.')).toBeVisible()
  await first.context().close()
  await second.context().close()
  await openAs(page, site, general)
  await openMemberCentre(page)
  await page.locator('[data-entry="messageV2"]').click()
  const newest = page.locator('[data-page="messageV2"] [data-message]').first()
  await expect(newest).toContainText('Estorno: salário diário')
  const [account] = await site.sql<{ balance: string }>(
    "select a.balance::text from ledger.accounts a where a.member_id = $1 and a.kind = 'cash'",
    [await idOf(site, general)],
  )
  expect(account?.balance).toBe('0')
})

test(
  'an application comes into the open queue and is refused with a reason, which the applicant reads at once, with the day from which to ask again',
  inWhole,
  async ({ page, browser, site }) => {
    const office = await openOffice(browser, site, { roles: ['compliance'], path: '/operator/afiliados' })
    const account = await newMember(site)
    await newDocuments(site, account)
    await openAs(page, site, account)
    await openMemberCentre(page)
    await page.locator('[data-entry="referral"]').click()
    const referral = page.locator('[data-page="referral"]')
    await referral.getByLabel('Endereço ou perfil').fill('@canal')
    await referral.getByLabel('Conte como pretende convidar').fill('Vídeos sobre jogos, para adultos.')
    await referral.getByRole('button', { name: 'Enviar o pedido' }).click()
    await expect(referral.locator('[data-affiliate="applied"]')).toBeVisible()
    await office.getByRole('button', { name: new RegExp(account) }).click()
    await expectClean(office, 'an application')
    await office.getByRole('button', { name: 'Recusar' }).click()
    const window = office.getByRole('dialog', { name: `Recusar o pedido de ${account}` })
    await window.getByRole('button', { name: 'Não conseguimos confirmar o canal de divulgação informado.' }).click()
    await window.getByRole('button', { name: 'Recusar', exact: true }).click()
    await expect(office.getByRole('button', { name: new RegExp(account) })).toHaveCount(0)
    await expect(referral.getByText('Motivo: Não conseguimos confirmar o canal de divulgação informado.')).toBeVisible()
    await expect(referral.getByText(/Dá para pedir de novo a partir de \d\d\/\d\d\/\d{4}/)).toBeVisible()
    await expect(referral.getByRole('button', { name: 'Enviar o pedido' })).toHaveCount(0)
    await office.getByRole('tab', { name: 'Decididos' }).click()
    await office.getByRole('button', { name: new RegExp(account) }).click()
    await expect(office.locator('[data-fact="reason"]')).toContainText('Não conseguimos confirmar')
    await office.context().close()
  },
)

test(
  'an agent makes a member an agent, who finds its centre at once; an operator suspends one, restores it and ends its agreement',
  inWhole,
  async ({ page, browser, site }) => {
    const { general, agent, member } = await newTeam(site)
    await newSalary(site, general)
    const chosen = await browser.newPage()
    await openAs(chosen, site, member)
    await test.step('a member becomes an agent', async () => {
      await openAs(page, site, agent)
      await openCentre(page)
      await entry(page, 'teamManagement').click()
      const people = centre(page).locator('[data-page="teamManagement"]')
      await people.getByRole('button', { name: `Ver ${member}` }).click()
      await people.getByRole('button', { name: 'Tornar agente' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Tornar agente' }).click()
      await expect(people.getByRole('button', { name: 'Propor acordo' })).toBeVisible()
      await openCentre(chosen)
      await expect(entry(chosen, 'teamOverview')).toHaveAttribute('aria-current', 'page')
      await expect(centre(chosen).getByRole('heading', { name: 'Sua equipe começa com um convite' })).toBeVisible()
      await entry(chosen, 'teamManagement').click()
      await expect(centre(chosen).getByRole('heading', { name: 'Ninguém por aqui ainda' })).toBeVisible()
      await expect(entry(chosen, 'dividendRecord')).toHaveCount(0)
      await chosen.close()
    })
    const office = await openOffice(browser, site, {
      roles: ['compliance'],
      path: `/operator/agentes?busca=${agent}&agente=${await idOf(site, agent)}`,
    })
    const act = async (name: string): Promise<void> => {
      await office.getByRole('button', { name, exact: true }).click()
      await office.getByRole('dialog').getByLabel('Motivo').fill(REASON)
      await office.getByRole('dialog').getByRole('button', { name, exact: true }).click()
    }
    await test.step('suspended, and restored', async () => {
      const detail = office.getByRole('article', { name: `Agente ${agent}` })
      await act('Suspender')
      await expect(detail.getByText('Suspenso', { exact: true })).toBeVisible()
      await entry(page, 'registerCenter').click()
      const register = centre(page).locator('[data-page="registerCenter"]')
      await register.getByRole('button', { name: 'Novo link' }).click()
      const form = page.getByRole('dialog', { name: 'Novo link' })
      await form.getByRole('button', { name: 'Criar o link' }).click()
      await expect(form.getByText(/Seu acesso de agente está suspenso/)).toBeVisible()
      await act('Restaurar')
      await expect(detail.getByText('Suspenso', { exact: true })).toHaveCount(0)
      await form.getByRole('button', { name: 'Criar o link' }).click()
      await expect(register.locator('[data-link]')).toHaveCount(1)
    })
    await test.step('an agreement ends', async () => {
      await office.goto(`/operator/agentes?busca=${general}&agente=${await idOf(site, general)}`)
      const agreement = office.getByRole('article', { name: `Agente ${general}` }).locator('[data-agreement]')
      await expect(agreement).toContainText('Em vigor')
      await act('Encerrar')
      await expect(agreement).toContainText('Encerrado')
      await expect(agreement.getByRole('button', { name: 'Encerrar' })).toHaveCount(0)
      const payee = await browser.newPage()
      await openAs(payee, site, general)
      await openCentre(payee)
      await entry(payee, 'salaryDay').click()
      await centre(payee)
        .getByRole('tab', { name: /^Acordos/ })
        .click()
      await expect(centre(payee).locator('[data-agreement]')).toContainText('Acaba em')
      await entry(payee, 'teamManagement').click()
      const people = centre(payee).locator('[data-page="teamManagement"]')
      await people.getByLabel('Visto').selectOption('online')
      await people.getByRole('button', { name: `Ver a equipe de ${agent}` }).click()
      await expect(people.locator('[data-person]')).toHaveCount(1)
      await expect(people.getByLabel('Visto')).toBeDisabled()
      await payee.close()
    })
    await test.step('somebody of the house is in charge of an agent that staff manages', async () => {
      const detail = office.getByRole('article', { name: `Agente ${general}` })
      await expect(detail.getByRole('button', { name: 'Definir responsável' })).toHaveCount(0)
      await site.sql('update member.members set type = 41 where account = $1', [general])
      await office.reload()
      await detail.getByRole('button', { name: 'Definir responsável' }).click()
      const window = office.getByRole('dialog', { name: `Responsável por ${general}` })
      await window.getByLabel('Motivo').fill(REASON)
      await window.getByRole('button', { name: 'Salvar' }).click()
      await expect(window.getByText('Escreva a conta de quem vai acompanhar.')).toBeVisible()
      await window.getByLabel('Conta de operador').fill('suporte')
      await window.getByRole('button', { name: 'Salvar' }).click()
      await expect(detail.getByText('Responsável: suporte')).toBeVisible()
      await expectClean(office, 'an agent that staff manages')
      await office.context().close()
    })
  },
)
