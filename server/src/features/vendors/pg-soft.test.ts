import { reconcile } from '#betting/books'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { endSessions } from '#accounts/sessions'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'
import { GAME, type TestPlayer, type TestVendor, openTestVendor } from '../../testing/test-vendor.ts'

const secret = { operatorToken: 'the operator', secretKey: 'a key of both' }
let server: TestServer
let vendor: TestVendor
let player: TestPlayer

beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl') })
  vendor = await openTestVendor(server, { vendor: 'PGV', shape: 'pg', secret })
  player = await vendor.player(100_000n)
})
afterAll(() => server.close())

interface PgReply {
  http: number
  data: Record<string, unknown> | null
  error: { code: number; message: string } | null
}

async function send(path: string, fields: Record<string, string>): Promise<PgReply> {
  const { operatorToken, secretKey } = secret
  const form = { operator_token: operatorToken, secret_key: secretKey, player_name: player.user, operator_player_session: player.token }
  const { statusCode, payload } = await server.app.inject({
    method: 'POST',
    url: `/wallet/pg/PGV${path}?trace_id=1`,
    payload: new URLSearchParams({ ...form, game_id: GAME, currency_code: 'BRL', ...fields }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  return { http: statusCode, ...(JSON.parse(payload) as Omit<PgReply, 'http'>) }
}

const spin = (id: string, bet: string, win: string, more: Record<string, string> = {}) => ({
  transaction_id: `${id}-parent${id}-1-9`,
  bet_id: id,
  parent_bet_id: `parent${id}`,
  bet_amount: bet,
  win_amount: win,
  transfer_amount: (Number(win) - Number(bet)).toFixed(2),
  updated_time: '1731000000000',
  ...more,
})
const rounds = () =>
  server.services.db.selectFrom('betting.bets').select(['state', 'stake', 'payout']).where('vendor', '=', 'PGV').orderBy('id').execute()
const balance = async (): Promise<unknown> => (await send('/Cash/Get', {})).data?.['balance_amount']

test('a session is verified, and says who plays in what', async () => {
  expect(await send('/VerifySession', {})).toEqual({
    http: 200,
    data: { player_name: player.user, nickname: player.user, currency: 'BRL' },
    error: null,
  })
  expect((await send('/VerifySession', { operator_player_session: 'x' })).error?.code).toBe(1302)
  expect(await balance()).toBe(1000)
})

test('stake and payout of a spin come in one call, and are done once', async () => {
  const one = spin('1', '10.00', '2.50')
  const { data, http } = await send('/Cash/TransferInOut', one)
  expect([http, data]).toEqual([200, { currency_code: 'BRL', updated_time: 1_731_000_000_000, balance_amount: 992.5 }])
  await Promise.all(Array.from({ length: 10 }, () => send('/Cash/TransferInOut', one)))
  expect(await balance()).toBe(992.5)
  expect(await rounds()).toEqual([{ state: 'settled', stake: 1000n, payout: 250n }])
  expect((await send('/Cash/TransferInOut', { ...one, win_amount: '3.00', transfer_amount: '-7.00' })).error?.code).toBe(3032)
  await send('/Cash/TransferInOut', spin('2', '5.00', '0.00'))
  expect(await balance()).toBe(987.5)
  expect(await reconcile(server.services.db)).toEqual([])
})

test('free games go on in the round of their parent until it ends', async () => {
  const parent = { parent_bet_id: 'feature' }
  await send('/Cash/TransferInOut', spin('3', '1.00', '0.00', { ...parent, is_end_round: 'False' }))
  await send('/Cash/TransferInOut', spin('4', '0.00', '4.00', { ...parent, is_end_round: 'False' }))
  await send('/Cash/TransferInOut', spin('5', '0.00', '0.00', { ...parent, is_end_round: 'True' }))
  expect((await rounds()).at(-1)).toEqual({ state: 'settled', stake: 100n, payout: 400n })
  expect((await send('/Cash/TransferInOut', spin('6', '0.00', '4.00'))).error?.code).toBe(3021)
})

test('corrections are a late win of their round, or a lost round of their own', async () => {
  const adjustment = (id: string, amount: string) => ({ adjustment_transaction_id: id, transfer_amount: amount, adjustment_time: '1731' })
  const before = Number(await balance())
  const given = await send('/Cash/Adjustment', adjustment('7-parent1-5-1', '1.25'))
  expect(given.data).toEqual({ updated_time: 1731, adjust_amount: 1.25, balance_before: before, balance_after: before + 1.25 })
  expect((await send('/Cash/Adjustment', adjustment('7-parent1-5-1', '1.25'))).data).toEqual(given.data)
  expect((await send('/Cash/Adjustment', adjustment('8-parent1-5-1', '-0.25'))).data).toMatchObject({ balance_after: before + 1 })
  expect((await send('/Cash/Adjustment', adjustment('9-parent1-5-1', '-99999.00'))).error?.code).toBe(3202)
  expect((await send('/Cash/Adjustment', adjustment('9-nothing-5-1', '1.00'))).error?.code).toBe(3021)
  expect(await reconcile(server.services.db)).toEqual([])
})

test('refusals are HTTP 200 with a code', async () => {
  const code = async (path: string, fields: Record<string, string>) => {
    const { http, data, error } = await send(path, fields)
    expect([http, data]).toEqual([200, null])
    return error?.code
  }
  expect(await code('/Cash/Get', { secret_key: 'x' })).toBe(1034)
  expect(await code('/Cash/Get', { operator_token: '' })).toBe(1034)
  expect(await code('/Cash/Get', { player_name: 'nobody' })).toBe(3004)
  const spins: [Record<string, string>, number][] = [
    [spin('20', '99999.00', '0.00'), 3202],
    [spin('21', '1.00', '0.00', { operator_player_session: 'x' }), 1302],
    [spin('22', '1.00', '0.00', { player_name: '' }), 3001],
    [spin('23', '1.00', '0.00', { transfer_amount: '1.00' }), 1034],
    [spin('24', '-1.00', '0.00'), 1034],
    [spin('25', '1.001', '0.00'), 1034],
    [spin('26', '1e3', '0.00'), 1034],
    [spin('27', '1.00', '0.00', { currency_code: 'EUR' }), 1034],
    [spin('28', '1.00', '0.00', { game_id: 'nothing' }), 1034],
  ]
  for (const [fields, expected] of spins) expect(await code('/Cash/TransferInOut', fields), fields['bet_id']).toBe(expected)
})

test('what is sent again needs no session any more, and is still done once', async () => {
  const lost = spin('30', '10.00', '0.00')
  const before = Number(await balance())
  await send('/Cash/TransferInOut', lost)
  const unheard = spin('31', '10.00', '0.00')
  await endSessions(server.services.db, player.memberId, 'logout')
  expect((await send('/Cash/TransferInOut', unheard)).error?.code).toBe(1302)
  for (const resent of [{ is_validate_bet: 'True' }, { is_adjustment: 'True' }])
    for (const fields of [lost, unheard])
      expect((await send('/Cash/TransferInOut', { ...fields, ...resent })).data?.['balance_amount']).toBe(
        before - (fields === lost && resent.is_validate_bet ? 10 : 20),
      )
  expect(await reconcile(server.services.db)).toEqual([])
})
