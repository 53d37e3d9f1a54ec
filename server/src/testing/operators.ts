import type { OperatorRole } from '@tucano/contract/endpoint'
import { enrolOperator, enterOperator, loginOperator } from '@tucano/contract/operators'
import { totpAt, totpStep } from '#accounts/totp'
import { fromBase32 } from '#platform/base32'
import { hashPassword } from '#platform/password'
import type { TestBrowser } from './browser.ts'
import type { TestServer } from './test-server.ts'

export const OPERATOR_PASSWORD = 'segredo123'

/** Somebody who works here and has never signed in. */
export async function newOperator({ services: { db } }: TestServer, account: string, roles: OperatorRole[] = ['support']): Promise<bigint> {
  const password_hash = await hashPassword(OPERATOR_PASSWORD)
  const name = account[0]!.toUpperCase() + account.slice(1)
  const row = { account, name, roles, password_hash }
  return (await db.insertInto('operator.operators').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** The code of an authenticator now, or some steps of half a minute from now. */
export const codeOf = (secret: string, steps = 0): string => totpAt(fromBase32(secret), totpStep(new Date()) + steps)

/** Codes count once: as if the last one was used long ago. */
export async function letCodesPass({ services: { db } }: TestServer, account: string): Promise<void> {
  await db.updateTable('operator.operators').set({ factor_step: 0n }).where('account', '=', account).execute()
}

/** Signs an operator in by both steps; whoever has no second factor yet enrols. The browser has the token then. Returns the secret. */
export async function enterOffice(browser: TestBrowser, account: string, secret?: string): Promise<string> {
  const { step, ticket } = (await browser.call(loginOperator, { account, password: OPERATOR_PASSWORD })).body.value
  const letters = step === 'enrol' ? (await browser.call(enrolOperator, { ticket })).body.value.secret : (secret ?? '')
  const { body } = await browser.call(enterOperator, { ticket, code: codeOf(letters) })
  browser.token = body.value.token
  return letters
}
