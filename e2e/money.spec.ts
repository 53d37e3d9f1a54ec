import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { decideDeposit, depositPoints, listWaitingDeposits } from '@tucano/contract/deposits'
import { decideWithdrawal, payPart, reviewPoints } from '@tucano/contract/withdrawals'
import { expectClean } from './support/axe.ts'
import { HOLDER, addKey, deposit, lastWaiting, sendDocuments, step, withdraw } from './support/cashier.ts'
import { newPlayer } from './support/fund.ts'
import { newMember, openAs } from './support/member.ts'
import { type Ask, type MoneySite, PICTURE, newClerk, openMoneySite, setPaymentPassword } from './support/money.ts'
import { putEntry, startPromotion } from './support/promotions.ts'
import { PAYMENT_PASSWORD, openEntry } from './support/records.ts'
import { expect, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

const CPF = '52998224725'
const EMAIL = 'ana.souza@example.com'
const balance = (page: Page) => page.getByRole('banner').getByRole('group', { name: 'Saldo' }).getByRole('button').first()

let site: MoneySite
let clerk: Ask
// One bank and one site for all of them, one after the other.
test.describe.configure({ mode: 'default', timeout: 180_000 })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await openMoneySite()
  for (const key of [CPF, EMAIL]) site.bank.control.addKey({ key, name: HOLDER, cpf: CPF })
  clerk = await newClerk(site, ['cashier', 'compliance'])
})
test.afterAll(() => site.stop())

async function openDeposit(page: Page, account: string): Promise<void> {
  await openAs(page, site, account)
  await page.getByRole('banner').getByRole('button', { name: 'Depositar' }).click()
  await expect(page.getByRole('radio', { name: /Pix/ })).toBeChecked()
}

test('a member deposits by Pix: the page turns to received by itself when the bank is paid [WAL-04] [HDR-04]', async ({
  page,
  context,
}) => {
  await openDeposit(page, await newMember(site))
  await expect(page.getByText('Sem tarifa').first()).toBeVisible()
  await page.getByLabel('Valor do depósito').fill('99999999')
  await expect(page.getByText('O valor vai de R$\u00A010,00 a R$\u00A050.000,00.')).toBeVisible()
  await page.getByRole('button', { name: 'Gerar o QR code' }).click()
  await expect(page.getByLabel('Valor do depósito')).toBeFocused()
  await expect(page.getByLabel('Valor do depósito')).toBeInViewport()
  await page.getByLabel('Valor do depósito').fill('6000')
  await expect(page.getByText(/Sem documentos verificados, dá para depositar até/)).toBeVisible()
  await page.getByRole('button', { name: 'R$\u00A050', exact: true }).click()
  await expectClean(page, 'deposit', 'dialog[open]')
  await page.getByRole('button', { name: 'Gerar Pix de R$\u00A050,00' }).click()
  await expect(page.getByRole('img', { name: /QR code do Pix de/ })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/Expira em (30:00|29:\d\d)/)
  const code = await page.locator('[data-code]').textContent()
  expect(code).toMatch(/^000201.*6304[0-9A-F]{4}$/)
  await expectClean(page, 'charge', 'dialog[open]')
  // Who comes back finds the same charge.
  await page.reload()
  await page.getByRole('banner').getByRole('button', { name: 'Depositar' }).click()
  await expect(page.locator('[data-code]')).toHaveText(code ?? '')
  const [bank] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: 'Abrir no banco de testes' }).click()])
  await bank.getByRole('button', { name: 'Pagar' }).click()
  await expect(bank.getByText('Pix realizado.')).toBeVisible()
  await bank.close()
  await expect(deposit(page, 'credited')).toContainText('R$\u00A050,00 já estão na sua carteira.')
  await expect(deposit(page, 'credited')).toContainText('Saldo agora: R$\u00A050,00')
  await expect(page.locator('[data-record]')).toContainText('Recebido')
  // What comes next is playing, or the record; not another deposit.
  await expect(deposit(page, 'credited').getByRole('button')).toHaveText(['Jogar agora', 'Ver no extrato'])
  await expectClean(page, 'received', 'dialog[open]')
})

