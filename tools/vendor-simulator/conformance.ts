// Puts every promise of docs/vendor-api.md to the test, against any server: node tools/vendor-simulator/conformance.ts
//   --url http://localhost:3000/wallet/v1/SIM --key vendor-key.pem --players players.json. Players come from `node tools/vendor.ts try`.
// Ends with a table, and with 1 when a promise was not kept.
import { createPrivateKey } from 'node:crypto'
import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { bodies } from './checks/bodies.ts'
import type { Bench, Check, Kit } from './checks/check.ts'
import { duplicates } from './checks/duplicates.ts'
import { lostAnswers } from './checks/lost-answers.ts'
import { inAnyOrder } from './checks/orders.ts'
import { rounds } from './checks/rounds.ts'
import { signatures } from './checks/signatures.ts'
import { tokens } from './checks/tokens.ts'
import { signatureOf } from '../../server/src/features/vendors/signature.ts'
import { WalletClient } from './wallet-client.ts'

const checks: Record<string, Check[]> = { duplicates, orders: inAnyOrder, signatures, tokens, rounds, 'lost answers': lostAnswers, bodies }

const { values } = parseArgs({ options: { url: { type: 'string' }, key: { type: 'string' }, players: { type: 'string' } } })
const { url, key: keyFile, players } = values
if (!url || !keyFile || !players) {
  console.error('Say where the wallet is, with which key, and for whom: --url URL --key FILE --players FILE.')
  process.exit(2)
}

const key = createPrivateKey(fs.readFileSync(keyFile))
const wallet = new WalletClient(url, key)
const bench: Bench = {
  kit: JSON.parse(fs.readFileSync(players, 'utf8')) as Kit,
  wallet,
  sign: (body, { key: by = key, agoMs = 0 } = {}) => signatureOf(by, body, Date.now() - agoMs),
}
let failed = 0
for (const [group, own] of Object.entries(checks)) {
  for (const { name, run } of own) {
    const began = performance.now()
    const problem = await run(bench).then(
      () => undefined,
      (error: Error) => error.message,
    )
    if (problem !== undefined) failed++
    const ms = `${Math.round(performance.now() - began)} ms`.padStart(8)
    console.log(
      `${problem === undefined ? 'ok    ' : 'FAILED'} ${ms}  ${group.padEnd(13)} ${name}${problem === undefined ? '' : `\n                 ${problem}`}`,
    )
  }
}
wallet.close()
const all = Object.values(checks).flat().length
console.log(`\n${all - failed} of ${all} promises kept.`)
process.exitCode = failed > 0 ? 1 : 0
