import { randomUUID } from 'node:crypto'
import type { WalletCall, WalletStatus } from '@tucano/contract/vendors'
import { reconcile } from '#betting/books'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'
import { type Answered, type TestPlayer, type TestVendor, openTestVendor } from '../../testing/test-vendor.ts'

let server: TestServer
let vendor: TestVendor
let owner: pg.Client
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl') })
  vendor = await openTestVendor(server, { vendor: 'SIM' })
  owner = new pg.Client({ connectionString: server.databaseUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await server.close()
})

const START = 1_000_000

interface Bet {
  round: number
  amount: number
  closed: boolean
}
interface Win extends Bet {
  /** Which bet it names, if any. */
  of: number | undefined
}
/** A transaction is asked for again whenever its step comes again. */
interface Step {
  what: 'bet' | 'win' | 'undo bet' | 'undo win'
  which: number
  delivery: 'once' | 'together' | 'crash'
}

/** Few of everything, so that they meet: most bets and wins are in one round. */
const round = fc.constantFrom(0, 0, 0, 0, 0, 1)
const which = fc.constantFrom(0, 1)
const closed = fc.constantFrom(false, false, false, true)
const bets = fc.array(fc.record({ round, amount: fc.integer({ min: 1, max: 50 }), closed }), {
  minLength: 2,
  maxLength: 2,
})
const wins = fc.array(
  fc.record({ round, amount: fc.integer({ min: 0, max: 90 }), closed, of: fc.option(which, { nil: undefined, freq: 3 }) }),
  { minLength: 2, maxLength: 2 },
)
const someSteps = fc.array(
  fc.record({
    what: fc.constantFrom<Step['what']>('bet', 'bet', 'win', 'win', 'undo bet', 'undo win'),
    which,
    delivery: fc.constantFrom<Step['delivery']>('once', 'once', 'once', 'once', 'once', 'once', 'together', 'crash'),
  }),
  { minLength: 6, maxLength: 12, size: 'max' },
)
const usual = (['bet', 'win'] as const).flatMap((what) => [0, 1].map((which): Step => ({ what, which, delivery: 'once' })))
/** Half of the time it begins as it usually does. */
const steps = fc.tuple(fc.boolean(), someSteps).map(([usually, rest]) => [...(usually ? usual : []), ...rest])

/** What the rules say, in as few words as they can be said. */
class Rules {
  #bets: Bet[]
  #wins: Win[]
  #fate = new Map<string, 'done' | 'undone'>()
  #rounds = [0, 1].map(() => ({ state: 'none' as 'none' | 'open' | 'closed' | 'void', bets: new Set<number>(), wins: new Set<number>() }))

  constructor(bets: Bet[], wins: Win[]) {
    this.#bets = bets
    this.#wins = wins
  }

  take({ what, which }: Step): WalletStatus {
    if (what === 'undo bet' || what === 'undo win') return this.#undo(what === 'undo bet' ? 'bet' : 'win', which)
    const fate = this.#fate.get(`${what} ${which}`)
    if (fate) return fate === 'done' ? 'RS_OK' : 'RS_ERROR_TRANSACTION_ROLLED_BACK'
    const refusal = what === 'bet' ? this.#bet(which) : this.#win(which)
    if (refusal === undefined) this.#fate.set(`${what} ${which}`, 'done')
    return refusal ?? 'RS_OK'
  }