test('a deposit says which promotion it counts for, is given up after a question, and another is made', inWhole, async ({ page }) => {
  const account = await newMember(site)
  const match = { title: 'Boas-vindas', nth: [1], matchBp: 10_000, minDeposit: '2000', max: '20000', terms: null, optIn: true }
  const promotionId = await startPromotion(site, 'depositMatch', match)
  await putEntry(site, account, promotionId, { state: 'signed' })
  await openDeposit(page, account)
  await expect(page.locator('[data-deposit-offer="waits"]')).toContainText('Este depósito conta para: Boas-vindas')
  await expect(page.locator('[data-deposit-offer="waits"]')).toContainText('100% do depósito em dinheiro, até R$\u00A0200,00')
  await page.getByLabel('Valor do depósito').fill('25,50')
  await page.getByRole('button', { name: 'Gerar Pix de R$\u00A025,50' }).click()
  await page.getByRole('button', { name: 'Cancelar este depósito' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Voltar' }).last().click()
  await expect(deposit(page, 'open')).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar este depósito' }).click()
  await question.getByRole('button', { name: 'Cancelar este depósito' }).click()
  await expect(deposit(page, 'cancelled')).toContainText('Nada foi cobrado.')
  await page.getByRole('button', { name: 'Fazer outro depósito' }).click()
  await expect(page.getByLabel('Valor do depósito')).toHaveValue('')
})

test('a charge whose time is over says so, whatever the clock of the browser says', inWhole, async ({ page }) => {
  await page.addInitScript(() => (Date.now = () => 978_307_200_000))
  const account = await newMember(site)
  await openDeposit(page, account)
  await page.getByLabel('Valor do depósito').fill('30')
  await page.getByRole('button', { name: 'Gerar Pix de R$\u00A030,00' }).click()
  await expect(page.getByRole('timer')).toHaveText(/Expira em (30:00|29:\d\d)/)
  await site.sql(
    "update cashier.deposits set state = 'expired', done_at = now(), expires_at = now() where member_id = (select id from member.members where account = $1)",
    [account],
  )
  // Whoever looks at the page while it still reads what was before looks at it once more.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(deposit(page, 'expired')).toContainText('O código não vale mais.', { timeout: 2000 })
  }).toPass()
})

test('a transfer has its reference and its proof, and an operator credits what arrived [WAL-04]', async ({ page }) => {
  await openDeposit(page, await newMember(site))
  await page.getByRole('radio', { name: /Transferência bancária/ }).check({ force: true })
  await page.getByLabel('Valor do depósito').fill('200')
  await page.getByRole('button', { name: 'Ver dados para transferir' }).click()
  await expect(page.locator('[data-fact="number"]')).toContainText('123456-7')
  await expect(page.getByRole('button', { name: 'Copiar Referência' })).toBeVisible()
  const file = page.locator('input[type="file"]')
  await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('oi') })
  await expect(page.getByText('Este arquivo não é PNG, JPEG nem PDF.')).toBeVisible()
  await file.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
  await expect(page.getByText('o limite é 5 MB')).toBeVisible()
  await file.setInputFiles({ name: 'falso.png', mimeType: 'image/png', buffer: Buffer.from('<html>') })
  await page.getByRole('button', { name: 'Enviar comprovante' }).click()
  await expect(page.getByText('O comprovante precisa ser uma imagem')).toBeVisible()
  // A large one over a slow line: the page says how much of it has left.
  await file.setInputFiles({ ...PICTURE, buffer: Buffer.concat([PICTURE.buffer, Buffer.alloc(600_000)]) })
  await expectClean(page, 'transfer', 'dialog[open]')
  const line = await page.context().newCDPSession(page)
  await line.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 120_000 })
  await page.getByRole('button', { name: 'Enviar comprovante' }).click()
  await expect(page.getByRole('progressbar', { name: 'Enviando o comprovante' })).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/)
  await expect(deposit(page, 'review')).toBeVisible()
  const { list } = await clerk(listWaitingDeposits, {})
  const { depositId } = list.at(-1)!.deposit
  await clerk(decideDeposit, { depositId, decision: 'credit', amount: '19000', checked: [...depositPoints] })
  await expect(deposit(page, 'credited')).toContainText('R$\u00A0190,00')
})

