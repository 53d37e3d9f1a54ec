import type { Page } from '@playwright/test'
import { setRebates } from '@tucano/contract/agents/downlines'
import { getUnreadCount } from '@tucano/contract/messages'
import { offer } from '../server/src/commissions/agreements.ts'
import { newMember, openAs, openMemberCentre } from './support/member.ts'
import { expectClean } from './support/axe.ts'
import { openOffice } from './support/operator.ts'
import { playerOf } from './support/player.ts'
import { idOf, withDb } from './support/records.ts'
import { type Site, expect, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

const centre = (page: Page) => page.getByRole('dialog', { name: 'Central do agente' })
const entry = (page: Page, name: string) => centre(page).locator(`[data-entry="${name}"]`)
const dividends = (page: Page) => centre(page).locator('[data-page="dividendRecord"]')

/** A general agent and an agent right below. */
async function newPair(site: Site): Promise<{ general: string; agent: string }> {
  const [general, agent] = [await newMember(site, { nickname: 'Geral' }), await newMember(site, { nickname: 'Agente' })]
  await site.sql('update member.members set type = 2 where account = $1', [general])
  await site.sql('update member.members set type = 1, upline_id = (select id from member.members where account = $2) where account = $1', [
    agent,
    general,
  ])
  return { general, agent }
}

/** An offer of a dividend of ten per cent, in no session: a member has one at a time, and that is the page's. */
async function offerDividend(site: Site, { general, agent }: { general: string; agent: string }): Promise<string> {
  const [payerId, payeeId] = [await idOf(site, general), await idOf(site, agent)]
  const tiers = [{ turnover: 0n, active: 0, netLoss: 0n, rate: 1000n }]
  const terms = { rateType: 'percent' as const, carry: false, fence: null, tiers }
  const offered = { payerId, payeeId, kind: 'dividend', type: 'CONS', period: 'halfMonth', terms, isHigherConfirmed: true } as const
  return withDb(site, (db) => db.transaction().execute(async (trx) => String(await offer(trx, offered))))
}

async function openAgreements(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Abrir o menu de/ }).click()
  await page.getByRole('menuitem', { name: 'Central do agente' }).click()
  await entry(page, 'dividendRecord').click()
  await dividends(page)
    .getByRole('tab', { name: /^Acordos/ })
    .click()
}

/** Reads the page's agreements again, as whoever comes back to it does. */
async function comeBack(page: Page): Promise<void> {
  await entry(page, 'teamOverview').click()
  await entry(page, 'dividendRecord').click()
  await dividends(page)
    .getByRole('tab', { name: /^Acordos/ })
    .click()
}

/** Opens the newest message of the inbox, which is called so. */
async function readNewest(page: Page, title: string) {
  await openMemberCentre(page)
  await page.locator('[data-entry="messageV2"]').click()
  const inbox = page.locator('[data-page="messageV2"]')
  await inbox.locator('[data-message]').first().getByRole('button', { name: title }).click()
  return inbox.locator('[data-reading]')
}

