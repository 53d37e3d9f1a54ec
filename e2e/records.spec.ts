import fs from 'node:fs'
import type { Page } from '@playwright/test'
import { hashPassword } from '../server/src/platform/password.ts'
import { expectClean } from './support/axe.ts'
import { newMember, openAs, openMemberCentre } from './support/member.ts'
import { newPlayer } from './support/fund.ts'
import { newSeededPlayer } from './support/player.ts'
import { PAYMENT_PASSWORD, give, newDownline, openEntry, tellAll } from './support/records.ts'
import { expect, openSite, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

const messages = (page: Page) => page.locator('[data-message]')
const movements = (page: Page) => page.locator('[data-movement]')
const total = (page: Page, key: string) => page.locator(`[data-total="${key}"] dd`)
const pocket = (page: Page, key: string) => page.locator(`[data-pocket="${key}"]`)
const credited = (amount: string) => ({ kind: 'depositCredited', facts: { amount, currency: 'BRL', method: 'pix' } }) as const

test('an inbox that cannot be read can be tried again; messages arrive by themselves, are read, marked and removed, and on a phone the inbox is a list, then the message, then the list again [MEM-09] [MEM-11]', async ({
  page,
  site,
}) => {
  const account = await newMember(site)
  await test.step('an inbox that cannot be read', async () => {
    await page.route('**/wps/message/inbox*', (route) =>
      route.fulfill({ status: 500, json: { success: false, errorCode: 'system.error' } }),
    )
    await openAs(page, site, account)
    await openEntry(page, 'messageV2')
    await expect(page.getByRole('heading', { name: 'Não foi possível carregar suas mensagens' })).toBeVisible()
    await page.unroute('**/wps/message/inbox*')
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(page.getByRole('heading', { name: 'Sua caixa está vazia' })).toBeVisible()
  })
  await test.step('messages', async () => {
    await tellAll(site, account, [{ kind: 'welcome', facts: {} }, credited('123450'), credited('500'), credited('700')])
    await expect(messages(page)).toHaveCount(4)
    await expect(messages(page).first()).toContainText('Depósito de R$\u00A07,00 na conta')
    await expect(page.locator('[data-entry="messageV2"]')).toContainText('4')
    await messages(page).nth(2).getByRole('button').click()
    const reading = page.getByRole('dialog').locator('[data-reading]')
    await expect(reading).toContainText('Recebemos R$\u00A01.234,50 por Pix. O valor já está no seu saldo.')
    await expect(page.locator('[data-entry="messageV2"]')).toContainText('3')
    await page.getByRole('button', { name: 'Não lidas', exact: true }).click()
    await expect(messages(page)).toHaveCount(3)
    await page.getByRole('button', { name: 'Todas', exact: true }).click()
    await page.getByLabel('Selecionar “Depósito de R$\u00A07,00 na conta”').check({ force: true })
    await page.getByLabel('Selecionar “Boas-vindas!”').check({ force: true })
    await expect(page.getByText('2 selecionadas')).toBeVisible()
    await page.getByRole('button', { name: 'Remover' }).first().click()
    const question = page.getByRole('alertdialog', { name: 'Remover 2 mensagens?' })
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await expect(messages(page)).toHaveCount(4)
    await page.getByRole('button', { name: 'Remover' }).first().click()
    await question.getByRole('button', { name: 'Remover' }).click()
    await expect(messages(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Marcar tudo como lido' }).click()
    await expect(page.locator('[data-unread]')).toHaveCount(0)
    await expect(page.locator('[data-entry="messageV2"]')).toHaveText('Mensagens')
    await expectClean(page, 'inbox', 'dialog[open]')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Voltar às mensagens' }).click()
    await messages(page).first().getByRole('button').click()
    await expect(page.getByRole('dialog').locator('[data-reading]')).toBeVisible()
    await expect(messages(page).first()).toBeHidden()
    await page.getByRole('button', { name: 'Voltar às mensagens' }).click()
    await expect(messages(page).first()).toBeVisible()
  })
})

test('the account record has every movement with its balance, by heading and pocket, and as a file [MEM-06]', async ({ page, site }) => {
  const player = await newSeededPlayer(site, 100_00n)
  const { stake, payout } = await player.play('dados', { stake: '200', side: 'under', target: 9500 })
  await give(site, player.account, { kind: 'bonus', cents: 5_00n })
  await give(site, player.account, { kind: 'bonus', cents: 12_00n, pocket: 'bonus' })
  await player.visit(page)
  await openEntry(page, 'transactionHistory')
  const closing = 10_000n - BigInt(stake) + BigInt(payout) + 500n
  const money = (minor: bigint): string => `R$\u00A0${(Number(minor) / 100).toFixed(2).replace('.', ',')}`
  await expect(movements(page).first()).toContainText('Bônus recebido')
  await expect(movements(page).first()).toContainText(money(closing))
  await expect(movements(page).last()).toContainText('Depósito')
  await expect(page.locator('[data-heading="bets"]').last()).toContainText('Aposta em Dados')
  await expect(page.locator('[data-heading="bets"]').last()).toContainText(
    BigInt(payout) > 0n ? 'Encerrada com prêmio de' : 'Encerrada sem prêmio',
  )
  await expect(total(page, 'opening')).toHaveText(money(0n))
  await expect(total(page, 'debit')).toHaveText(money(BigInt(stake)))
  await expect(total(page, 'closing')).toHaveText(money(closing))
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar planilha' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^extrato-cash-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  const lines = fs
    .readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(lines.length - 1).toBe(await movements(page).count())
  expect(lines.at(-1)).toContain(';100,00;100,00;')
  await page.getByLabel('Tipo de movimentação').selectOption('Depósitos')
  await expect(movements(page)).toHaveCount(1)
  await page.getByLabel('Tipo de movimentação').selectOption('Saques')
  await expect(page.getByRole('heading', { name: 'Nenhuma movimentação aqui' })).toBeVisible()
  await page.getByLabel('Tipo de movimentação').selectOption('Todos')
  await page.getByLabel('Carteira').selectOption('Bônus')
  await expect(movements(page)).toHaveCount(1)
  await expect(total(page, 'closing')).toHaveText(money(1200n))
  await expectClean(page, 'account record', 'dialog[open]')
})

test('a record that goes on comes page by page', inWhole, async ({ page, site }) => {
  const account = await newPlayer(site, 100_00n)
  for (let n = 0; n < 45; n++) await give(site, account, { kind: 'bonus', cents: 1n })
  await openAs(page, site, account)
  await openEntry(page, 'transactionHistory')
  await expect(movements(page)).toHaveCount(20)
  await expect(async () => {
    await page.locator('[data-page]').evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight))
    await expect(page.getByRole('button', { name: 'Carregar mais' })).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await expect(movements(page).last()).toContainText('Depósito')
  const ids = await movements(page).evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset['movement']))
  expect([ids.length, new Set(ids).size]).toEqual([46, 46])
})

test('with one wallet the page says how it works, and shows pockets and movements [WAL-03]', async ({ page, site }) => {
  const account = await newPlayer(site, 250_00n)
  await give(site, account, { kind: 'bonus', cents: 30_00n, pocket: 'bonus' })
  await openAs(page, site, account)
  await openEntry(page, 'transferFund')
  await expect(page.getByRole('heading', { name: 'Uma carteira para todos os jogos' })).toBeVisible()
  await expect(pocket(page, 'sum')).toContainText('R$\u00A0280,00')
  await expect(pocket(page, 'cash')).toContainText('R$\u00A0250,00')
  await expect(pocket(page, 'bonus')).toContainText('R$\u00A030,00')
  await expect(pocket(page, 'vendors')).toHaveCount(0)
  await expect(movements(page)).toHaveCount(1)
  await give(site, account, { kind: 'deposit', cents: 1_00n })
  await expect(pocket(page, 'cash')).toContainText('R$\u00A0251,00')
  await expect(movements(page)).toHaveCount(2)
  await expectClean(page, 'wallet', 'dialog[open]')
})

test.describe('a brand with wallets at vendors', () => {
  const vendors = [
    { vendor: 'TUC', accountTypeId: 101 },
    { vendor: 'DS88', accountTypeId: 102 },
  ]
  test.use({ wishes: { brand: { wallet: { single: false, vendors } } } })

  test('money goes there and back, with a preview of both wallets, and all of it comes home at once [WAL-03]', async ({ page, site }) => {
    const account = await newPlayer(site, 250_00n)
    await openAs(page, site, account)
    await openEntry(page, 'transferFund')
    await expect(page.getByRole('button', { name: 'Trazer tudo de volta' })).toBeDisabled()
    const amount = page.getByLabel('Valor')
    await amount.fill('300')
    await expect(page.getByText('Essa carteira não tem tudo isso.')).toBeVisible()
    await amount.fill('abc')
    await expect(page.getByText('Digite um valor como 50,00.')).toBeVisible()
    await amount.fill('100,50')
    await expect(page.locator('[data-preview="main"]')).toContainText('R$\u00A0149,50')
    await expect(page.locator('[data-preview="TUC"]')).toContainText('R$\u00A0100,50')
    await expect(page.getByText('1 vale 1, sem conversão')).toBeVisible()
    await page.getByRole('button', { name: 'Transferir', exact: true }).last().click()
    await expect(pocket(page, 'vendors')).toContainText('R$\u00A0100,50')
    await page.getByLabel('Carteira do provedor').selectOption('102')
    await page.getByRole('button', { name: 'Tudo', exact: true }).click()
    await page.getByRole('button', { name: 'Transferir', exact: true }).last().click()
    await expect(pocket(page, 'cash')).toContainText('R$\u00A00,00')
    await expect(movements(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Trazer tudo de volta' }).click()
    await expect(pocket(page, 'cash')).toContainText('R$\u00A0250,00')
    await expect(pocket(page, 'vendors')).toContainText('R$\u00A00,00')
    await expect(movements(page).first()).toContainText('Tudo de volta ao saldo')
    await expectClean(page, 'wallets at vendors', 'dialog[open]')
  })
})

test('a transfer to the upline: who, how much, confirmed with the payment password, and the upline hears of it [WAL-06]', async ({
  page,
  site,
}) => {
  const { member, agent } = await newDownline(site, { paymentHash: await hashPassword(PAYMENT_PASSWORD) })
  await give(site, member, { kind: 'deposit', cents: 100_00n })
  await openAs(page, site, member)
  await openEntry(page, 'transferUpline')
  await expect(page.getByText('Ag***').first()).toBeVisible()
  const amount = page.getByLabel('Valor')
  const goOn = page.getByRole('button', { name: 'Continuar' })
  await amount.fill('5')
  await goOn.click()
  await expect(page.getByText('O valor vai de R$\u00A010,00 a R$\u00A05.000,00.')).toBeVisible()
  await amount.fill('150')
  await goOn.click()
  await expect(page.getByText('Você tem R$\u00A0100,00 para transferir.')).toBeVisible()
  await amount.fill('40')
  await goOn.click()
  await expect(page.locator('[data-fact="after"]')).toContainText('R$\u00A060,00')
  await page.getByLabel('Senha de pagamento', { exact: true }).fill('000000')
  await page.getByRole('button', { name: /^Transferir R\$/ }).click()
  await expect(page.getByText('A senha de pagamento não confere.')).toBeVisible()
  await page.getByLabel('Senha de pagamento', { exact: true }).fill(PAYMENT_PASSWORD)
  await page.getByRole('button', { name: /^Transferir R\$/ }).click()
  await expect(page.getByRole('status').getByText('R$\u00A040,00 já estão com Ag***.')).toBeVisible()
  await expect(page.locator('[data-transfer]')).toHaveCount(1)
  await expect(page.locator('[data-fact="available"]')).toContainText('R$\u00A060,00')
  await expectClean(page, 'transfer', 'dialog[open]')
  const other = await page.context().browser()!.newPage()
  await openAs(other, site, agent)
  await openEntry(other, 'messageV2')
  await expect(messages(other).first()).toContainText('Você recebeu R$\u00A040,00')
  await other.close()
})

test('without a payment password one is set over the page; without an upline the page says so', inWhole, async ({ page, site }) => {
  const { member } = await newDownline(site, { paymentHash: null })
  await openAs(page, site, member)
  await openEntry(page, 'transferUpline')
  await page.getByRole('button', { name: 'Criar senha de pagamento' }).click()
  await expect(page.getByRole('dialog', { name: 'Definir a senha de pagamento' })).toBeVisible()
  const alone = await page.context().browser()!.newPage()
  await openAs(alone, site, await newMember(site))
  await openEntry(alone, 'transferUpline')
  await expect(alone.getByRole('heading', { name: 'Não há para quem transferir' })).toBeVisible()
  await alone.close()
})

test.describe('under Brazilian law', () => {
  test.use({ wishes: { brand: { jurisdiction: { profile: 'BR', blockedCountries: [] } } } })
  test('transfers between accounts are closed', inWhole, async ({ page, site }) => {
    const { member } = await newDownline(site, { paymentHash: null })
    await openAs(page, site, member)
    await openEntry(page, 'transferUpline')
    await expect(page.getByRole('heading', { name: 'Transferências não estão disponíveis' })).toBeVisible()
  })
})

test('bonus, rewards, invitation and missions show what there is, and no more [MEM-08]', async ({ page }) => {
  // Of its own: elsewhere other tests have missions and promotions for friends.
  const site = await openSite()
  const { member, agent } = await newDownline(site, { paymentHash: null })
  await openAs(page, site, member)
  await openEntry(page, 'bonusDetails')
  const bonus = page.locator('[data-page="bonusDetails"]')
  await expect(page.locator('[data-entry="bonusDetails"]')).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { level: 3, name: 'Bônus', exact: true })).toBeVisible()
  await expect(bonus.locator('[data-bonus="none"]')).toContainText('Nenhum bônus agora')
  await expect(movements(page)).toHaveCount(0)
  await give(site, member, { kind: 'bonus', cents: 30_00n, pocket: 'bonus' })
  await page.locator('[data-entry="referral"]').click()
  await page.locator('[data-entry="bonusDetails"]').click()
  await expect(movements(page)).toHaveCount(1)
  await page.locator('[data-entry="rewardCenter"]').click()
  await expect(page.getByRole('heading', { name: 'Nada para resgatar agora' })).toBeVisible()
  await page.locator('[data-entry="missionLeaderboard"]').click()
  await expect(page.getByRole('heading', { name: 'Nenhuma missão aberta' })).toBeVisible()
  await page.locator('[data-entry="referral"]').click()
  await expect(page.getByRole('heading', { name: 'Nenhuma promoção de convite agora' })).toBeVisible()
  await expect(page.locator('[data-fact="invitedBy"]')).toContainText('Ag***')
  await expectClean(page, 'invitation', 'dialog[open]')
  await site.sql("insert into agent.invitations (code, agent_id) select 'E2E' || id, id from member.members where account = $1", [agent])
  const other = await page.context().browser()!.newPage()
  await openAs(other, site, agent)
  await openMemberCentre(other)
  await other.locator('[data-entry="referral"]').click()
  await expect(other.locator('[data-fact="link"]')).toContainText('/join?code=E2E')
  await expect(other.locator('[data-fact="invited"]')).toContainText('1')
  await other.close()
  await site.stop()
})
