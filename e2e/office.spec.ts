import { claimCase } from '@tucano/contract/operators'
import { confirmPart, decideWithdrawal } from '@tucano/contract/withdrawals'
import type { Page } from '@playwright/test'
import { expectClean } from './support/axe.ts'
import { newMember } from './support/member.ts'
import { newClerk } from './support/money.ts'
import { PDF, newDocuments, newWithdrawal, sendTransfer } from './support/office.ts'
import { openOffice } from './support/operator.ts'
import { newSeededPlayer, playerOf } from './support/player.ts'
import { expect, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

// Several pages of one site, each gone over: longer than most.
test.describe.configure({ timeout: 150_000 })

const entryOf = (page: Page, account: string) => page.getByRole('listitem').filter({ hasText: account }).getByRole('button')
const rail = (page: Page) => page.getByRole('navigation', { name: 'Seções' })

test('a cashier credits what arrived and refuses with a reason; the queue follows, and the journal tells it', async ({ browser, site }) => {
  const cashier = await openOffice(browser, site, { roles: ['cashier', 'auditor'], path: '/operator/depositos' })
  await expect(cashier.getByRole('heading', { name: 'Depósitos' })).toBeVisible()
  const [first, second] = [await newSeededPlayer(site), await newSeededPlayer(site)]
  await newDocuments(site, first.account, { fullName: 'Maria da Silva' })
  // Nobody presses anything: what members send appears.
  const { depositId, reference } = await sendTransfer(first, 250_00)
  await expect(entryOf(cashier, reference)).toContainText('Maria da Silva')
  await sendTransfer(second, 90_00, PDF)
  await expect(entryOf(cashier, second.account)).toContainText('Sem documentos')
  await expect(rail(cashier).getByRole('link', { name: 'Depósitos' })).toContainText(/\d+ na fila/)

  // By keyboard: arrows move, Enter opens.
  await entryOf(cashier, reference).focus()
  await cashier.keyboard.press('End')
  await cashier.keyboard.press('ArrowUp')
  await expect(entryOf(cashier, second.account)).not.toBeFocused()
  await cashier.keyboard.press('ArrowDown')
  await expect(entryOf(cashier, second.account)).toBeFocused()
  await cashier.keyboard.press('ArrowUp')
  await cashier.keyboard.press('Enter')
  const detail = cashier.getByRole('article', { name: `Depósito de ${first.account}` })
  await expect(detail.getByRole('img', { name: 'Comprovante' })).toBeVisible()
  await detail.getByRole('button', { name: 'Ampliar: Comprovante' }).click()
  await detail.getByRole('button', { name: 'Girar: Comprovante' }).click()
  await expectClean(cashier, 'deposit')
  const arrived = detail.getByRole('textbox', { name: 'Valor que chegou' })
  await expect(arrived).toHaveValue('')
  for (const wrong of ['', '0', '-5', '12,3456', '99999999999999999']) {
    await arrived.fill(wrong)
    await detail.getByRole('button', { name: /^Creditar/ }).click()
    await expect(detail.getByText('Digite um valor, como 250,00.')).toBeVisible()
  }
  await arrived.fill('245,00')
  await detail.getByRole('button', { name: 'Creditar R$ 245,00' }).click()
  await expect(detail.getByText('Marque todos os pontos a conferir.')).toBeVisible()
  for (const point of ['O valor está no extrato do banco', 'A referência confere', 'Quem transferiu é a própria pessoa'])
    await detail.getByRole('checkbox', { name: point }).check()
  await expect(detail.getByText(/É diferente do anunciado/)).toBeVisible()
  await detail.getByRole('button', { name: 'Creditar R$ 245,00' }).click()
  const sure = cashier.getByRole('alertdialog')
  await expect(sure).toContainText('É diferente do anunciado')
  await sure.getByRole('button', { name: 'Creditar' }).click()
  await expect(cashier.getByText(`R$ 245,00 creditados a ${first.account}.`)).toBeVisible()
  await expect(entryOf(cashier, reference)).toHaveCount(0)
  const [credited] = await site.sql<{ paid: string }>('select paid::text from cashier.deposits where id = $1', [depositId])
  expect(credited?.paid).toBe('24500')

  await entryOf(cashier, second.account).click()
  const download = cashier.waitForEvent('download')
  await cashier.getByRole('button', { name: 'Baixar o PDF' }).click()
  expect((await download).suggestedFilename()).toMatch(/^TU\w{8}\.pdf$/)
  await cashier.getByRole('button', { name: 'Recusar' }).click()
  const form = cashier.getByRole('dialog', { name: /Recusar o depósito/ })
  await form.getByRole('button', { name: 'Recusar' }).click()
  await expect(form.getByText('Escreva o motivo: pelo menos 3 caracteres.')).toBeVisible()
  await form.getByRole('button', { name: 'O valor não chegou à nossa conta.' }).click()
  await form.getByRole('button', { name: 'Recusar', exact: true }).click()
  await expect(entryOf(cashier, second.account)).toHaveCount(0)

  // What was decided stays, and is found again by its address.
  await cashier.getByRole('tab', { name: 'Decididos' }).click()
  await expect(entryOf(cashier, first.account)).toContainText('Creditado')
  await cashier.getByRole('searchbox', { name: 'Buscar' }).fill('245,00')
  await cashier.keyboard.press('Enter')
  await expect(entryOf(cashier, second.account)).toHaveCount(0)
  await entryOf(cashier, first.account).click()
  await expect(cashier.getByRole('article')).toContainText(/Decidido por\s*op/)
  await expect(cashier).toHaveURL(/aba=decididos.*busca=245/)
  await cashier.reload()
  await expect(cashier.getByRole('article')).toContainText('R$ 245,00')
  await expectClean(cashier, 'decided deposit')
  const saved = cashier.waitForEvent('download')
  await cashier.getByRole('button', { name: 'Baixar CSV' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^depositos-\d{4}-\d\d-\d\d\.csv$/)

  await rail(cashier).getByRole('link', { name: 'Diário' }).click()
  const told = cashier.getByRole('table', { name: 'Diário' })
  await expect(told.getByRole('row').filter({ hasText: `…${depositId.slice(-6)}` })).toContainText(
    new RegExp(`Depósito de R\\$\\s245,00 de ${first.account}, creditado por op`),
  )
  await expect(told.getByRole('row').filter({ hasText: second.account })).toContainText(
    /Depósito de R\$\s90,00 de .*, recusado por op.*: O valor não chegou à nossa conta\./,
  )
  await cashier.context().close()
})

test('two operators decide one withdrawal: one of them is told that the other was first', inWhole, async ({ browser, site }) => {
  const { account, withdrawalId } = await newWithdrawal(site, { kind: 'bank', cents: 3000_00n, fee: 5_00n, minutesAgo: 100 })
  const late = await newWithdrawal(site, { minutesAgo: 130 })
  const open = { roles: ['cashier'] as const, path: '/operator/saques' }
  const [one, other] = [await openOffice(browser, site, open), await openOffice(browser, site, open)]
  await expect(entryOf(one, late.account)).toContainText('prazo vencido há 10 min')
  await expect(entryOf(one, account)).toContainText('faltam 20 min')
  await expect(rail(one).getByRole('link', { name: 'Saques' })).toContainText(/\d+ na fila/)
  for (const page of [one, other]) {
    await entryOf(page, account).click()
    const detail = page.getByRole('article', { name: `Saque de ${account}` })
    for (const note of ['Primeiro saque.', 'Destino novo.', 'Valor alto.', 'Perto do prazo.']) await expect(detail).toContainText(note)
    await expect(detail.locator('[data-fact="arrives"]')).toContainText('R$ 2.995,00')
  }
  // The second sees who has it in hand, and takes it over after a question; the first is told, and takes it back.
  await expect(other.getByText(/está com este pedido aberto/)).toBeVisible()
  await other.getByRole('button', { name: 'Assumir' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Assumir' }).click()
  await expect(other.getByRole('button', { name: 'Recusar' })).toBeVisible()
  await expect(one.getByText(/está com este pedido aberto/)).toBeVisible()
  await one.getByRole('button', { name: 'Assumir' }).click()
  await one.getByRole('alertdialog').getByRole('button', { name: 'Assumir' }).click()
  await expectClean(one, 'withdrawal')
  await expect(one.getByRole('button', { name: 'Aprovar' })).toBeDisabled()
  for (const point of ['Primeiro saque.', 'Destino novo.', 'Valor alto.']) await one.getByRole('checkbox', { name: point }).check()
  await one.getByRole('button', { name: 'Aprovar' }).click()
  await one.getByRole('alertdialog').getByRole('button', { name: 'Aprovar' }).click()
  await expect(one.getByText(/aprovado\.$/)).toBeVisible()
  // Whoever has it open sees that it is gone.
  await expect(other.getByRole('heading', { name: 'Este pedido saiu da fila' })).toBeVisible()
  await expect(entryOf(other, account)).toHaveCount(0)
  const [row] = await site.sql<{ state: string }>('select state from cashier.withdrawals where id = $1', [withdrawalId])
  expect(['approved', 'sending', 'paid']).toContain(row?.state)

  const clerk = await newClerk(site, ['cashier'])
  await entryOf(other, late.account).click()
  await other.getByRole('button', { name: 'Recusar' }).click()
  const form = other.getByRole('dialog', { name: /Recusar o saque/ })
  await form.getByRole('textbox', { name: 'Motivo' }).fill('Pedido repetido.')
  const refused = other.waitForResponse((response) => response.request().method() === 'POST' && response.url().includes('withdrawals'))
  // Held until somebody else has decided: this page still shows the withdrawal.
  await other.route('**/wps/operators/withdrawals*', async (route) => {
    if (route.request().method() === 'POST') {
      await clerk(claimCase, { kind: 'withdrawal', id: late.withdrawalId, takeOver: true })
      await clerk(decideWithdrawal, { withdrawalId: late.withdrawalId, decision: 'refuse', reason: 'Pedido repetido.' })
    }
    await route.continue()
  })
  await form.getByRole('button', { name: 'Recusar', exact: true }).click()
  expect(await (await refused).json()).toMatchObject({ success: false, errorCode: 'withdrawal.over' })
  await expect(other.getByText('Outro operador decidiu este pedido antes. A fila foi atualizada.')).toBeVisible()
  await one.context().close()
  await other.context().close()
})

test('a withdrawal in parts: paid, disputed, voided, paid again and received', inWhole, async ({ browser, site }) => {
  const { account } = await newWithdrawal(site, { kind: 'c2c', cents: 300_00n, state: 'approved' })
  const member = await playerOf(site, account)
  const cashier = await openOffice(browser, site, { roles: ['cashier'], path: '/operator/saques' })
  await cashier.getByRole('tab', { name: /^Aprovados/ }).click()
  await entryOf(cashier, account).click()
  const amount = cashier.getByRole('textbox', { name: 'Valor pago' })
  await amount.fill('300,01')
  await cashier.getByRole('button', { name: 'Registrar pagamento' }).click()
  await expect(cashier.getByText('Digite um valor de até R$ 300,00.')).toBeVisible()
  const pay = async (typed: string): Promise<void> => {
    await amount.fill(typed)
    await cashier.getByRole('button', { name: 'Registrar pagamento' }).click()
    await cashier.getByRole('alertdialog').getByRole('button', { name: 'Registrar pagamento' }).click()
  }
  await pay('100,00')
  await cashier.getByRole('tab', { name: /^A confirmar/ }).click()
  await entryOf(cashier, account).click()
  await expect(cashier.getByText('Falta pagar R$ 200,00')).toBeVisible()
  await expect(cashier.getByRole('timer')).toHaveText(/Conta como recebida em (29:\d\d|30:00)/)
  const partOf = async (state: string): Promise<string> => {
    const [part] = await site.sql<{ id: string }>(
      'select p.id from cashier.parts p join cashier.withdrawals w on w.id = p.withdrawal_id join member.members m on m.id = w.member_id where m.account = $1 and p.state = $2',
      [account, state],
    )
    return part?.id ?? ''
  }
  await member.ask(confirmPart, { partId: await partOf('paid'), answer: 'notReceived' })
  await cashier.getByRole('button', { name: 'Resolver a disputa' }).click()
  const settle = cashier.getByRole('dialog', { name: /chegou\?/ })
  await settle.getByRole('button', { name: 'Anular a parte' }).click()
  await expect(settle.getByText('Escreva o que foi apurado: pelo menos 3 caracteres.')).toBeVisible()
  await settle.getByRole('textbox').fill('O banco devolveu o envio.')
  await settle.getByRole('button', { name: 'Anular a parte' }).click()
  await expect(cashier.getByText('Falta pagar R$ 300,00')).toBeVisible()
  await expect(cashier.getByRole('article').getByText('Não chegou', { exact: true })).toBeVisible()
  await pay('300,00')
  await expect(cashier.getByText('Falta pagar R$ 0,00')).toBeVisible()
  await member.ask(confirmPart, { partId: await partOf('paid'), answer: 'received' })
  await expect(entryOf(cashier, account)).toHaveCount(0)
  await cashier.context().close()
})

test(
  'compliance looks at pictures, which the journal tells, and confirms or refuses; a CPF of another account can only be refused',
  inWhole,
  async ({ browser, site }) => {
    const [known, twin, fresh] = [await newMember(site), await newMember(site), await newMember(site, { nickname: 'Lia' })]
    const { cpf } = await newDocuments(site, known)
    await newDocuments(site, twin, { state: 'waiting', cpf, fullName: 'Outra Pessoa' })
    const { caseId } = await newDocuments(site, fresh, { state: 'waiting', fullName: 'Lia Souza' })
    const officer = await openOffice(browser, site, { roles: ['compliance', 'auditor'], name: 'Nina', path: '/operator/documentos' })
    await expect(rail(officer).getByRole('link', { name: 'Documentos' })).toContainText('na fila')
    await entryOf(officer, twin).click()
    await expect(officer.getByText('Este CPF já foi conferido em outra conta. Só é possível recusar.')).toBeVisible()
    await expect(officer.getByRole('button', { name: 'Confirmar identidade' })).toBeDisabled()
    await expect(officer.getByRole('article')).toContainText(cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4'))
    await officer.getByRole('button', { name: 'Recusar' }).click()
    await officer.getByRole('dialog').getByRole('button', { name: 'Este CPF já está confirmado em outra conta.' }).click()
    await officer.getByRole('dialog').getByRole('button', { name: 'Recusar', exact: true }).click()
    await expect(entryOf(officer, twin)).toHaveCount(0)
    await entryOf(officer, fresh).click()
    for (const point of ['Nome completo', 'Data de nascimento', 'CPF', 'Número do documento', 'Rosto e selfie'])
      await officer.getByRole('checkbox', { name: point }).check()
    await expect(officer.getByText('Falta abrir: Verso, Selfie.')).toBeVisible()
    for (const side of ['Verso', 'Selfie', 'Frente']) {
      if (side !== 'Frente') await expect(officer.getByRole('button', { name: 'Confirmar identidade' })).toBeDisabled()
      await officer.getByRole('tab', { name: side }).click()
      await expect(officer.getByRole('img', { name: side })).toBeVisible()
    }
    await officer.getByRole('button', { name: 'Girar: Frente' }).click()
    await expectClean(officer, 'documents')
    await officer.getByRole('button', { name: 'Confirmar identidade' }).click()
    await officer.getByRole('alertdialog').getByRole('button', { name: 'Confirmar identidade' }).click()
    await expect(officer.getByText(`Identidade de ${fresh} confirmada.`)).toBeVisible()
    await expect(entryOf(officer, fresh)).toHaveCount(0)
    await rail(officer).getByRole('link', { name: 'Diário' }).click()
    const told = officer.getByRole('table', { name: 'Diário' })
    const confirmed = told.getByRole('row', { name: new RegExp(`Identidade de ${fresh} confirmada por`) })
    await confirmed.locator(`button[title$="documents:${caseId}"]`).click()
    await expect(officer.getByRole('textbox', { name: 'Sobre' })).toHaveValue(`documents:${caseId}`)
    // One line a picture: re-reading the queue looked at nothing again.
    await expect(told.getByRole('row').filter({ hasText: 'Detalhes' })).toHaveCount(4)
    await expect(told.getByRole('row', { name: new RegExp(`Foto de ${fresh} \\((frente|verso|selfie)\\) vista por`) })).toHaveCount(3)
    await expect(confirmed).toHaveCount(1)
    await officer.context().close()
  },
)

test('support writes to one account and to a type, after a preview and a question', inWhole, async ({ browser, site }) => {
  const account = await newMember(site)
  const support = await openOffice(browser, site, { roles: ['support', 'auditor'], path: '/operator/mensagens' })
  await support.getByRole('button', { name: 'Revisar e enviar' }).click()
  await expect(support.getByText('Preencha este campo.')).toHaveCount(3)
  await support.getByRole('textbox', { name: 'Usuário' }).fill('ninguem-aqui')
  await support.getByRole('textbox', { name: 'Título' }).fill('Seu pedido')
  await support.getByRole('textbox', { name: 'Mensagem' }).fill('Já está resolvido.\nObrigada!')
  await expect(support.getByRole('region', { name: 'Como a pessoa vê' })).toContainText('Já está resolvido.')
  await expectClean(support, 'message')
  const send = async (): Promise<void> => {
    await support.getByRole('button', { name: 'Revisar e enviar' }).click()
    await support.getByRole('alertdialog').getByRole('button', { name: 'Enviar' }).click()
  }
  await send()
  await expect(support.getByRole('alert')).toContainText('Não há conta ativa')
  await support.getByRole('textbox', { name: 'Usuário' }).fill(` ${account.toUpperCase()} `)
  await send()
  await expect(support.getByRole('heading', { name: 'Enviada para 1 conta' })).toBeVisible()
  const [inbox] = await site.sql<{ body: string }>(
    "select x.body from messages.messages x join member.members m on m.id = x.member_id where m.account = $1 and x.title = 'Seu pedido'",
    [account],
  )
  expect(inbox?.body).toBe('Já está resolvido.\nObrigada!')
  await support.getByRole('button', { name: 'Escrever outra' }).click()
  await support.getByRole('button', { name: 'Todas de um tipo' }).click()
  await support.getByRole('textbox', { name: 'Título' }).fill('Manutenção')
  await support.getByRole('textbox', { name: 'Mensagem' }).fill('Hoje às 4h.')
  await send()
  await expect(support.getByRole('heading', { name: /^Enviada para \d+ contas$/ })).toBeVisible()
  await rail(support).getByRole('link', { name: 'Diário' }).click()
  await support.getByLabel('O quê').selectOption('messages.send')
  await expect(support.getByRole('table').getByRole('row', { name: /Seu pedido/ })).toContainText(account)
  await support.context().close()
})

test('roles open their sections, and an auditor sees them all without a button, on a phone too', inWhole, async ({ browser, site }) => {
  const { account } = await newWithdrawal(site)
  const player = await newSeededPlayer(site)
  const { reference } = await sendTransfer(player, 120_00)
  const fresh = await newMember(site)
  await newDocuments(site, fresh, { state: 'waiting', fullName: 'Nome Muito Comprido de Alguém com Vários Sobrenomes da Silva' })
  const cashier = await openOffice(browser, site, { roles: ['cashier'] })
  await expect(rail(cashier).getByRole('link')).toContainText(['Depósitos', 'Saques'])
  await cashier.goto('/operator/documentos')
  await expect(cashier.getByRole('heading', { name: 'Esta seção não está aberta para você' })).toBeVisible()
  await cashier.context().close()
  const auditor = await openOffice(browser, site, { roles: ['auditor'], path: '/operator/depositos' })
  await auditor.setViewportSize({ width: 390, height: 844 })
  for (const [section, text] of [
    ['Depósitos', reference],
    ['Saques', account],
    ['Documentos', fresh],
  ] as const) {
    await rail(auditor).getByRole('link', { name: section }).click()
    await expect(auditor.getByText('Você pode ver esta seção, mas não alterar nada.')).toBeVisible()
    if (section === 'Saques') await expectClean(auditor, section)
    await entryOf(auditor, text).click()
    await expect(auditor.getByRole('article')).toBeVisible()
    await expect(auditor.getByRole('button', { name: /^(Creditar|Recusar|Aprovar|Confirmar|Registrar|Resolver)/ })).toHaveCount(0)
    expect(await auditor.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await auditor.getByRole('button', { name: 'Voltar à fila' }).click()
    await expect(entryOf(auditor, text)).toBeVisible()
  }
  // Five tabs stand on one line, and the chosen one is in sight.
  await auditor.goto('/operator/saques?aba=decididos')
  const tabs = auditor.getByRole('tablist', { name: 'Saques' })
  await expect(tabs.getByRole('tab', { name: 'Decididos' })).toBeInViewport({ ratio: 0.99 })
  expect((await tabs.boundingBox())?.height).toBeLessThan(60)
  await rail(auditor).getByRole('link', { name: 'Mensagens' }).click()
  await expect(auditor.getByRole('heading', { name: 'Só o atendimento escreve' })).toBeVisible()
  await auditor.context().close()
})