test('a withdrawal: documents, a key, the payment password, approval, paid, and answers to its parts [WAL-05] [WAL-10]', async ({
  page,
}) => {
  const account = await newPlayer(site, 50_000n)
  await openAs(page, site, account)
  await openEntry(page, 'withdraw')
  await expect(page.getByRole('heading', { name: 'Passos para o primeiro saque' })).toBeVisible()
  await expect(step(page, 'paymentPassword')).toHaveAttribute('data-state', 'open')
  await expect(step(page, 'key').getByRole('button')).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Adicionar' })).toBeDisabled()
  await expectClean(page, 'withdrawal, nothing yet', 'dialog[open]')
  await setPaymentPassword(site, account)
  await step(page, 'documents').getByRole('button', { name: 'Enviar documentos' }).click()
  await sendDocuments(page, clerk, CPF)
  await expect(step(page, 'documents')).toHaveAttribute('data-state', 'done')
  // A key that is not the verified CPF rests, which is said before it is stored.
  await step(page, 'key').getByRole('button', { name: 'Cadastrar chave' }).click()
  const sheet = page.getByRole('dialog', { name: 'Nova chave ou conta' })
  await sheet.getByRole('textbox', { name: 'Chave Pix' }).fill(EMAIL)
  await expect(sheet.locator('[data-rest]')).toContainText('só pode ser usada 24 horas depois do cadastro')
  await sheet.getByLabel('Senha de pagamento').fill(PAYMENT_PASSWORD)
  await sheet.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(page.locator('[data-payee]')).toContainText(/Disponível a partir de \d\d\/\d\d às \d\d:\d\d/)
  await expect(step(page, 'key')).toHaveAttribute('data-state', 'waiting')
  await page.getByRole('button', { name: /^Remover an•••@/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover', exact: true }).click()
  await expect(page.locator('[data-payee]')).toHaveCount(0)
  await addKey(page, CPF)
  await expect(page.getByText('Tudo pronto para sacar.')).toBeVisible()
  await page.getByRole('button', { name: /^Sacar tudo/ }).click()
  await expect(page.getByLabel('Valor do saque')).toHaveValue('500,00')
  await page.getByLabel('Valor do saque').fill('500,01')
  await expect(page.getByText('Você tem R$\u00A0500,00 para sacar.')).toBeVisible()
  await withdraw(page, '120')
  const view = page.locator('[data-withdrawal]')
  await expect(view).toHaveAttribute('data-state', 'review')
  await expect(balance(page)).toHaveText('R$ 380,00')
  await expectClean(page, 'withdrawal under review', 'dialog[open]')
  await clerk(decideWithdrawal, { withdrawalId: await lastWaiting(clerk), decision: 'approve', checked: reviewPoints })
  await expect(view).toHaveAttribute('data-state', 'paid')
  await expect(view).toContainText('O dinheiro está na sua conta.')
  // Given up while nobody has looked, and refused with a reason: the money is back both times.
  await withdraw(page, '50')
  await expect(view).toHaveAttribute('data-state', 'review')
  await page.getByRole('button', { name: 'Cancelar o saque' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar o saque' }).click()
  await expect(view).toHaveAttribute('data-state', 'cancelled')
  await expect(balance(page)).toHaveText('R$ 380,00')
  await withdraw(page, '60')
  await expect(view).toHaveAttribute('data-state', 'review')
  await clerk(decideWithdrawal, { withdrawalId: await lastWaiting(clerk), decision: 'refuse', reason: 'Nome diferente no documento' })
  await expect(view).toContainText('Motivo: Nome diferente no documento')
  await expect(view).toContainText('O valor de R$\u00A060,00 já voltou para o seu saldo.')
  await expect(page.locator('[data-record]')).toHaveCount(3)
  // In parts: one received, one disputed and found after all.
  await withdraw(page, '100', /^Em partes/)
  const withdrawalId = await lastWaiting(clerk)
  await clerk(decideWithdrawal, { withdrawalId, decision: 'approve', checked: reviewPoints })
  await clerk(payPart, { partId: randomUUID(), withdrawalId, amount: '6000', note: '' })
  const part = page.locator('[data-part]')
  await expect(part).toHaveAttribute('data-state', 'paid')
  await expect(part.getByRole('timer')).toHaveText(/^(30:00|29:\d\d)$/)
  await expect(page.getByText('Falta pagar R$\u00A040,00.')).toBeVisible()
  await expectClean(page, 'parts', 'dialog[open]')
  await part.getByRole('button', { name: 'Não recebi' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abrir contestação' }).click()
  await expect(part).toHaveAttribute('data-state', 'disputed')
  await part.getByRole('button', { name: 'Chegou depois: recebi' }).click()
  await expect(part).toHaveAttribute('data-state', 'received')
  await page.getByRole('button', { name: 'Fechar a central do membro' }).click()
  await clerk(payPart, { partId: randomUUID(), withdrawalId, amount: '4000', note: '' })
  const watch = page.locator('[data-confirmation]')
  await expect(watch).toContainText('Um pagamento de R$\u00A040,00 espera a sua resposta')
  await watch.getByRole('button', { name: 'Responder' }).click()
  await page.locator('[data-part][data-state="paid"]').getByRole('button', { name: 'Recebi', exact: true }).click()
  await expect(page.locator(`[data-record="${withdrawalId}"]`)).toContainText('Pago')
})