  #bet(which: number): WalletStatus | undefined {
    const { round, closed } = this.#bets[which]!
    const own = this.#rounds[round]!
    if (own.state === 'closed') return 'RS_ERROR_ROUND_CLOSED'
    own.bets.add(which)
    own.state = closed ? 'closed' : 'open'
    return undefined
  }

  #win(which: number): WalletStatus | undefined {
    const { round, closed, of } = this.#wins[which]!
    const own = this.#rounds[round]!
    if (of !== undefined && this.#fate.get(`bet ${of}`) === 'undone') return 'RS_ERROR_TRANSACTION_ROLLED_BACK'
    if (own.state === 'none' || (of !== undefined && !own.bets.has(of))) return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'
    if (own.state === 'void') return 'RS_ERROR_TRANSACTION_ROLLED_BACK'
    own.wins.add(which)
    if (closed) own.state = 'closed'
    return undefined
  }

  #undo(kind: 'bet' | 'win', which: number): WalletStatus {
    const was = this.#fate.get(`${kind} ${which}`)
    this.#fate.set(`${kind} ${which}`, 'undone')
    if (was !== 'done') return 'RS_OK'
    const own = this.#rounds[(kind === 'bet' ? this.#bets : this.#wins)[which]!.round]!
    if (kind === 'win') own.wins.delete(which)
    else {
      own.bets.delete(which)
      for (const win of own.wins)
        if (own.bets.size === 0 || this.#wins[win]!.of === which) {
          own.wins.delete(win)
          this.#fate.set(`win ${win}`, 'undone')
        }
      if (own.bets.size === 0) own.state = 'void'
    }
    return 'RS_OK'
  }

  /** What is left when bets and wins that were undone do not count. */
  get balance(): number {
    const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0)
    const staked = this.#rounds.flatMap(({ bets }) => [...bets].map((which) => this.#bets[which]!.amount))
    const won = this.#rounds.flatMap(({ wins }) => [...wins].map((which) => this.#wins[which]!.amount))
    return START - sum(staked) + sum(won)
  }
}

/** Sends what a step says, under ids that stay the same however often it is sent. */
function sender(player: TestPlayer, bets: Bet[], wins: Win[]) {
  const ids = new Map<string, string>()
  const idOf = (name: string): string => {
    const known = ids.get(name) ?? randomUUID()
    ids.set(name, known)
    return known
  }
  return ({ what, which }: Step): Promise<Answered> => {
    const transaction_uuid = idOf(`${what} ${which}`)
    const call = (name: WalletCall, { round, amount, closed }: Bet, more = {}) =>
      vendor.call(name, player, { transaction_uuid, round: `round-${round}`, amount: amount * 1000, round_closed: closed, ...more })
    switch (what) {
      case 'bet':
        return call('bet', bets[which]!)
      case 'win': {
        const { of } = wins[which]!
        return call('win', wins[which]!, of === undefined ? {} : { reference_transaction_uuid: idOf(`bet ${of}`) })
      }
      case 'undo bet':
      case 'undo win':
        return vendor.call('rollback', undefined, { transaction_uuid, reference_transaction_uuid: idOf(`${what.slice(5)} ${which}`) })
    }
  }
}

/** Connections are cut while the call is under way; whoever gets no answer asks again. */
async function acrossCrash(send: () => Promise<Answered>): Promise<Answered> {
  const cut = owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like '%vendors.act%' and pid <> pg_backend_pid()`,
  )
  for (;;) {
    const answer = await send()
    await cut
    if (answer.http !== 503) return answer
  }
}

test('whatever is sent, in whatever order, how often and through whatever crashes: every answer and the balance are what the rules say', async () => {
  await fc.assert(
    fc.asyncProperty(bets, wins, steps, async (bets, wins, steps) => {
      const player = await vendor.player(BigInt(START))
      const rules = new Rules(bets, wins)
      const send = sender(player, bets, wins)
      for (const step of steps) {
        const expected = rules.take(step)
        const answers =
          step.delivery === 'crash'
            ? [await acrossCrash(() => send(step))]
            : await Promise.all(Array.from({ length: step.delivery === 'together' ? 3 : 1 }, () => send(step)))
        for (const { status } of answers) expect([step.what, step.which, status]).toEqual([step.what, step.which, expected])
      }
      expect((await vendor.call('balance', player)).balance).toBe(rules.balance)
    }),
    { numRuns: process.env['TEST_WHOLE'] === '1' ? 40 : 15, endOnFailure: false },
  )
  expect(await reconcile(server.services.db)).toEqual([])
}, 120_000)
