import type { Page } from '@playwright/test'
import { expectClean } from './support/axe.ts'
import { newMember } from './support/member.ts'
import { newDocuments, newWithdrawal, sendTransfer } from './support/office.ts'
import { openOffice } from './support/operator.ts'
import { newSeededPlayer } from './support/player.ts'
import { expect, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

// Several people at work on one site: longer than most.
test.describe.configure({ timeout: 150_000 })

const REASON = 'Pedido confirmado por telefone.'
const article = (page: Page, account: string) => page.getByRole('article', { name: `Ficha de ${account}` })

async function find(page: Page, query: string, account: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Buscar pessoa' }).fill(query)
  await page.keyboard.press('Enter')
  await page.getByRole('listitem').filter({ hasText: account }).getByRole('button').click()
  await expect(article(page, account)).toBeVisible()
}

test(
  'compliance finds a member by CPF and blocks the account: the door says so, and unblocking opens it again',
  inWhole,
  async ({ browser, site }) => {
    const account = await newMember(site, { nickname: 'Lia' })
    const { cpf } = await newDocuments(site, account, { fullName: 'Lia Conceição Prado' })
    const officer = await openOffice(browser, site, { roles: ['compliance'], path: '/operator/membros' })
    await find(officer, cpf, account)
    await expect(officer.getByText('Entendido como: Número, CPF')).toBeVisible()
    // Somebody's data does not stand in the address.
    expect(officer.url()).not.toContain(cpf)
    await expect(article(officer, account).locator('[data-fact="name"]')).toContainText('Lia Conceição Prado')
    await expectClean(officer, 'profile')
    await officer.getByRole('button', { name: 'Bloquear' }).click()
    const form = officer.getByRole('dialog', { name: `Bloquear ${account}` })
    await form.getByRole('textbox', { name: 'Motivo' }).fill('curto')
    await form.getByRole('button', { name: 'Bloquear' }).click()
    await expect(form.getByText('Escreva o motivo: pelo menos 10 caracteres.')).toBeVisible()
    await form.getByRole('textbox', { name: 'Motivo' }).fill(REASON)
    await form.getByRole('button', { name: 'Bloquear' }).click()
    await expect(article(officer, account)).toContainText(REASON)

    const door = await browser.newContext({ baseURL: site.url })
    const stranger = await door.newPage()
    await stranger.goto('/login')
    await stranger.getByRole('dialog').getByRole('textbox', { name: 'Usuário' }).fill(account)
    await stranger.getByRole('dialog').getByLabel('Senha', { exact: true }).fill('tucano2026')
    await stranger.getByRole('button', { name: 'Entrar', exact: true }).last().click()
    await expect(stranger.getByText('Esta conta está bloqueada. Fale com o atendimento.').first()).toBeVisible()
    await expect(stranger.getByText(REASON)).toHaveCount(0)
    await door.close()

    await officer.getByRole('button', { name: 'Desbloquear' }).click()
    const back = officer.getByRole('dialog', { name: `Desbloquear ${account}` })
    await back.getByRole('textbox', { name: 'Motivo' }).fill(REASON)
    await back.getByRole('button', { name: 'Desbloquear' }).click()
    await expect(officer.getByRole('button', { name: 'Bloquear', exact: true })).toBeVisible()
    await officer.getByRole('tab', { name: 'Diário' }).click()
    await expect(officer).toHaveURL(/aba=di/)
    await expect(article(officer, account)).toContainText(`Conta de ${account} bloqueada por`)
    for (const tab of ['Dinheiro', 'Apostas', 'Limites', 'Documentos', 'Acessos', 'Notas']) {
      await officer.getByRole('tab', { name: tab }).click()
      await expect(officer.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
    }
    await officer.getByRole('textbox', { name: 'Nova nota' }).fill('Ligou e confirmou os dados.')
    await officer.getByRole('button', { name: 'Salvar nota' }).click()
    await expect(officer.getByRole('tabpanel')).toContainText('Ligou e confirmou os dados.')
    await officer.context().close()
  },
)

test('one cashier proposes, another approves, the record says it in words, and the journal is read by person', async ({
  browser,
  site,
}) => {
  const player = await newSeededPlayer(site, 100_00n)
  const { account } = player
  const one = await openOffice(browser, site, { roles: ['cashier'], path: '/operator/membros' })
  await find(one, account, account)
  await expect(article(one, account)).toContainText('Os dados pessoais aparecem mascarados')
  await expect(one.getByRole('button', { name: 'Bloquear' })).toHaveCount(0)
  await one.getByRole('button', { name: 'Propor ajuste' }).click()
  const form = one.getByRole('dialog', { name: `Ajuste manual para ${account}` })
  await form.getByRole('textbox', { name: 'Valor' }).fill('25,00')
  await form.getByRole('textbox', { name: 'Motivo' }).fill(REASON)
  await form.getByRole('button', { name: 'Propor' }).click()
  await expect(one.getByText(/Falta outra pessoa aprovar/)).toBeVisible()
  await one.getByRole('link', { name: 'Ajustes' }).click()
  await one.getByRole('listitem').filter({ hasText: account }).getByRole('button').click()
  await expect(one.getByText('Você propôs este ajuste. Outra pessoa do caixa decide.')).toBeVisible()
  await expect(one.getByRole('button', { name: 'Aprovar' })).toHaveCount(0)

  const other = await openOffice(browser, site, { roles: ['cashier', 'auditor'], path: '/operator/ajustes' })
  await other.getByRole('listitem').filter({ hasText: account }).getByRole('button').click()
  await expect(other.getByRole('article').locator('[data-fact="after"]')).toContainText('R$ 125,00')
  await expectClean(other, 'adjustment')
  await other.getByRole('button', { name: 'Aprovar' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Aprovar' }).click()
  await expect(other.getByText(/aprovado\.$/)).toBeVisible()
  // Whoever looks at it sees that it was decided.
  await expect(one.getByRole('heading', { name: 'Este pedido saiu da fila' })).toBeVisible()
  // What was decided stays, with who wanted it and who decided, and is found again by its address.
  await one.getByRole('tab', { name: 'Decididos' }).click()
  await one.getByRole('combobox', { name: 'Carteira' }).selectOption('cash')
  await one.getByRole('searchbox', { name: 'Buscar' }).fill(account)
  await one.keyboard.press('Enter')
  await one.getByRole('listitem').filter({ hasText: account }).getByRole('button').click()
  await expect(one).toHaveURL(/aba=decididos.*pedido=/)
  await one.reload()
  const kept = one.getByRole('article', { name: `Ajuste de ${account}` })
  await expect(kept).toContainText('Aprovado')
  for (const fact of ['proposer', 'by']) await expect(kept.locator(`[data-fact="${fact}"]`)).toContainText(/op/)
  await expect(kept.getByRole('link', { name: account })).toBeVisible()
  await expectClean(one, 'decided adjustment')
  const saved = one.waitForEvent('download')
  await one.getByRole('button', { name: 'Baixar CSV' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^ajustes-\d{4}-\d\d-\d\d\.csv$/)

  await one.goto(`/operator/membros?busca=${account}`)
  await one.getByRole('listitem').filter({ hasText: account }).getByRole('button').click()
  await one.getByRole('tab', { name: 'Dinheiro' }).click()
  await expect(one.getByRole('region', { name: 'Movimentações' }).getByText('Ajuste manual')).toBeVisible()

  await other.goto(`/operator/diario?pessoa=${account}`)
  const told = other.getByRole('table', { name: 'Diário' })
  await expect(told).toContainText(new RegExp(`Ajuste de \\+R\\$\\s25,00 \\(saldo\\) de ${account}, aprovado por op`))
  await expect(told.getByRole('row', { name: /proposto por/ })).toHaveCount(1)
  await other.getByLabel('O quê').selectOption('members.approve')
  await expect(other).toHaveURL(/tipo=members\.approve/)
  await expect(told.getByRole('row')).toHaveCount(2)
  await other.reload()
  await expect(told.getByRole('row')).toHaveCount(2)
  await expectClean(other, 'journal')
  await told.getByRole('link', { name: account }).click()
  await expect(article(other, account)).toBeVisible()
  await one.context().close()
  await other.context().close()
})

test('every case leads to its person', inWhole, async ({ browser, site }) => {
  const { account } = await newWithdrawal(site)
  const player = await newSeededPlayer(site)
  await sendTransfer(player, 120_00)
  const fresh = await newMember(site)
  await newDocuments(site, fresh, { state: 'waiting', fullName: 'Rui Barbosa' })
  const desk = await openOffice(browser, site, { roles: ['cashier', 'compliance'], path: '/operator/depositos' })
  for (const [section, person] of [
    ['Depósitos', player.account],
    ['Saques', account],
    ['Documentos', fresh],
  ] as const) {
    await desk.getByRole('navigation', { name: 'Seções' }).getByRole('link', { name: section }).click()
    await desk.getByRole('listitem').filter({ hasText: person }).getByRole('button').click()
    await desk.getByRole('article').getByRole('link', { name: person }).click()
    await expect(article(desk, person)).toBeVisible()
    // The way back is the browser's.
    await desk.goBack()
    await expect(desk.getByRole('heading', { name: section, level: 2 })).toBeVisible()
  }
  await desk.context().close()
})

test(
  'two operators change one member: the later is told who was quicker, and nothing that was typed is lost',
  inWhole,
  async ({ browser, site }) => {
    const account = await newMember(site, { nickname: 'Nina' })
    const one = await openOffice(browser, site, { roles: ['admin'], path: '/operator/membros' })
    await find(one, account, account)
    await one.getByRole('button', { name: 'Mudar nível' }).click()
    const form = one.getByRole('dialog', { name: `Nível de ${account}` })
    await form.getByRole('combobox', { name: 'Nível' }).selectOption({ index: 2 })
    await form.getByRole('textbox', { name: 'Motivo' }).fill(REASON)

    const other = await openOffice(browser, site, { roles: ['admin'], path: '/operator/membros' })
    await find(other, account, account)
    await other.getByRole('button', { name: 'Mudar nível' }).click()
    const theirs = other.getByRole('dialog', { name: `Nível de ${account}` })
    await theirs.getByRole('combobox', { name: 'Nível' }).selectOption({ index: 1 })
    await theirs.getByRole('textbox', { name: 'Motivo' }).fill('Aniversário de conta.')
    await theirs.getByRole('button', { name: 'Mudar nível' }).click()
    await expect(theirs).toHaveCount(0)

    await form.getByRole('button', { name: 'Mudar nível' }).click()
    await expect(form.getByText(/^op\S+ alterou esta ficha enquanto você escrevia\. Confira/)).toBeVisible()
    await expect(form.getByRole('textbox', { name: 'Motivo' })).toHaveValue(REASON)
    await expect(form.getByRole('combobox', { name: 'Nível' })).toHaveValue('2')
    await form.getByRole('button', { name: 'Mudar nível' }).click()
    await expect(one.getByText(`Nível de ${account} alterado.`)).toBeVisible()
  },
)
