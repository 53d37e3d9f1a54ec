import { getBalance } from '@tucano/contract/wallet'
import { decideWithdrawal, reviewPoints } from '@tucano/contract/withdrawals'
import { HOLDER, addKey, deposit, lastWaiting, sendDocuments, step, withdraw } from './support/cashier.ts'
import { openMemberCentre } from './support/member.ts'
import { type MoneySite, askAs, newClerk, openMoneySite, setPaymentPassword } from './support/money.ts'
import { openEntry } from './support/records.ts'
import { expect, test } from './support/site.ts'

const CPF = '11144477735'
const ROUNDS = 10
const money = (minor: bigint): string => `R$\u00A0${(Number(minor) / 100).toFixed(2).replace('.', ',')}`

let site: MoneySite
test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await openMoneySite()
  site.bank.control.addKey({ key: CPF, name: HOLDER, cpf: CPF })
})
test.afterAll(() => site.stop())

test('the whole round: register, documents, deposit, play, every record, withdraw [PER-11] [WAL-04] [WAL-05]', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  const clerk = await newClerk(site, ['cashier', 'compliance'])
  await page.goto(`${site.url}/register`)
  const dialog = page.getByRole('dialog', { name: 'Criar conta' })
  await dialog.getByRole('textbox', { name: 'Usuário' }).fill('roda2026')
  await dialog.getByLabel('Senha', { exact: true }).fill('segredo123')
  await dialog.getByLabel('Repita a senha').fill('segredo123')
  await dialog.getByRole('textbox', { name: 'Código de convite' }).fill('CARLA2026')
  await dialog.getByText('Tenho 18 anos ou mais').click()
  await dialog.getByRole('button', { name: 'Criar conta' }).click()
  await page.getByRole('dialog', { name: 'Bem-vindo ao Tucano' }).waitFor()
  await setPaymentPassword(site, 'roda2026')
  await page.goto(site.url)
  await openMemberCentre(page)
  await page.getByRole('region', { name: 'Documentos' }).getByRole('button', { name: 'Enviar documentos' }).click()
  await sendDocuments(page, clerk, CPF)
  await expect(page.getByRole('region', { name: 'Documentos' })).toContainText('Verificados')
  // Money comes in.
  await page.locator('[data-entry="depositv2"]').click()
  await page.getByRole('button', { name: 'R$\u00A0100', exact: true }).click()
  await page.getByRole('button', { name: 'Gerar Pix de R$\u00A0100,00' }).click()
  const [bank] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: 'Abrir no banco de testes' }).click()])
  await bank.getByRole('button', { name: 'Pagar' }).click()
  await bank.close()
  await expect(deposit(page, 'credited')).toBeVisible()
  // What was deposited has to be staked once; the page says how much is missing.
  await page.locator('[data-entry="withdraw"]').click()
  await expect(step(page, 'wagering')).toContainText('Falta apostar R$\u00A0100,00 de R$\u00A0100,00')
  await addKey(page, CPF)
  // It is staked, ten reais at a time, at a game that nearly always gives most of it back.
  await page.goto(`${site.url}/game?vendor=TUC&type=RNG&code=dados`)
  const stage = page.locator('[data-stage]')
  await page.locator('[data-stage][data-phase="idle"]').waitFor()
  await page.getByRole('textbox', { name: 'Chance' }).fill('95')
  await page.keyboard.press('Enter')
  await page.locator('[data-stake]').click()
  await page.getByRole('group', { name: 'Valores de aposta' }).getByRole('button', { name: 'R$\u00A010,00', exact: true }).click()
  let paid = 0n
  const rounds = new Set<string>([''])
  while (rounds.size <= ROUNDS) {
    await page.locator('[data-main]').click()
    await expect.poll(async () => rounds.has((await stage.getAttribute('data-round')) ?? '')).toBe(false)
    await page.locator('[data-stage][data-phase="idle"]').waitFor()
    rounds.add((await stage.getAttribute('data-round'))!)
    paid += BigInt((await stage.getAttribute('data-payout'))!)
  }
  const left = paid // a hundred came in, and a hundred were staked
  const ask = askAs(site, await page.evaluate(() => sessionStorage.getItem('token') ?? ''))
  expect((await ask(getBalance, {})).sumBalance).toBe(String(left))
  // Every record has it.
  await page.goto(site.url)
  await openEntry(page, 'personalHistoryCopy')
  await expect(page.locator('[data-bet]')).toHaveCount(ROUNDS)
  await expect(page.locator('[data-bet]').first()).toContainText('Dados')
  await expect(page.locator('[data-total="payout"] dd')).toHaveText(money(paid))
  await page.locator('[data-entry="personalProfit"]').click()
  await expect(page.locator('[data-total="stake"] dd')).toHaveText(money(10_000n))
  await page.locator('[data-entry="transactionHistory"]').click()
  await expect(page.locator('[data-total="closing"] dd')).toHaveText(money(left))
  await page.getByLabel('Tipo de movimentação').selectOption('Depósitos')
  await expect(page.locator('[data-movement]')).toHaveCount(1)
  await expect(page.locator('[data-movement]')).toContainText('R$\u00A0100,00')
  await page.locator('[data-entry="messageV2"]').click()
  await expect(page.locator('[data-message]').filter({ hasText: 'Depósito' })).toHaveCount(1)
  // And it goes out again.
  await page.locator('[data-entry="withdraw"]').click()
  await page.getByLabel('Valor do saque').waitFor()
  await expect(page.getByText('Tudo pronto para sacar.')).toBeVisible()
  await withdraw(page, '20')
  await clerk(decideWithdrawal, { withdrawalId: await lastWaiting(clerk), decision: 'approve', checked: reviewPoints })
  await expect(page.locator('[data-withdrawal]')).toHaveAttribute('data-state', 'paid')
  await page.locator('[data-entry="transactionHistory"]').click()
  await page.getByLabel('Tipo de movimentação').selectOption('Saques')
  await expect(page.locator('[data-movement]').first()).toContainText('20,00')
  await expect(page.locator('[data-total="closing"] dd')).toHaveText(money(left - 2000n))
  expect((await ask(getBalance, {})).sumBalance).toBe(String(left - 2000n))
})
