import type { Page } from '@playwright/test'
import { decideDocuments, documentPoints, getDocumentPicture, listDocumentCases } from '@tucano/contract/documents'
import { listWaitingWithdrawals } from '@tucano/contract/withdrawals'
import { expectClean } from './axe.ts'
import { type Ask, PICTURE } from './money.ts'
import { PAYMENT_PASSWORD } from './records.ts'
import { expect } from './site.ts'

export const HOLDER = 'Ana Maria de Souza'
export const deposit = (page: Page, state: string) => page.locator(`[data-deposit="${state}"]`)
const written = (cpf: string): string => cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4')

const documentsWindow = (page: Page) => page.getByRole('dialog', { name: 'Confirme a sua identidade' })

/** Sends the documents in the window that is open. */
export async function fillDocuments(page: Page, cpf: string): Promise<void> {
  const sheet = documentsWindow(page)
  await sheet.getByLabel('Nome completo').fill(HOLDER)
  await sheet.getByLabel('Data de nascimento').fill('1990-05-17')
  await sheet.getByLabel('CPF').fill('52998224726')
  await expect(sheet.getByText('Este CPF não existe.')).toBeVisible()
  await sheet.getByLabel('CPF').fill(cpf)
  await expect(sheet.getByLabel('CPF')).toHaveValue(written(cpf))
  await expect(sheet.getByText('CPF conferido.')).toBeVisible()
  await sheet.getByLabel('Número do documento').fill('12.345.678-9')
  await sheet.getByRole('button', { name: 'Enviar para análise' }).click()
  await expect(sheet.getByText('Faltam fotos')).toBeVisible()
  for (const side of ['Frente do documento', 'Verso do documento', 'Uma selfie sua'])
    await sheet.locator(`input[type="file"][aria-label="${side}"]`).setInputFiles(PICTURE)
  await expectClean(page, 'documents', 'dialog[open]:last-of-type')
  await sheet.getByRole('button', { name: 'Enviar para análise' }).click()
  await expect(sheet.getByRole('heading', { name: 'Recebemos seus documentos' })).toBeVisible()
}

/** Somebody looks at the documents that were sent last, and confirms them. */
export async function verifyDocuments(clerk: Ask): Promise<void> {
  const { caseId, sides } = (await clerk(listDocumentCases, {})).list.at(-1)!
  for (const side of sides) await clerk(getDocumentPicture, { caseId, side })
  await clerk(decideDocuments, { caseId, decision: 'verify', checked: [...documentPoints] })
}

/** The same, and has them verified. */
export async function sendDocuments(page: Page, clerk: Ask, cpf: string): Promise<void> {
  await fillDocuments(page, cpf)
  const sheet = documentsWindow(page)
  await verifyDocuments(clerk)
  await expect(sheet.getByRole('heading', { name: 'Identidade confirmada' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Fechar' }).click()
  await sheet.waitFor({ state: 'detached' })
}

/** The step of a withdrawal that the page says how far it is. */
export const step = (page: Page, name: string) => page.locator(`[data-withdrawal-step="${name}"]`)

/** Adds the member's verified CPF as a Pix key, which can be used at once; a key that is none is named first. */
export async function addKey(page: Page, cpf: string): Promise<void> {
  await page.getByRole('button', { name: 'Adicionar', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Nova chave ou conta' })
  await sheet.getByLabel('Chave Pix').fill('ana@')
  await sheet.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(sheet.getByText('Isto não é uma chave Pix.')).toBeVisible()
  await expect(sheet.getByLabel('Chave Pix')).toBeFocused()
  await expect(sheet.getByLabel('Chave Pix')).toBeInViewport()
  await sheet.getByRole('textbox', { name: 'Chave Pix' }).fill(written(cpf))
  await expect(sheet.getByText('Reconhecemos: CPF')).toBeVisible()
  await expect(sheet.getByText('Vale na hora: você já pode sacar para ela.')).toBeVisible()
  await sheet.getByLabel('Senha de pagamento').fill(PAYMENT_PASSWORD)
  await sheet.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(page.locator('[data-payee]')).toContainText(`•••.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-••`)
  await expect(page.locator('[data-payee]')).toContainText('Pronta para usar')
}

/** Asks for a withdrawal and sees it under review. */
export async function withdraw(page: Page, amount: string, method = /^Pix/): Promise<void> {
  await page.getByRole('radio', { name: method }).check({ force: true })
  await page.getByLabel('Valor do saque').fill(amount)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Senha de pagamento').fill(PAYMENT_PASSWORD)
  await page.getByRole('button', { name: /^Sacar R\$/ }).click()
  await expect(page.locator('[data-withdrawal][data-state="review"]')).toBeVisible()
}

/** The withdrawal that was asked for last among those that an operator has yet to decide. */
export const lastWaiting = async (clerk: Ask): Promise<string> =>
  (await clerk(listWaitingWithdrawals, {})).list.at(-1)!.withdrawal.withdrawalId
