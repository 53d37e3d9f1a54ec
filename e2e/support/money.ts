import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Bank, startBank } from '@tucano/sandbox-bank'
import { type Endpoint, type Envelope, type OperatorRole, type ReplyOf, type RequestOf, inQuery } from '@tucano/contract/endpoint'
import { freePort } from '@tucano/database'
import { hashToken, newToken } from '../../server/src/accounts/token.ts'
import { hashPassword } from '../../server/src/platform/password.ts'
import { newOperator } from './operator.ts'
import { PAYMENT_PASSWORD } from './records.ts'
import { type Site, type Wishes, openSite } from './site.ts'

export interface MoneySite extends Site {
  bank: Bank
}

/** A site of its own with the sandbox bank beside it, which tells it of payments. */
export async function openMoneySite(wishes: Pick<Wishes, 'flags'> = {}): Promise<MoneySite> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-bank-'))
  const bank = await startBank({ folder, retryMs: 50 })
  const port = await freePort()
  const site = await openSite({
    ...wishes,
    env: {
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      PIX_URL: bank.url,
      PIX_CLIENT_ID: bank.clientId,
      PIX_CLIENT_SECRET: bank.clientSecret,
      PIX_KEY: bank.key,
      PIX_WEBHOOK_SECRET: bank.webhookSecret,
      PIX_SANDBOX: '1',
    },
  })
  return {
    ...site,
    bank,
    stop: async () => {
      await site.stop()
      await bank.stop()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Ask = <E extends Endpoint>(endpoint: E, request: RequestOf<E>) => Promise<ReplyOf<E>>

/** An operator who decides without a page. */
export async function newClerk(site: Site, roles: readonly OperatorRole[]): Promise<Ask> {
  const account = await newOperator(site, roles)
  const token = newToken()
  await site.sql(
    "insert into operator.sessions (operator_id, token_hash, ip, device) select id, $2, '127.0.0.1', 'test' from operator.operators where account = $1",
    [account, hashToken(token)],
  )
  return askAs(site, token)
}

/** Calls in the name of whoever holds a token. */
export const askAs =
  (site: Site, token: string): Ask =>
  async (endpoint, request) => {
    const query = inQuery(endpoint) ? `?${new URLSearchParams(request)}` : ''
    const response = await fetch(`${site.url}${endpoint.path}${query}`, {
      method: endpoint.method,
      headers: { authorization: token, moduleid: endpoint.moduleId, language: 'PT', 'content-type': 'application/json' },
      ...(query ? {} : { body: JSON.stringify(request) }),
    })
    const { success, value, errorCode } = (await response.json()) as Envelope
    if (!success) throw new Error(`${endpoint.name}: ${errorCode}`)
    return value as never
  }

const hash = hashPassword(PAYMENT_PASSWORD)

/** Gives a member the payment password of the tests. */
export const setPaymentPassword = async (site: Site, account: string): Promise<void> =>
  void (await site.sql('update member.members set payment_password_hash = $2 where account = $1', [account, await hash]))

/** A picture of one grey dot. */
export const PICTURE = {
  name: 'foto.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==', 'base64'),
}
