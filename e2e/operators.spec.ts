import { expectClean } from './support/axe.ts'
import { newMember, openAs } from './support/member.ts'
import { codeOf, enrol, newOperator, openOffice, showPassword } from './support/operator.ts'
import { readCode } from './support/qr.ts'
import { expect, openSite, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

/** Sections of whoever answers members. */
const OF_SUPPORT = [
  'Atendimento',
  'Sala',
  'Chat das mesas',
  'Mensagens',
  'Membros',
  'Promoções',
  'Pedidos de promoção',
  'Bônus em aberto',
  'Resgates',
  'Loja de pontos',
  'Agentes',
  'Conteúdo',
]
const code = { name: 'Código do aplicativo' }
// Several of these start a site of their own.
test.describe.configure({ timeout: 120_000 })

test('an operator enrols with an authenticator at the first login, and shows its code at every other', async ({ page, site }) => {
  const account = await newOperator(site, ['support'], 'Bia')
  await page.goto('/operator')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('Preencha este campo.')).toHaveCount(2)
  await showPassword(page, account, 'errada 123456')
  await expect(page.getByRole('alert')).toBeVisible()
  await showPassword(page, account)
  await expect(page.getByRole('heading', { name: 'Proteja sua conta' })).toBeVisible()
  const secret = (await page.getByLabel('Chave', { exact: true }).textContent()) ?? ''
  const uri = await readCode(page.getByRole('img', { name: 'Código QR para o aplicativo autenticador' }))
  expect(uri).toMatch(/^otpauth:\/\/totp\//)
  expect(new URL(uri).searchParams.get('secret')).toBe(secret.replaceAll(' ', ''))
  await expectClean(page, 'enrolment')
  const right = codeOf(secret)
  await page.getByRole('textbox', code).fill(right === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Confirmar e entrar' }).click()
  await expect(page.getByRole('alert')).toHaveText('O código não confere. Confira os números ou peça outro.')
  await page.getByRole('textbox', code).fill(codeOf(secret))
  await page.getByRole('button', { name: 'Confirmar e entrar' }).click()
  await expect(page).toHaveURL(/\/operator\/atendimento$/)
  await expect(page.getByRole('heading', { name: 'Ninguém na fila' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Bia', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('operator'))).toBeNull()
  await showPassword(page, account)
  await expect(page.getByRole('heading', { name: 'Confirme que é você' })).toBeVisible()
  await page.getByRole('textbox', code).fill('12')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('Digite os seis dígitos.')).toBeVisible()
  // A ticket that has run out leads back to the password, and says so.
  await site.sql("update operator.tickets set created_at = created_at - interval '6 minutes'")
  await page.getByRole('textbox', code).fill(codeOf(secret, 1))
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('O tempo acabou. Comece de novo.')).toBeVisible()
  await showPassword(page, account)
  await page.getByRole('textbox', code).fill(codeOf(secret, 1))
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(/\/operator\/atendimento$/)
})

test('an admin opens an operator, who chooses a password and sees only their own sections; a reset throws them out; the journal tells it all', async ({
  page,
  browser,
  site,
}) => {
  const admin = await openOffice(browser, site, { roles: ['admin'], name: 'Rita', path: '/operator/operadores' })
  await admin.getByRole('button', { name: 'Novo operador' }).click()
  const form = admin.getByRole('dialog', { name: 'Novo operador' })
  await form.getByRole('button', { name: 'Criar a conta' }).click()
  await expect(form.getByText('Escolha pelo menos uma função.')).toBeVisible()
  const account = `novato${process.pid}`
  await form.getByRole('textbox', { name: 'Nome' }).fill('Novato')
  await form.getByRole('textbox', { name: 'Operador' }).fill(account)
  const first = await form.getByRole('textbox', { name: 'Primeira senha' }).inputValue()
  expect(first).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)
  await form.getByText('Atendimento', { exact: true }).click()
  await expectClean(admin, 'new operator', 'dialog')
  await form.getByRole('button', { name: 'Criar a conta' }).click()
  const row = admin.getByRole('row', { name: new RegExp(account) })
  await expect(row).toContainText('Falta ativar')
  await expect(row).toContainText('Primeira senha')

  await enrol(page, account, first)
  await expect(page.getByRole('heading', { name: 'Escolha sua senha' })).toBeVisible()
  await page.getByLabel('Senha atual', { exact: true }).fill(first)
  await page.getByLabel('Nova senha', { exact: true }).fill('curta')
  await page.getByLabel('Repita a nova senha', { exact: true }).fill('outra')
  await page.getByRole('button', { name: 'Trocar a senha' }).click()
  await expect(page.getByText('Use pelo menos 12 caracteres.')).toBeVisible()
  await expect(page.getByText('As duas senhas não são iguais.')).toBeVisible()
  await page.getByLabel('Nova senha', { exact: true }).fill('uma frase só minha')
  await page.getByLabel('Repita a nova senha', { exact: true }).fill('uma frase só minha')
  await page.getByRole('button', { name: 'Trocar a senha' }).click()
  await expect(page).toHaveURL(/\/operator\/atendimento$/)
  const rail = page.getByRole('navigation', { name: 'Seções' })
  await expect(rail.getByRole('link')).toHaveText(OF_SUPPORT)
  await page.goto('/operator/diario')
  await expect(page.getByRole('heading', { name: 'Esta seção não está aberta para você' })).toBeVisible()

  await admin.reload()
  await expect(row).toContainText('Online')
  await row.getByRole('button', { name: 'Editar Novato' }).click()
  await admin.getByRole('dialog').getByText('Caixa', { exact: true }).click()
  await admin.getByRole('button', { name: 'Salvar' }).click()
  await expect(row).toContainText('Caixa')
  await row.getByRole('button', { name: 'Redefinir o segundo fator de Novato' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Redefinir' }).click()
  await expect(row).toContainText('Falta ativar')
  await expect(page.getByText('Sua sessão de operador terminou. Entre de novo para continuar.')).toBeVisible()

  await admin.getByRole('link', { name: 'Diário' }).click()
  await expect(admin).toHaveURL(/\/operator\/diario$/)
  const told = admin.getByRole('table', { name: 'Diário' })
  await told
    .getByRole('row', { name: /Segundo fator de .* redefinido por/ })
    .first()
    .getByRole('button')
    .click()
  await expect(told.getByRole('row').filter({ hasText: 'Detalhes' })).toHaveCount(5)
  await expect(told.getByRole('row', { name: new RegExp(`Operador ${account} alterado por`) })).toContainText(
    'funções atendimento → atendimento, caixa',
  )
  await expect(told.getByRole('row', { name: /Conta de operador .* criada por/ })).toContainText(account)
  await admin.getByLabel('O quê').selectOption('operators.open')
  await expect(told.getByRole('row').filter({ hasText: 'Detalhes' })).toHaveCount(1)
  await expectClean(admin, 'journal')
  await admin.getByRole('button', { name: 'Limpar' }).click()
  await expect(told.getByRole('row', { name: /ativou o segundo fator/ }).first()).toBeVisible()
  await admin.context().close()
})

test('the last admin stays one; who loses a role loses the section at once', inWhole, async ({ browser }) => {
  const site = await openSite()
  const admin = await openOffice(browser, site, { roles: ['admin'], name: 'Rosa', path: '/operator/operadores' })
  await site.sql("update operator.operators set status = 'disabled' where account = 'gerencia'")
  await admin.getByRole('button', { name: 'Editar Rosa' }).click()
  await admin.getByRole('dialog').getByText('Conta ativa').click()
  await admin.getByRole('button', { name: 'Salvar' }).click()
  await expect(admin.getByRole('alert')).toHaveText('Este é o último administrador. Antes, dê essa função a outra pessoa.')
  const both = await openOffice(browser, site, { roles: ['support', 'admin'], name: 'Davi', path: '/operator/operadores' })
  await both.getByRole('button', { name: 'Editar Caio' }).click()
  await site.sql("update operator.operators set roles = '{support}' where name = 'Davi'")
  await both.getByRole('button', { name: 'Salvar' }).click()
  await expect(both.getByRole('heading', { name: 'Esta seção não está aberta para você' })).toBeVisible()
  await expect(both.getByRole('navigation', { name: 'Seções' }).getByRole('link')).toHaveText(OF_SUPPORT)
  await site.stop()
})

test('an auditor looks at everything and can press nothing, on a phone too', inWhole, async ({ page, browser }) => {
  // Of its own: what is said in the room would be heard by other tests.
  const site = await openSite()
  const member = await newMember(site, { nickname: 'Rui' })
  await openAs(page, site, member)
  await page.getByRole('button', { name: 'Sala de conversa' }).click()
  const room = page.getByRole('dialog', { name: 'Sala de conversa' })
  await room.getByRole('textbox').fill('boa noite')
  await room.getByRole('textbox').press('Enter')
  await expect(room.getByText('boa noite')).toBeVisible()
  const auditor = await openOffice(browser, site, { roles: ['auditor'], name: 'Otto', path: '/operator/sala' })
  await auditor.setViewportSize({ width: 390, height: 844 })
  await expect(auditor.getByText('boa noite')).toBeVisible()
  await expect(auditor.getByRole('button', { name: /^Moderar/ })).toHaveCount(0)
  for (const [section, heading] of [
    ['Operadores', 'Operadores'],
    ['Diário', 'Diário'],
  ] as const) {
    await auditor.getByRole('link', { name: section }).click()
    await expect(auditor.getByRole('heading', { name: heading, level: 2 })).toBeVisible()
    await expect(auditor.getByRole('link', { name: section })).toBeInViewport({ ratio: 1 })
    await expect(auditor.getByRole('button', { name: /^(Novo|Editar|Redefinir)/ })).toHaveCount(0)
    expect(await auditor.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectClean(auditor, section)
  }
  await auditor.context().close()
  await site.stop()
})

test('a demo with a secret in its configuration has operators whose codes anybody with it can make', inWhole, async ({ page }) => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
  const site = await openSite({ env: { DEMO_OPERATOR_SECRET: secret } })
  await page.goto(`${site.url}/operator`)
  await page.getByRole('textbox', { name: 'Operador' }).fill('suporte')
  await page.getByLabel('Senha', { exact: true }).fill('tucano2026')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('textbox', code).fill(codeOf(secret))
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('heading', { name: 'Ninguém na fila' })).toBeVisible()
  await site.stop()
})