test('an offer is withdrawn, one is refused, one is edited and its end agreed to; each side is told in its inbox and led to the page; periods are days, weeks, half months and months [AGT-25]', async ({
  page,
  browser,
  site,
}) => {
  const pair = await newPair(site)
  await offerDividend(site, pair)
  await openAs(page, site, pair.general)
  await openAgreements(page)
  const given = dividends(page).locator('[data-section="payer"] [data-agreement]')
  await test.step('withdrawn', async () => {
    await given.getByRole('button', { name: 'Retirar' }).click()
    await expect(given).toHaveCount(0)
    await dividends(page).getByRole('button', { name: 'Propor acordo' }).click()
    const form = page.getByRole('dialog', { name: 'Propor acordo' })
    await expect(form.getByLabel('Período').getByRole('option')).toHaveText(['por dia', 'por semana', 'por quinzena', 'por mês'])
    await page.keyboard.press('Escape')
  })
  await offerDividend(site, pair)
  const payee = await browser.newPage()
  await openAs(payee, site, pair.agent)
  const asked = dividends(payee).locator('[data-section="waiting"] [data-agreement]')
  const held = dividends(payee).locator('[data-section="payee"] [data-agreement]')
  await test.step('the payee reads of it, goes there and refuses', async () => {
    const message = await readNewest(payee, 'Proposta de acordo: dividendos')
    await expect(message).toContainText('Ge*** propõe um acordo de dividendos (todos os produtos).')
    await message.getByRole('button', { name: 'Ver e responder' }).click()
    await dividends(payee)
      .getByRole('tab', { name: /^Acordos/ })
      .click()
    await asked.getByRole('button', { name: 'Recusar' }).click()
    await expect(asked).toHaveCount(0)
    await dividends(payee).getByText('Ver os que acabaram').click()
    await expect(dividends(payee).getByText('Recusado')).toBeVisible()
    await expect(dividends(payee).getByText('Retirado ou vencido')).toBeVisible()
  })
  await test.step('another one is accepted, and edited by the payer', async () => {
    await offerDividend(site, pair)
    await centre(payee).getByRole('button', { name: 'Fechar a central do agente' }).click()
    await openAgreements(payee)
    await asked.getByText('Entendi, e aceito assim mesmo.').click()
    await asked.getByRole('button', { name: 'Aceitar' }).click()
    await expect(held).toContainText('Em vigor')
    await comeBack(page)
    await given.getByRole('button', { name: 'Propor mudança' }).click()
    const form = page.getByRole('dialog', { name: `Mudar o acordo com ${pair.agent}` })
    await form.getByRole('group', { name: 'Faixa 1' }).getByLabel('Paga (%)').fill('12,5')
    await form.getByRole('button', { name: 'Enviar a proposta' }).click()
    await form.getByRole('button', { name: 'Propor assim mesmo' }).click()
    await expect(given).toContainText('Em vigor, mudança proposta')
    await comeBack(payee)
    await expect(asked).toContainText('12,50%')
    await asked.getByText('Entendi, e aceito assim mesmo.').click()
    await asked.getByRole('button', { name: 'Aceitar' }).click()
    await expect(held).toContainText('12,50%')
  })
  await test.step('its end is asked for and agreed to', async () => {
    await comeBack(page)
    await given.getByRole('button', { name: 'Pedir o fim' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Pedir o fim' }).click()
    await expect(given).toContainText('Em vigor, fim pedido')
    await comeBack(payee)
    await asked.getByRole('button', { name: 'Concordar com o fim' }).click()
    await expect(held).toContainText(/Acaba em/)
    await centre(page).getByRole('button', { name: 'Fechar a central do agente' }).click()
    const message = await readNewest(page, `${pair.agent} respondeu`)
    await expect(message).toContainText('concordou em encerrar o acordo de dividendos (todos os produtos).')
  })
  await payee.close()
})

test(
  'what a period came to is shown with everything that decided it, and a lower rebate is answered by whoever has it',
  inWhole,
  async ({ page, browser, site }) => {
    const pair = await newPair(site)
    const agreementId = await offerDividend(site, pair)
    await site.sql(
      `insert into commissions.settlements (agreement_id, since, until, terms_version, stake, turnover, payout, rebate, promotion, salary, fee, net_loss, fenced, active, carried_in, carried_out,
       tier, rate, base, due, paid, paid_before, state, is_new)
     select $1, p.since, p.until, 1, 100000, 100000, 60000, 1000, 2000, 3000, 0, 34000, 0, 4, 0, 0, 0, 1000, 34000, 3400, 1400, 0, 'partly', false
     from platform.period_of('day', platform.clock()) p`,
      [agreementId],
    )
    await site.sql("update commissions.agreements set state = 'A' where id = $1", [agreementId])
    for (const [account, bp] of [
      [pair.general, 80],
      [pair.agent, 50],
    ] as const)
      await site.sql(
        "insert into agent.rebates (member_id, type, bp, since) select id, 'RNG', $2, '2020-01-01' from member.members where account = $1",
        [account, bp],
      )
    await openAs(page, site, pair.agent)
    await test.step('a settlement and its factors', async () => {
      await page.getByRole('button', { name: /^Abrir o menu de/ }).click()
      await page.getByRole('menuitem', { name: 'Central do agente' }).click()
      await entry(page, 'dividendRecord').click()
      const row = dividends(page).locator('[data-record]').filter({ hasText: 'Pago em parte' })
      await expect(row).toContainText('R$\u00A034,00')
      await row.getByRole('button').click()
      await expect(dividends(page).getByText('R$\u00A0340,00 × 10,00% = R$\u00A034,00')).toBeVisible()
      for (const [fact, value] of Object.entries({ stake: '1.000,00', payout: '600,00', netLoss: '340,00', paid: '14,00', rest: '20,00' }))
        await expect(dividends(page).locator(`[data-fact="${fact}"]`)).toContainText(value)
      await centre(page).getByRole('button', { name: 'Fechar a central do agente' }).click()
    })
    await test.step('a lower rebate', async () => {
      const { ask } = await playerOf(site, pair.general)
      await ask(setRebates, { memberId: String(await idOf(site, pair.agent)), rebates: [{ type: 'RNG', bp: 20 }] })
      const message = await readNewest(page, 'Pedido de rebate menor')
      await message.getByRole('button', { name: 'Abrir Convide amigos' }).click()
      const referral = page.locator('[data-page="referral"]')
      await expect(referral.getByText('de 0,50% para 0,20%')).toBeVisible()
      await referral.getByRole('button', { name: 'Concordar', exact: true }).click()
      await expect(referral.getByText('de 0,50% para 0,20%')).toHaveCount(0)
      const giver = await browser.newPage()
      await openAs(giver, site, pair.general)
      const told = await readNewest(giver, `${pair.agent} respondeu`)
      await expect(told).toContainText('aceitou o rebate menor')
      await told.getByRole('button', { name: 'Abrir a equipe' }).click()
      await expect(entry(giver, 'teamManagement')).toHaveAttribute('aria-current', 'page')
      await giver.close()
    })
  },
)

test('on a phone an agent comes through its own sheet to the centre, from the list to a page and back, and opens an account whose first login asks for another password, which the visit keeps in mind [LGN-11] [BRD-19]', async ({
  browser,
  site,
}) => {
  const { general } = await newPair(site)
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await phone.newPage()
  await openAs(page, site, general)
  await page.getByRole('navigation').getByRole('button', { name: /^Eu/ }).click()
  await page.getByRole('dialog', { name: 'Eu' }).getByRole('button', { name: 'Central do agente' }).click()
  await expect(entry(page, 'teamOverview')).toBeVisible()
  await expect(centre(page).locator('[data-page]')).toBeHidden()
  await entry(page, 'teamOverview').click()
  await expect(centre(page).locator('[data-page="teamOverview"] [data-figure="members"]')).toContainText('1')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await centre(page).getByRole('button', { name: 'Voltar ao menu' }).click()
  await expect(entry(page, 'teamOverview')).toBeFocused()
  await entry(page, 'registerCenter').click()
  const register = centre(page).locator('[data-page="registerCenter"]')
  await register.getByRole('tab', { name: 'Abrir uma conta' }).click()
  const account = `direta${process.pid}`
  await register.getByLabel('Nome da conta').fill(account)
  await register.getByRole('button', { name: 'Abrir a conta' }).click()
  const password = await register.locator('[data-fact="password"] dd span').first().innerText()
  await phone.close()
  await test.step('the first login', async () => {
    const first = await browser.newPage()
    const enter = async (secret: string): Promise<void> => {
      await first.goto(`${site.url}/login`)
      const door = first.getByRole('dialog', { name: 'Entrar' })
      await door.getByRole('textbox', { name: 'Usuário' }).fill(account)
      await door.getByLabel('Senha', { exact: true }).fill(secret)
      await door.getByRole('button', { name: 'Entrar' }).click()
    }
    await enter(password)
    const change = first.getByRole('dialog', { name: 'Trocar a senha' })
    await expect(change).toBeVisible()
    // Until then nothing else is answered.
    const refused = await first.evaluate(async (path) => {
      const reply = await fetch(path, { headers: { authorization: sessionStorage.getItem('token') ?? '' } })
      return [sessionStorage.getItem('cpw'), ((await reply.json()) as { errorCode?: string }).errorCode]
    }, getUnreadCount.path)
    expect(refused).toEqual(['1', 'password.change.required'])
    for (const name of ['Nova senha', 'Repita a nova senha']) await change.getByLabel(name, { exact: true }).fill('floresta77')
    await change.getByRole('button', { name: 'Salvar nova senha' }).click()
    await expect(change).toHaveCount(0)
    await expect(first.getByRole('button', { name: /^Abrir o menu de/ })).toBeVisible()
    // The new one is enough from now on.
    await first.evaluate(() => sessionStorage.clear())
    await enter('floresta77')
    await expect(first.getByRole('button', { name: /^Abrir o menu de/ })).toBeVisible()
    await expect(change).toHaveCount(0)
    await first.close()
  })
})

test(
  'an operator comes from a member to its place in a team and moves it; a refusal speaks to operators, and both sides of an agreement have their names',
  inWhole,
  async ({ browser, site }) => {
    const pair = await newPair(site)
    const other = await newPair(site)
    await offerDividend(site, pair)
    const member = await newMember(site, { nickname: 'Gente' })
    await site.sql('update member.members set upline_id = (select id from member.members where account = $2) where account = $1', [
      member,
      pair.agent,
    ])
    const office = await openOffice(browser, site, { roles: ['compliance'], path: `/operator/membros?pessoa=${await idOf(site, member)}` })
    await office.getByRole('link', { name: 'Lugar, mudanças e acordos' }).click()
    const detail = office.getByRole('article', { name: `Membro ${member}` })
    await expect(detail.getByRole('heading', { name: 'Mudanças de equipe' })).toBeVisible()
    await expect(detail.getByRole('button', { name: 'Suspender' })).toHaveCount(0)
    const window = office.getByRole('dialog', { name: `Mudar ${member} de equipe` })
    const ask = async (to: string): Promise<void> => {
      await window.getByLabel('Novo agente acima').fill(to)
      await window.locator(`[data-found="${to}"]`).click()
      await window.getByLabel('Motivo').fill('Pedido da própria pessoa.')
      await window.getByRole('button', { name: 'Pedir a mudança' }).click()
    }
    await detail.getByRole('button', { name: 'Mudar de equipe' }).click()
    await ask(pair.agent)
    await expect(window.getByText('A conta já está nessa equipe, ou ficaria abaixo de alguém da própria equipe.')).toBeVisible()
    await window.getByRole('button', { name: 'Fechar' }).click()
    await detail.getByRole('button', { name: 'Mudar de equipe' }).click()
    await ask(other.agent)
    await expect(detail.locator('[data-move]')).toContainText(`${pair.agent} → ${other.agent}`)
    await expect(detail.locator('[data-move]')).toContainText('Espera o fim do dia')
    await expectClean(office, 'a member in its team')
    await office.goto(`${site.url}/operator/agentes?busca=${pair.agent}&agente=${await idOf(site, pair.agent)}`)
    await expect(office.getByRole('article', { name: `Agente ${pair.agent}` }).locator('[data-agreement]')).toContainText(
      `recebe de ${pair.general}`,
    )
    await office.close()
  },
)
