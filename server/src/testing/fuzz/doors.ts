import { signatureOf as hookSignature, SIGNATURE_HEADER } from '@tucano/sandbox-bank'
import { walletCalls, walletPaths } from '@tucano/contract/vendors'
import { signatureOf } from '#features/vendors'
import { gapSignature } from '../../features/vendors/adapters/gap.ts'
import { GAME, type TestPlayer, type TestVendor, openTestVendor } from '../test-vendor.ts'
import { jsonOf, queryOf } from './ask.ts'
import { badBodies, badValues } from './bad-values.ts'
import { nameOf, pathsOf, put } from './fields.ts'
import { type Draw, uuidOf } from './sample.ts'
import type { FuzzWorld } from './world.ts'

export interface Tried {
  calls: number
  failures: string[]
}

/** What is sent to a door besides the call table, and how to tell that the server is to blame for the answer. */
interface Door {
  path: string
  base: object
  write: (request: unknown) => string
  sign: (body: string | Buffer) => Record<string, string>
  /** Words of a refusal that means trouble of ours, where the status alone does not say so. */
  trouble: RegExp
}

const GAP = { authToken: 'a shared secret', casinoId: 'tucano' }
const PG = { operatorToken: 'the operator', secretKey: 'a key of both' }

/** Vendors of every shape, and the provider of payments, sign whatever they send: each field of it with each bad value, and bodies that are none. */
export async function fuzzDoors({ money: { server, bank } }: FuzzWorld, { draw, share }: { draw: Draw; share: number }): Promise<Tried> {
  const canonical = await openTestVendor(server, { vendor: 'FUZZ1' })
  const gap = await openTestVendor(server, { vendor: 'FUZZ2', shape: 'gap', secret: GAP })
  const pg = await openTestVendor(server, { vendor: 'FUZZ3', shape: 'pg', secret: PG })
  const hook = (path: string, base: object): Door => ({
    path: `/hooks/pix/${path}`,
    base,
    write: jsonOf,
    sign: (body) => ({ [SIGNATURE_HEADER]: hookSignature(bank.webhookSecret, String(body), Date.now()) }),
    trouble: /^$a/,
  })
  const doors = [
    ...canonicalDoors(canonical, await canonical.player(), draw),
    ...gapDoors(await gap.player(), draw),
    ...pgDoors(await pg.player()),
    hook('pix', { pix: [{ endToEndId: `E${'1'.repeat(31)}`, horario: '2026-05-17T10:00:00Z', txid: 'a'.repeat(32), valor: '1.00' }] }),
    hook('envios', { envios: [{ id: 'a1', status: 'REALIZADO' }] }),
  ]
  const tried: Tried = { calls: 0, failures: [] }
  for (const { path, base, write, sign, trouble } of doors) {
    const send = async (what: string, payload: string | Buffer): Promise<void> => {
      const { statusCode, body } = await server.app.inject({ method: 'POST', url: path, payload, headers: sign(payload) })
      tried.calls++
      if (statusCode >= 500 || trouble.test(body)) tried.failures.push(`${statusCode} POST ${path} ${what} → ${body.slice(0, 200)}`)
    }
    await send('as it should be', write(base))
    for (const body of badBodies) await send(String(body).slice(0, 40), body)
    let turn = draw(share)
    for (const field of pathsOf(base))
      for (const value of badValues) {
        if (turn++ % share !== 0) continue
        await send(`${nameOf(field)}: ${jsonOf(value).slice(0, 60)}`, write(put(base, field, value)))
      }
  }
  return tried
}

function canonicalDoors({ key, code }: TestVendor, { user, token }: TestPlayer, draw: Draw): Door[] {
  const base = { request_uuid: uuidOf(draw), transaction_uuid: uuidOf(draw), round: 'r1', token, user, game_code: GAME, currency: 'BRL' }
  const more = {
    amount: 10_000,
    round_closed: false,
    is_free: false,
    meta: {},
    jackpot_contribution: 0,
    reference_transaction_uuid: uuidOf(draw),
  }
  return Object.values(walletCalls).map(({ path }) => ({
    path: `${walletPaths.canonical}/${code}${path}`,
    base: { ...base, ...more },
    write: jsonOf,
    sign: (body) => signatureOf(key, body, Date.now()),
    trouble: /RS_ERROR_UNKNOWN/,
  }))
}

function gapDoors({ user, token }: TestPlayer, draw: Draw): Door[] {
  const base = { user_id: user, session_id: token, currency: 'BRL', game: GAME, game_id: 'g1', finished: false }
  const sign = (body: string | Buffer) => ({ 'x-request-sign': gapSignature(GAP, body) })
  const actions = {
    '/play': [{ action: 'bet', action_id: uuidOf(draw), amount: 10 }],
    '/rollback': [{ action: 'rollback', action_id: uuidOf(draw), original_action_id: uuidOf(draw) }],
  }
  return Object.entries(actions).map(([path, done]) => ({
    path: `${walletPaths.gap}/FUZZ2${path}`,
    base: { ...base, actions: done },
    write: jsonOf,
    sign,
    trouble: /"code":500/,
  }))
}

function pgDoors({ user, token }: TestPlayer): Door[] {
  const known = { operator_token: PG.operatorToken, secret_key: PG.secretKey, player_name: user, operator_player_session: token }
  const spin = {
    transaction_id: '1-parent1-1-9',
    parent_bet_id: 'parent1',
    bet_amount: '1.00',
    win_amount: '0.00',
    transfer_amount: '-1.00',
  }
  const base = { ...known, ...spin, game_id: GAME, currency_code: 'BRL', updated_time: '1731000000000', adjustment_time: '1731000000000' }
  const paths = ['/VerifySession', '/Cash/Get', '/Cash/TransferInOut', '/Cash/Adjustment']
  return paths.map((path) => ({
    path: `${walletPaths.pg}/FUZZ3${path}`,
    base: { ...base, adjustment_transaction_id: '1-parent1-1' },
    write: queryOf,
    sign: () => ({ 'content-type': 'application/x-www-form-urlencoded' }),
    trouble: /"code":1200\b/,
  }))
}
