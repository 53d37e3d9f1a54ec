import { generateKeyPairSync } from 'node:crypto'
import { SIGNATURE_HEADER, TIMESTAMP_HEADER, walletCalls } from '@tucano/contract/vendors'
import { type Bench, type Check, Round, expect, uuid } from './check.ts'

const MINUTE_MS = 60_000

/** A bet with headers of its own, which must be refused. */
async function expectForged(bench: Bench, forge: (body: string) => { body?: string; headers: Record<string, string> }): Promise<void> {
  const round = new Round(bench)
  const before = await round.balance()
  const body = JSON.stringify({ request_uuid: uuid(), ...round.fields() })
  const forged = forge(body)
  const { http, status } = await bench.wallet.send({ path: walletCalls.bet.path, body, ...forged })
  expect('answer', [http, status], [200, 'RS_ERROR_INVALID_SIGNATURE'])
  expect('balance', await round.balance(), before)
}

const forgeries: Record<string, (bench: Bench, body: string) => { body?: string; headers: Record<string, string> }> = {
  'no signature': () => ({ headers: {} }),
  'a signature by another key': ({ sign }, body) => ({
    headers: sign(body, { key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey }),
  }),
  'one byte altered': ({ sign }, body) => ({ body: body.replace('"amount":100000', '"amount":900000'), headers: sign(body) }),
  'the same values written anew': ({ sign }, body) => ({ body: JSON.stringify(JSON.parse(body), null, 2), headers: sign(body) }),
  'another time than the one signed': ({ sign }, body) => {
    const headers = sign(body)
    return { headers: { ...headers, [TIMESTAMP_HEADER]: String(Number(headers[TIMESTAMP_HEADER]) + 1) } }
  },
  'six minutes old': ({ sign }, body) => ({ headers: sign(body, { agoMs: 6 * MINUTE_MS }) }),
  'six minutes ahead': ({ sign }, body) => ({ headers: sign(body, { agoMs: -6 * MINUTE_MS }) }),
  'no time': ({ sign }, body) => ({ headers: { [SIGNATURE_HEADER]: sign(body)[SIGNATURE_HEADER]! } }),
}

export const signatures: Check[] = Object.entries(forgeries).map(([name, forge]) => ({
  name: `refused: ${name}`,
  run: (bench) => expectForged(bench, (body) => forge(bench, body)),
}))
