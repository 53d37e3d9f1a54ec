// A server whose clock is wrong, and whose members bet on an event until well after its close. It tells what it was answered.
import { randomBytes } from 'node:crypto'
import { connect } from '@tucano/database'
import { LedgerRefusal } from '@tucano/ledger'
import { BetSteps } from '#betting/bet-steps'

/** What a process of the drill is asked for. */
export interface Order {
  url: string
  event: string
  pockets: string[]
  /** How wrong the clock is. */
  offMs: number
  /** At least so many bets, and more until one of them is refused: how many fit before the close depends on the machine. */
  bets: number
  atOnce: number
}

/** By verdict, how often. */
export type Verdicts = Record<string, number>

process.once('message', (order: Order) => {
  void run(order).then((verdicts) => process.send!(verdicts, () => process.exit()))
})
process.on('disconnect', () => process.exit())
process.send!('ready')

async function run({ url, event, pockets, offMs, bets, atOnce }: Order): Promise<Verdicts> {
  const RealDate = Date
  globalThis.Date = class extends RealDate {
    constructor(...given: [number]) {
      super(...(given.length > 0 ? given : ([RealDate.now() + offMs] as [number])))
    }
    static override now = (): number => RealDate.now() + offMs
  } as DateConstructor
  const { pool } = connect({ url, connections: 4, onError: () => undefined })
  const steps = new BetSteps({ pool })
  const verdicts: Verdicts = {}
  let asked = 0
  const place = async (): Promise<void> => {
    while (asked++ < bets || !verdicts['event.closed']) {
      const pocket = BigInt(pockets[asked % pockets.length]!)
      const about = { id: idAt(Date.now()), product: 'LOTTERY', vendor: 'TUC', game: 'coin', inputs: '' }
      const verdict = await steps.take({ kind: 'place', ...about, pocket, stake: 1n, event, selections: {} }).then(
        (taken) => taken.verdict,
        (error: unknown) => (error instanceof LedgerRefusal ? error.code : String(error)),
      )
      verdicts[verdict] = (verdicts[verdict] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, place))
  await steps.stop()
  await pool.end()
  return verdicts
}

/** A UUID of version 7 as a clock that is wrong makes it. */
function idAt(ms: number): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(ms, 0, 6)
  bytes[6] = 0x70 | (bytes[6]! & 0x0f)
  bytes[8] = 0x80 | (bytes[8]! & 0x3f)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
