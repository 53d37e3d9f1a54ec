import type { Browser, Page } from '@playwright/test'
import type { OperatorRole } from '@tucano/contract/endpoint'
import { hashToken, newToken } from '../../server/src/accounts/token.ts'
import { totpAt, totpStep } from '../../server/src/accounts/totp.ts'
import { fromBase32 } from '../../server/src/platform/base32.ts'
import type { Site } from './site.ts'

let made = 0

/** Somebody who works here and has never signed in. The password is the demo's. */
export async function newOperator(site: Site, roles: readonly OperatorRole[], name = 'Bia'): Promise<string> {
  made++
  const account = `op${process.pid}x${made}`
  await site.sql(
    "insert into operator.operators (account, name, roles, password_hash) select $1, $2, $3, password_hash from operator.operators where account = 'suporte'",
    [account, name, roles],
  )
  return account
}

/** The code of an authenticator now, or some steps of half a minute from now. Each counts once. */
export const codeOf = (secret: string, steps = 0): string => totpAt(fromBase32(secret.replaceAll(' ', '')), totpStep(new Date()) + steps)

/** The first step at the door. */
export async function showPassword(page: Page, account: string, password = 'tucano2026'): Promise<void> {
  await page.goto('/operator')
  await page.getByRole('textbox', { name: 'Operador' }).fill(account)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continuar' }).click()
}

/** Signs in by both steps, as somebody who has never been here. Returns the secret of the authenticator. */
export async function enrol(page: Page, account: string, password?: string): Promise<string> {
  await showPassword(page, account, password)
  const secret = (await page.getByLabel('Chave', { exact: true }).textContent()) ?? ''
  await page.getByRole('textbox', { name: 'Código do aplicativo' }).fill(codeOf(secret))
  await page.getByRole('button', { name: 'Confirmar e entrar' }).click()
  return secret
}

/** An operator of these roles at work, in a browser of their own and without the door: for tests of what is behind it. */
export async function openOffice(
  browser: Browser,
  site: Site,
  { roles, name = 'Bia', path = '/operator' }: { roles: readonly OperatorRole[]; name?: string; path?: string },
): Promise<Page> {
  const account = await newOperator(site, roles, name)
  const token = newToken()
  await site.sql(
    "insert into operator.sessions (operator_id, token_hash, ip, device) select id, $2, '127.0.0.1', 'test' from operator.operators where account = $1",
    [account, hashToken(token)],
  )
  const context = await browser.newContext({ baseURL: site.url })
  await context.addInitScript((given) => {
    // Only once: what the page does to its session afterwards stays.
    if (!sessionStorage.getItem('validate')) sessionStorage.setItem('operator', given)
  }, token)
  const page = await context.newPage()
  await page.goto(path)
  await page.getByRole('button', { name: 'Sair' }).waitFor()
  return page
}
