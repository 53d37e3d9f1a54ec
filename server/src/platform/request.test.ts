import { checkAffiliate, register } from '@tucano/contract/registration'
import { listAttempts, login } from '@tucano/contract/session'
import { readMessages } from '@tucano/contract/messages'
import { getLog } from '@tucano/contract/fairness'
import { listBets } from '@tucano/contract/bet-history'
import { playRound } from '@tucano/contract/studios'
import { CompactEncrypt, importJWK } from 'jose'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { newPlayer } from '../testing/players.ts'
import { coin } from '../testing/small-games.ts'
import { type TestServer, openTestServer, seal, withFlags } from '../testing/test-server.ts'
import { SaidReader } from './said.ts'

let server: TestServer
let headers: Record<string, string>
beforeAll(async () => {
  server = await openTestServer({
    clusterUrl: inject('clusterUrl'),
    games: [coin],
    brand: withFlags({ GEETEST3: false }),
    env: { TRUSTED_PROXIES: '1' },
  })
  headers = { ...(await newPlayer(server)).headers }
})
afterAll(() => server.close())

interface Refusal {
  errorCode?: string
  value: { fields?: { field: string }[] } | null
}

/** What the server says: the code of a refusal, and which fields it names. */
async function send(options: { method?: 'GET' | 'POST' | 'PUT'; url: string; payload?: string | Buffer | object; headers?: object }) {
  const response = await server.app.inject({ ...options, headers: { ...headers, ...options.headers } } as never)
  const { errorCode, value } = response.json<Refusal>()
  return [response.statusCode, errorCode, ...(value?.fields ?? []).map(({ field }) => field)]
}
const JSON_TYPE = { 'content-type': 'application/json' }
const HALVES = ['a\0b', 'ana\ud800', '\udc00']

test('what no text has is refused by the field’s name: in an address, a form, a body, a sealed body, and wherever it is nested', async () => {
  const invalid = (field: string) => [400, 'request.invalid', field]
  for (const part of ['%00', 'ana%ED%A0%80', '%C0%AF', '%ff', '%'])
    expect(await send({ url: `${checkAffiliate.path}?domain=x&code=${part}` }), part).toEqual(invalid('code'))
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const asForm = (payload: string) => send({ method: 'POST', url: '/wps/member/password/email', payload, headers: form })
  expect(await asForm('username=ana&email=%00')).toEqual(invalid('email'))
  expect(await asForm('username=%ED%A0%80&email=a@b.example')).toEqual(invalid('username'))
  for (const text of HALVES) {
    const ids = await send({ method: 'PUT', url: readMessages.path, payload: JSON.stringify({ ids: ['1', text] }), headers: JSON_TYPE })
    expect(ids).toEqual(invalid('ids.1'))
    const move = { gameCode: 'dados', roundId: '018f0000-0000-7000-8000-000000000000', move: { stake: '100', deep: [{ er: text }] } }
    expect(await send({ method: 'POST', url: playRound.path, payload: move })).toEqual(invalid('move.deep.0.er'))
    const value = await seal(server.services, { type: 'username', username: text, password: 'x' })
    expect(await send({ method: 'POST', url: login.path, payload: { value } })).toEqual(invalid('username'))
  }
  const named = { method: 'POST' as const, url: playRound.path, headers: JSON_TYPE }
  expect(await send({ ...named, payload: '{"move":{"a\\u0000":1}}' })).toEqual(invalid('move'))
})

test('ids, places and days out of range never reach the database', async () => {
  const asked: [string, string][] = [
    [`${listAttempts.path}?before=9999999999999999999`, 'before'],
    [`${getLog.path}?after=9223372036854775808`, 'after'],
    [`${getLog.path}?after=1e300`, 'after'],
    [`${listBets.path}?from=0000-01-01&to=2026-01-01`, 'from'],
    [`${listBets.path}?from=2026-01-01&to=2026-02-30`, 'to'],
    [`${listBets.path}?from=2026-01-01&to=2026-01-02&before=1731000000000000.${'-'.repeat(36)}`, 'before'],
  ]
  for (const [url, field] of asked) expect(await send({ url }), url).toEqual([400, 'request.invalid', field])
})

test('bodies that are no JSON of the kind are refused: broken UTF-8, prototypes, other types, and more depth than anything has', async () => {
  const post = (payload: string | Buffer, type: object = JSON_TYPE) => send({ method: 'POST', url: playRound.path, payload, headers: type })
  expect(await post(Buffer.from('7b2261223a22c328227d', 'hex'))).toEqual([400, 'request.malformed', 'body'])
  expect(await post('{"__proto__":{"a":1}}')).toEqual([400, 'request.malformed'])
  expect(await post('{"move":1e999,"gameCode":"dados"}')).toEqual([400, 'request.invalid', 'roundId'])
  expect(await post('{}', { 'content-type': 'text/plain' })).toEqual([415, 'request.type'])
  expect(await post('x', { 'content-type': 'multipart/form-data; boundary=x' })).toEqual([415, 'request.type'])
  const [, code, field] = await post(`{"move":${'['.repeat(20_000)}${']'.repeat(20_000)}}`)
  expect([code, String(field).startsWith('move.0.0')]).toEqual(['request.invalid', true])
})

test('what is sealed is read as strictly as what is not', async () => {
  const key = await server.services.encryption.publicKey()
  const sealBytes = async (bytes: Uint8Array) =>
    new CompactEncrypt(bytes)
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key['kid'] ?? '' })
      .encrypt(await importJWK(key as never, 'ECDH-ES'))
  const put = async (bytes: Buffer) => send({ method: 'PUT', url: register.path, payload: { value: await sealBytes(bytes) } })
  expect(await put(Buffer.from('7b2261223a22c328227d', 'hex'))).toEqual([400, 'request.malformed', 'value'])
  expect(await put(Buffer.from('{"__proto__":{"username":"ana"}}'))).toEqual([400, 'request.invalid', 'body'])
  expect((await put(Buffer.from(`{"a":${'{"a":'.repeat(4000)}1${'}'.repeat(4001)}`)))[1]).toBe('request.invalid')
})

test('a page’s word on its socket is read by the same rules, and refused in a reason that fits', () => {
  const reader = new SaidReader()
  expect(reader.read('{"type":"hello","token":"x","lounge":true,"more":1}')).toMatchObject({
    said: { type: 'hello', token: 'x', lounge: true },
  })
  const problem = (text: string) => (reader.read(text) as { problem?: string }).problem
  expect(problem('{"type":"hello","token":"a\\u0000"}')).toMatch(/^token: /)
  expect(problem('{"type":"hello","after":"\\ud800"}')).toMatch(/^after: /)
  expect(problem('{"type":"hello","operator":7}')).toMatch(/^operator: /)
  expect(problem('{"type":"hello","lounge":"yes"}')).toMatch(/^lounge: /)
  expect(problem('{"type":"hello","topics":["Não"]}')).toMatch(/^topics/)
  expect(problem(JSON.stringify({ type: 'hello', topics: Array.from({ length: 9 }, () => 'sample') }))).toMatch(/^topics/)
  for (const text of [
    '',
    'null',
    '[]',
    '{',
    '"hello"',
    '{"type":"bye"}',
    `{"type":"hello","${'🦜'.repeat(100)}":"\\u0000"}`,
    'x'.repeat(5000),
  ])
    expect(Buffer.byteLength(problem(text) ?? ''), text.slice(0, 40)).toBeGreaterThan(5)
  expect(Buffer.byteLength(problem(`{"type":"hello","${'🦜'.repeat(100)}":"\\u0000"}`) ?? '')).toBeLessThanOrEqual(123)
})
