import { randomUUID } from 'node:crypto'
import type { OperatorRole } from '@tucano/contract/endpoint'
import { type ServiceEntry, ENCRYPTED_LINK, getService, openConversation, writeToSupport } from '@tucano/contract/support'
import { hashToken, newToken } from '#accounts/token'
import type { Services } from '#platform/services'
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import type { TestServer } from './test-server.ts'

export type Headers = Record<'authorization', string>

/** An operator with a session, without the door: for tests of what is behind it. */
export async function employ(
  { db }: Pick<Services, 'db'>,
  account: string,
  roles: OperatorRole[] = ['support'],
): Promise<{ id: bigint; headers: Headers }> {
  const { id } = await db
    .insertInto('operator.operators')
    .values({ account, name: account.toUpperCase(), password_hash: '*', roles })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = newToken()
  await db
    .insertInto('operator.sessions')
    .values({ operator_id: id, token_hash: hashToken(token), ip: '127.0.0.1', device: 'test' })
    .execute()
  return { id, headers: { authorization: token } }
}

/** The list of services as a page reads it: encrypted links are opened with the key that was made for this one call. */
export async function askService(server: TestServer, headers: Record<string, string> = {}): Promise<ServiceEntry[]> {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' })
  const { body } = await server.call(getService, { publicKey: JSON.stringify(await exportJWK(publicKey)) }, headers)
  const open = async (entry: ServiceEntry): Promise<ServiceEntry> => {
    if (entry.type !== ENCRYPTED_LINK) return entry
    const { plaintext } = await compactDecrypt(entry.link, privateKey)
    return { ...entry, link: new TextDecoder().decode(plaintext) }
  }
  return Promise.all(body.value.services.map(open))
}

/** A pass for a conversation: a visitor's, or that of the member whose headers are given. */
export async function askPass(server: TestServer, headers: Record<string, string> = {}, csType = 'LIVECHAT'): Promise<string> {
  const services = await askService(server, headers)
  const link = services.find((entry) => entry.csType === csType && entry.type === ENCRYPTED_LINK)?.link ?? ''
  return /^\/chat#pass=([\w-]{43})$/.exec(link)?.[1] ?? ''
}

/** Somebody's conversation, open and with nothing said yet. */
export async function beginConversation(server: TestServer, headers: Record<string, string> = {}, csType = 'LIVECHAT'): Promise<Headers> {
  const { body } = await server.call(openConversation, { pass: await askPass(server, headers, csType) })
  return { authorization: body.value.token }
}

/** The same with a first message: it stands in the queue. */
export async function queueUp(server: TestServer, text: string, headers: Record<string, string> = {}, csType = 'LIVECHAT') {
  const customer = await beginConversation(server, headers, csType)
  await server.call(writeToSupport, { clientId: randomUUID(), text }, customer)
  const { id } = await server.services.db
    .selectFrom('support.messages')
    .select('conversation_id as id')
    .where('text', '=', text)
    .executeTakeFirstOrThrow()
  return { customer, id: String(id) }
}
