// A vendor of one game, for trying the wallet out: node tools/vendor-simulator/main.ts --wallet http://localhost:3000/wallet/v1/SIM
//   --key vendor-key.pem --operator-key operator.pem [--port 4100]. `node tools/vendor.ts simulate` does all of it by itself.
import { createPrivateKey, createPublicKey } from 'node:crypto'
import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { startSimulator } from './simulator.ts'

const { values } = parseArgs({
  options: {
    wallet: { type: 'string' },
    key: { type: 'string' },
    'operator-key': { type: 'string' },
    port: { type: 'string', default: '4100' },
  },
})
const { wallet, key, 'operator-key': operatorKey, port } = values
if (!wallet || !key || !operatorKey) {
  console.error('Say where the wallet is and with which keys: --wallet URL --key FILE --operator-key FILE [--port 4100].')
  process.exit(2)
}
const { url, stop } = await startSimulator({
  port: Number(port),
  walletUrl: wallet,
  privateKey: createPrivateKey(fs.readFileSync(key)),
  operatorKey: createPublicKey(fs.readFileSync(operatorKey)),
})
console.log(`The vendor's address is ${url}. Ctrl-C stops it.`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
