import { reconcile } from '#betting/books'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'
import { GAME, type TestPlayer, type TestVendor, openTestVendor } from '../../testing/test-vendor.ts'
import { gapSignature } from './adapters/gap.ts'

const secret = { authToken: 'a shared secret', casinoId: 'tucano' }
let server: TestServer
let vendor: TestVendor
let player: TestPlayer
let ids = 0

beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl') })
  vendor = await openTestVendor(server, { vendor: 'GAPV', shape: 'gap', secret })
  player = await vendor.player()
})
afterAll(() => server.close())

interface GapReply {
  balance?: number
  code?: number
  game_id?: string
  transactions?: { action_id: string; tx_id: string }[]
}

const id = (): string => `action-${++ids}`
const bet = (amount: number, action_id = id()) => ({ action: 'bet', action_id, amount })
const win = (amount: number, action_id = id()) => ({ action: 'win', action_id, amount })
const undo = (original_action_id: string, action_id = id()) => ({ action: 'rollback', action_id, original_action_id })

async function send(path: string, fields: object, sign = (body: string) => gapSignature(secret, body)): Promise<[number, GapReply]> {
  const body = JSON.stringify({ user_id: player.user, session_id: player.token, currency: 'BRL', game: GAME, game_id: 'g1', ...fields })
  const { statusCode, payload } = await server.app.inject({
    method: 'POST',
    url: `/wallet/gap/GAPV${path}`,
    payload: body,
    headers: { 'x-request-sign': sign(body) },
  })
  return [statusCode, JSON.parse(payload) as GapReply]
}
const balance = async (): Promise<number | undefined> => (await send('/play', {}))[1].balance
const rounds = () =>
  server.services.db.selectFrom('betting.bets').select(['state', 'stake', 'payout']).where('vendor', '=', 'GAPV').orderBy('id').execute()

test('without actions it tells the balance; bet and win in one call are both done, and finished closes the round', async () => {
  expect(await send('/play', {})).toEqual([200, { balance: 1000, game_id: 'g1', transactions: [] }])
  const actions = [bet(100), win(30), win(5)]
  const [status, reply] = await send('/play', { actions, finished: true })
  expect([status, reply.balance]).toEqual([200, 935])
  expect(reply.transactions?.map(({ action_id }) => action_id)).toEqual(actions.map(({ action_id }) => action_id))
  expect(await rounds()).toEqual([{ state: 'settled', stake: 100n, payout: 35n }])
  const [, again] = await send('/play', { actions, finished: true })
  expect(again).toEqual(reply)
  expect(await reconcile(server.services.db)).toEqual([])
})

test('all actions of a call are done, or none', async () => {
  const before = await balance()
  const [status, reply] = await send('/play', { game_id: 'g2', actions: [bet(10), bet(100_000)] })
  expect([status, reply.code, reply.balance]).toEqual([412, 100, before])
  expect((await send('/play', { game_id: 'g2', actions: [win(10)] }))[1].code).toBe(400)
  expect(await balance()).toBe(before)
  expect(await reconcile(server.services.db)).toEqual([])
})

test('a rollback may come before its bet, which is refused then; several are undone together', async () => {
  const before = await balance()
  const late = bet(10)
  const [status, reply] = await send('/rollback', { game_id: 'g3', actions: [undo(late.action_id)] })
  expect([status, reply.balance, reply.transactions?.length]).toEqual([200, before, 1])
  expect((await send('/play', { game_id: 'g3', actions: [late] }))[1]).toMatchObject({
    code: 400,
    message: 'transaction.undone',
    balance: before,
  })
  const [one, two] = [bet(10), bet(20)]
  await send('/play', { game_id: 'g3', actions: [one, two] })
  expect((await send('/rollback', { game_id: 'g3', actions: [undo(one.action_id), undo(two.action_id)] }))[1].balance).toBe(before)
  expect(await reconcile(server.services.db)).toEqual([])
})

test('finished without an action closes what is open, and nothing when there is nothing', async () => {
  await send('/play', { game_id: 'g4', actions: [bet(10)] })
  expect((await send('/play', { game_id: 'g4', finished: true }))[0]).toBe(200)
  expect((await rounds()).at(-1)).toMatchObject({ state: 'settled', stake: 10n })
  expect((await send('/play', { game_id: 'never', finished: true }))[0]).toBe(200)
})

test('refusals have their codes', async () => {
  const code = async (path: string, fields: object, sign?: (body: string) => string) => (await send(path, fields, sign))[1].code
  expect(await code('/play', { actions: [bet(1)] }, () => 'f'.repeat(64))).toBe(403)
  expect(await code('/play', { actions: [bet(1)] }, () => '')).toBe(403)
  expect(await code('/play', { user_id: 'nobody' })).toBe(101)
  expect(await code('/play', { currency: 'EUR' })).toBe(154)
  expect(await code('/play', { game_id: 'g9', session_id: 'x', actions: [bet(1)] })).toBe(101)
  expect(await code('/play', { game_id: 'g9', game: 'nothing', actions: [bet(1)] })).toBe(405)
  expect(await code('/play', { game_id: undefined, actions: [bet(1)] })).toBe(400)
  for (const actions of [[bet(0)], [bet(-1)], [bet(1.5)], [win(-1)], [{ action: 'jump', action_id: 'x', amount: 1 }], 'bet'])
    expect(await code('/play', { actions })).toBe(400)
  expect(await code('/rollback', { actions: [] })).toBe(400)
  const unknown = await server.app.inject({ method: 'POST', url: '/wallet/gap/SIM/play', payload: '{}' })
  expect([unknown.statusCode, unknown.json<GapReply>().code]).toEqual([412, 403])
})
