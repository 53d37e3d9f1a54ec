import { LedgerRefusal, openAccount, operatorAccount, post } from '@tucano/ledger'
import { reconcile } from '#betting/books'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { KnownPlays, type KnownRound } from '../testing/known-plays.ts'
import { type TestServer, openTestServer } from '../testing/test-server.ts'
import { type PlacedBet, pay, place, raise, rollback, settle, takeBack, voidRound } from './bets.ts'
import type { BetFact } from './facts.ts'
import { type Listener, hearSome } from './listen.ts'
import { type DrawnRound, Plays } from './play.ts'
import { newRoundId } from './round.ts'

let server: TestServer
let plays: KnownPlays
let member = 900_000n
let cash: bigint
let bonus: bigint

beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl') })
  plays = new KnownPlays(server.services)
})
afterAll(async () => {
  await plays.stop()
  await server.close()
})
beforeEach(async () => {
  const { db } = server.services
  member++
  cash = await openAccount(db, { memberId: member, pocket: 'cash', currency: 'BRL' })
  bonus = await openAccount(db, { memberId: member, pocket: 'bonus', currency: 'BRL' })
  await fund(cash, 1000n)
})

async function fund(account: bigint, amount: bigint): Promise<void> {
  const { db } = server.services
  const from = await operatorAccount(db, 'clearing', 'BRL')
  await post(db, { key: `fund:${account}:${newRoundId()}`, kind: 'deposit', moves: [{ from, to: account, amount, currency: 'BRL' }] })
}

const spin = (change: Partial<KnownRound> = {}): KnownRound => ({
  id: newRoundId(),
  account: cash,
  product: 'RNG',
  vendor: 'TUC',
  game: 'jaguar',
  inputs: 'seed',
  stake: 100n,
  payout: 0n,
  transcript: Buffer.from('nonce 1'),
  ...change,
})
const bet = (change: Partial<PlacedBet> = {}): PlacedBet => ({
  id: newRoundId(),
  product: 'SPORTS',
  vendor: 'TUC',
  game: 'football',
  inputs: 'home',
  funding: [{ account: cash, amount: 300n }],
  ...change,
})
const balance = async (account: bigint): Promise<bigint> =>
  (await server.services.db.selectFrom('ledger.accounts').select('balance').where('id', '=', account).executeTakeFirstOrThrow()).balance
const roundOf = (id: string) => server.services.db.selectFrom('betting.rounds').selectAll().where('id', '=', id).executeTakeFirst()
const whole = async () => expect(await reconcile(server.services.db)).toEqual([])
const refused = (code: string) => expect.objectContaining({ code }) as LedgerRefusal

test('a round that ends at once takes the stake, pays, and is on record', async () => {
  const round = spin({ payout: 250n })
  const played = await plays.play(round)
  expect(played).toMatchObject({ state: 'settled', stake: 100n, payout: 250n, balance: 1150n, replayed: false })
  expect(await roundOf(round.id)).toMatchObject({
    member_id: member,
    account_id: cash,
    product: 'RNG',
    vendor: 'TUC',
    game: 'jaguar',
    stake: 100n,
    payout: 250n,
    currency: 'BRL',
    state: 'settled',
    transcript: Buffer.from('nonce 1'),
  })
  await whole()
})

test('a round that pays back exactly its stake leaves the house as it was', async () => {
  expect((await plays.play(spin({ payout: 100n }))).balance).toBe(1000n)
  await whole()
})

test('a round asked for again is not played again: its first outcome is the answer', async () => {
  const round = spin({ payout: 70n })
  await plays.play(round)
  const again = await plays.play({ ...round, payout: 9999n, transcript: Buffer.from('another outcome') })
  expect(again).toMatchObject({ replayed: true, payout: 70n, balance: 970n })
  expect(again.transcript?.toString()).toBe('nonce 1')
  const many = await Promise.all(Array.from({ length: 50 }, () => plays.play(round)))
  expect(many.every(({ replayed }) => replayed)).toBe(true)
  expect(await balance(cash)).toBe(970n)
})

test('the same id for something else is refused', async () => {
  const round = spin()
  await plays.play(round)
  const other = await openAccount(server.services.db, { memberId: member + 500_000n, pocket: 'cash', currency: 'BRL' })
  await fund(other, 500n)
  for (const change of [{ stake: 101n }, { game: 'other' }, { inputs: 'x' }, { account: other }])
    await expect(plays.play({ ...round, ...change })).rejects.toEqual(refused('key.conflict'))
})

test('the same new id on two servers at once is played once', async () => {
  const second = new KnownPlays(server.services)
  for (let times = 0; times < 20; times++) {
    const round = spin({ stake: 1n })
    const both = await Promise.all([plays.play(round), second.play(round)])
    expect(both.filter(({ replayed }) => !replayed)).toHaveLength(1)
  }
  expect(await balance(cash)).toBe(980n)
  await second.stop()
})

test('what cannot be played says why, and the others of its batch are played', async () => {
  const closed = await openAccount(server.services.db, { memberId: member + 600_000n, pocket: 'cash', currency: 'BRL' })
  await server.services.pool.query('select ledger.close_account($1, true)', [closed])
  const locked = await openAccount(server.services.db, { memberId: member, pocket: 'locked', currency: 'BRL' })
  const rounds: [KnownRound, string][] = [
    [spin(), 'settled'],
    [spin({ stake: 0n }), 'amount.invalid'],
    [spin({ stake: -5n }), 'amount.invalid'],
    [spin({ stake: 1_000_000_000_000_001n }), 'amount.invalid'],
    [spin({ payout: -1n }), 'amount.invalid'],
    [spin({ account: 123_456_789n }), 'account.unknown'],
    [spin({ account: await operatorAccount(server.services.db, 'house', 'BRL') }), 'account.unknown'],
    [spin({ account: closed }), 'account.closed'],
    [spin({ account: locked }), 'account.locked'],
    [spin({ stake: 5000n }), 'balance.insufficient'],
    [spin({ id: '00000000-0000-7000-8000-000000000000' }), 'round.id.invalid'],
    [spin({ id: 'ffffffff-ffff-7fff-bfff-ffffffffffff' }), 'round.id.invalid'],
    [spin({ id: 'not a uuid' }), 'round.id.invalid'],
    [spin({ id: `${newRoundId()},${newRoundId()}` }), 'round.id.invalid'],
    [spin({ game: 'a "quoted", {odd} \\ name' }), 'settled'],
    // Poison: PostgreSQL cannot even read this.
    [spin({ stake: 2n ** 70n }), 'system'],
    [spin(), 'settled'],
  ]
  const together = await Promise.allSettled(rounds.map(([round]) => plays.play(round)))
  const verdict = (outcome: PromiseSettledResult<unknown>): string =>
    outcome.status === 'fulfilled' ? 'settled' : outcome.reason instanceof LedgerRefusal ? outcome.reason.code : 'system'
  expect(together.map(verdict)).toEqual(rounds.map(([, expected]) => expected))
  expect(await balance(cash)).toBe(700n)
  const odd = rounds.find(([{ game }]) => game.startsWith('a '))![0]
  expect(await roundOf(odd.id)).toMatchObject({ game: odd.game, transcript: odd.transcript })
  // One by one the answers are the same: the function for one round agrees with the function for many.
  for (const [round, expected] of rounds.filter(([, expected]) => expected !== 'settled')) {
    const [alone] = await Promise.allSettled([plays.play(round)])
    expect(verdict(alone)).toBe(expected)
  }
  await whole()
})

test('two hundred parallel stakes of a whole balance: exactly one is played', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 200 }, () => plays.play(spin({ stake: 1000n }))))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toEqual(refused('balance.insufficient'))
  expect(await balance(cash)).toBe(0n)
})

test('rounds of one member are judged in their order: what the first wins can be staked by the second', async () => {
  const rounds = [spin({ stake: 1000n, payout: 50n }), spin({ stake: 60n }), spin({ stake: 50n, payout: 400n }), spin({ stake: 399n })]
  const outcomes = await Promise.allSettled(rounds.map((round) => plays.play(round)))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(await balance(cash)).toBe(1n)
  await whole()
})

test('a bet waits among the open stakes, and is settled once', async () => {
  const { db } = server.services
  const placed = bet()
  const first = await place(db, placed)
  expect(await place(db, placed)).toEqual({ ...first, replayed: true })
  expect(await balance(cash)).toBe(700n)
  expect(await roundOf(placed.id)).toMatchObject({ state: 'open', stake: 300n, payout: 0n })
  await whole()
  const settled = await settle(db, { id: placed.id, payout: 500n, transcript: Buffer.from('2:1') })
  expect(await settle(db, { id: placed.id, payout: 500n, transcript: Buffer.from('2:1') })).toEqual({ ...settled, replayed: true })
  await expect(settle(db, { id: placed.id, payout: 501n })).rejects.toEqual(refused('key.conflict'))
  expect(await balance(cash)).toBe(1200n)
  expect(await roundOf(placed.id)).toMatchObject({ state: 'settled', payout: 500n, transcript: Buffer.from('2:1') })
  await whole()
})

test('a stake from two pockets goes back to the same two', async () => {
  const { db } = server.services
  await fund(bonus, 200n)
  const placed = bet({
    funding: [
      { account: cash, amount: 100n },
      { account: bonus, amount: 150n },
    ],
  })
  await place(db, placed)
  expect([await balance(cash), await balance(bonus)]).toEqual([900n, 50n])
  const voided = await voidRound(db, placed.id)
  expect(await voidRound(db, placed.id)).toEqual({ ...voided, replayed: true })
  expect([await balance(cash), await balance(bonus)]).toEqual([1000n, 200n])
  await expect(settle(db, { id: placed.id, payout: 1n })).rejects.toEqual(refused('round.void'))
  await whole()
})

test('pockets of two members do not pay for one bet', async () => {
  const other = await openAccount(server.services.db, { memberId: member + 700_000n, pocket: 'cash', currency: 'BRL' })
  const shared = bet({
    funding: [
      { account: cash, amount: 1n },
      { account: other, amount: 1n },
    ],
  })
  await expect(place(server.services.db, shared)).rejects.toEqual(refused('currency.mismatch'))
  const nobody = bet({ funding: [{ account: 424_242n, amount: 1n }] })
  await expect(place(server.services.db, nobody)).rejects.toEqual(refused('account.unknown'))
  const locked = await openAccount(server.services.db, { memberId: member, pocket: 'locked', currency: 'BRL' })
  await expect(place(server.services.db, bet({ funding: [{ account: locked, amount: 1n }] }))).rejects.toEqual(refused('account.locked'))
  expect(await roundOf(shared.id)).toBeUndefined()
})

test('undoing a round that was won and spent takes what is there; the rest is a claim in suspense', async () => {
  const { db } = server.services
  const won = spin({ stake: 100n, payout: 600n })
  await plays.play(won)
  const clearing = await operatorAccount(db, 'clearing', 'BRL')
  await post(db, { key: `spend:${won.id}`, kind: 'withdrawal', moves: [{ from: cash, to: clearing, amount: 1200n, currency: 'BRL' }] })
  const suspense = await operatorAccount(db, 'suspense', 'BRL')
  const before = await balance(suspense)
  await voidRound(db, won.id)
  expect(await balance(cash)).toBe(0n)
  expect((await balance(suspense)) - before).toBe(-200n)
  expect(await roundOf(won.id)).toMatchObject({ state: 'void', stake: 100n, payout: 600n })
  await whole()
})

test('a win for a closed account waits in suspense', async () => {
  const { db, pool } = server.services
  const placed = bet()
  await place(db, placed)
  await pool.query('select ledger.close_account($1, true)', [cash])
  const suspense = await operatorAccount(db, 'suspense', 'BRL')
  const before = await balance(suspense)
  await settle(db, { id: placed.id, payout: 450n })
  expect((await balance(suspense)) - before).toBe(450n)
  expect(await balance(cash)).toBe(700n)
  await whole()
})

test('a rollback that comes before its bet leaves a tombstone, and the late bet is refused', async () => {
  const { db } = server.services
  const late = bet()
  const first = await rollback(db, { ...late, account: cash })
  expect(first.replayed).toBe(false)
  expect((await rollback(db, { ...late, account: cash })).replayed).toBe(true)
  await expect(place(db, late)).rejects.toEqual(refused('round.void'))
  await expect(plays.play(spin({ id: late.id }))).rejects.toEqual(refused('key.conflict'))
  await expect(settle(db, { id: late.id, payout: 5n })).rejects.toEqual(refused('round.void'))
  await expect(voidRound(db, newRoundId())).rejects.toEqual(refused('round.unknown'))
  expect(await balance(cash)).toBe(1000n)
})

test('bet, win and rollback in any order, twice each, come to the same', async () => {
  const { db } = server.services
  const steps = ['place', 'settle', 'rollback'] as const
  const orders = steps.flatMap((a) => steps.flatMap((b) => steps.flatMap((c) => steps.map((d) => [a, b, c, d] as const))))
  for (const order of orders) {
    const one = bet({ funding: [{ account: cash, amount: 10n }] })
    for (const step of [...order, ...steps]) {
      const call = {
        place: () => place(db, one),
        settle: () => settle(db, { id: one.id, payout: 25n }),
        rollback: () => rollback(db, { ...one, account: cash }),
      }[step]
      await call().catch((error: unknown) => expect(error).toBeInstanceOf(LedgerRefusal))
    }
    // Whatever came when, the round was undone in the end, and nobody gained or lost by it.
    expect(await roundOf(one.id)).toMatchObject({ state: 'void' })
    expect(await balance(cash)).toBe(1000n)
  }
  await whole()
})

test('facts tell of bets in their order, and a listener has heard each exactly once, whatever happens meanwhile', async () => {
  const { db } = server.services
  const heard: BetFact[] = []
  const stumbles = ['once', 'twice']
  const listener: Listener = {
    name: `test.${member}`,
    hear: async (_trx, facts) => {
      if (stumbles.pop()) throw new Error('a listener stumbles')
      heard.push(...facts.filter(({ memberId }) => memberId === member))
    },
  }
  const quick = spin({ payout: 5n })
  const slow = bet()
  await plays.play(quick)
  await place(db, slow)
  await settle(db, { id: slow.id, payout: 0n })
  await voidRound(db, quick.id)
  while (stumbles.length > 0) await hearSome(db, listener).catch((error: Error) => expect(error.message).toContain('stumbles'))
  // Facts wait for the oldest transaction that still runs, whosever it is.
  const hearTogether = async (): Promise<number> => {
    await Promise.all(Array.from({ length: 5 }, () => hearSome(db, listener)))
    return heard.length
  }
  await expect.poll(hearTogether, { timeout: 15_000 }).toBe(4)
  expect(heard.map(({ name, roundId }) => [name, roundId === quick.id ? 'quick' : 'slow'])).toEqual([
    ['betSettled', 'quick'],
    ['betPlaced', 'slow'],
    ['betSettled', 'slow'],
    ['betVoided', 'quick'],
  ])
  expect(heard[0]).toMatchObject({ product: 'RNG', vendor: 'TUC', game: 'jaguar', currency: 'BRL', stake: 100n, payout: 5n })
})

test('turnover adds up what was settled and takes back what was undone', async () => {
  const { db } = server.services
  const undone = spin({ payout: 30n })
  const open = bet()
  await Promise.all([plays.play(spin({ payout: 40n })), plays.play(spin()), plays.play(undone)])
  await place(db, open)
  await voidRound(db, undone.id)
  await voidRound(db, open.id)
  // The server listens by itself.
  const rows = () =>
    db.selectFrom('betting.turnover').select(['product', 'rounds', 'stake', 'payout']).where('member_id', '=', member).execute()
  await expect.poll(rows, { timeout: 15_000 }).toEqual([{ product: 'RNG', rounds: 2n, stake: 200n, payout: 40n }])
})

test('rounds that do not agree with their postings are found', async () => {
  const { db } = server.services
  const open = bet()
  const played = spin({ payout: 40n })
  await place(db, open)
  await plays.play(played)
  const owner = new pg.Client({ connectionString: server.databaseUrl })
  await owner.connect()
  const found = async (statement: string): Promise<string[]> => {
    // The server compares by itself, too, at every full minute: one after the other.
    await owner.query(`begin; set local session_replication_role = replica; select pg_advisory_xact_lock(hashtext('ledger.reconcile'))`)
    await owner.query(statement)
    const { rows } = await owner.query<{ problem: string }>(
      'select problem from ledger.reconcile(null) union all select problem from betting.reconcile(true)',
    )
    await owner.query('rollback')
    return rows.map(({ problem }) => problem)
  }
  expect(await found('select 1')).toEqual([])
  expect(await found(`update betting.rounds set payout = 41 where id = '${played.id}'`)).toEqual(['round.differs'])
  expect(await found(`update betting.rounds set stake = 301 where id = '${open.id}'`)).toEqual(['round.differs', 'stakes.differ'])
  expect(await found(`delete from betting.rounds where id = '${open.id}'`)).toEqual(['round.differs', 'stakes.differ'])
  expect(await found(`update ledger.entries set reference = null where reference = '${played.id}'`)).toEqual(['round.unpaid'])
  await owner.end()
})

test('a whole balance staked twice under one id, the second judged while the first is not committed yet: it is known, not refused', async () => {
  const other = new KnownPlays(server.services)
  const stake = await balance(cash)
  const round = spin({ stake })
  const both = await Promise.all([plays.play(round), other.play(round)])
  expect(both.filter(({ replayed }) => replayed)).toHaveLength(1)
  expect(await balance(cash)).toBe(0n)
  await other.stop()
})

test('what was judged and has changed since is judged again: nothing is written over, and nothing is lost', async () => {
  const { pool } = server.services
  const accepted = async (id: string) => {
    const round = { n: 0, id, account: String(cash), hash: '1', stake: '600', game: 'jaguar' }
    const { rows } = await pool.query<{ verdict: string; version: bigint }>('select verdict, version from betting.accept($1)', [
      JSON.stringify([round]),
    ])
    expect(rows[0]?.verdict).toBe('accepted')
    return { ...round, version: String(rows[0]!.version), payout: '0', over: true, product: 'RNG', vendor: 'TUC', transcript: '' }
  }
  const [first, second] = [await accepted(newRoundId()), await accepted(newRoundId())]
  await pool.query('select betting.finish($1)', [JSON.stringify([first])])
  await expect(pool.query('select betting.finish($1)', [JSON.stringify([second])])).rejects.toThrow('accounts are not as they were judged')
  expect(await balance(cash)).toBe(400n)
  await whole()
})

test('a round of several steps: more stake, a win on the way, the end, and the books agree after each', async () => {
  const { db } = server.services
  const hand = bet()
  await place(db, hand)
  const raised = await raise(db, { id: hand.id, key: 'double', funding: [{ account: cash, amount: 300n }] })
  expect(await raise(db, { id: hand.id, key: 'double', funding: [{ account: cash, amount: 300n }] })).toEqual({ ...raised, replayed: true })
  await expect(raise(db, { id: hand.id, key: 'double', funding: [{ account: cash, amount: 301n }] })).rejects.toEqual(
    refused('key.conflict'),
  )
  expect(await balance(cash)).toBe(400n)
  await whole()
  await expect(raise(db, { id: hand.id, key: 'again', funding: [{ account: cash, amount: 401n }] })).rejects.toEqual(
    refused('balance.insufficient'),
  )
  const other = await openAccount(db, { memberId: member + 800_000n, pocket: 'cash', currency: 'BRL' })
  await fund(other, 500n)
  await expect(raise(db, { id: hand.id, key: 'again', funding: [{ account: other, amount: 1n }] })).rejects.toEqual(
    refused('account.unknown'),
  )
  await pay(db, { id: hand.id, key: 'first', amount: 50n })
  expect((await pay(db, { id: hand.id, key: 'first', amount: 50n })).replayed).toBe(true)
  expect(await roundOf(hand.id)).toMatchObject({ state: 'open', stake: 600n, payout: 50n })
  await whole()
  await settle(db, { id: hand.id, payout: 700n })
  expect(await roundOf(hand.id)).toMatchObject({ state: 'settled', stake: 600n, payout: 750n })
  expect(await balance(cash)).toBe(1150n)
  await whole()
  await expect(raise(db, { id: hand.id, key: 'late', funding: [{ account: cash, amount: 1n }] })).rejects.toEqual(refused('round.settled'))
  await pay(db, { id: hand.id, key: 'late', amount: 5n })
  expect(await roundOf(hand.id)).toMatchObject({ state: 'settled', payout: 755n })
  await whole()
  await voidRound(db, hand.id)
  expect(await balance(cash)).toBe(1000n)
  await expect(pay(db, { id: hand.id, key: 'too late', amount: 5n })).rejects.toEqual(refused('round.void'))
  await whole()
  const rows = () => db.selectFrom('betting.turnover').select(['rounds', 'stake', 'payout']).where('member_id', '=', member).execute()
  await expect.poll(rows, { timeout: 15_000 }).toEqual([{ rounds: 0n, stake: 0n, payout: 0n }])
})

/** Steps of many rounds at once: round, kind, account and amount of each. */
const takeSteps = (steps: [id: string, kind: string, account?: bigint | undefined, amount?: bigint][]) =>
  server.services.pool.query('select posting_id from betting.take_steps($1, $2, $3, $4, $5, $6, $7, $8) order by n', [
    steps.map(([id]) => id),
    steps.map(([, kind]) => kind),
    steps.map(() => 'step'),
    steps.map(([, , account]) => account),
    steps.map(([, , , amount]) => amount),
    ...['RNG', 'TUC', 'jaguar'].map((word) => steps.map(() => word)),
  ])

test('steps of many rounds at once write what they would have written one by one', async () => {
  const { db } = server.services
  const [alone, together] = [newRoundId(), newRoundId()]
  await place(db, { ...spin({ id: alone, inputs: '' }), funding: [{ account: cash, amount: 100n }] })
  await raise(db, { id: alone, key: 'step', funding: [{ account: cash, amount: 40n }] })
  await pay(db, { id: alone, key: 'step', amount: 30n })
  await settle(db, { id: alone, payout: 0n })
  await pay(db, { id: alone, key: 'late', amount: 5n })
  const lost = newRoundId()
  await takeSteps([
    [together, 'place', cash, 100n],
    [lost, 'place', cash, 7n],
  ])
  await takeSteps([[together, 'raise', cash, 40n]])
  await takeSteps([
    [together, 'pay', undefined, 30n],
    [together, 'settle'],
    [lost, 'settle'],
  ])
  await pay(db, { id: together, key: 'late', amount: 5n })
  expect(await balance(cash)).toBe(783n)
  const written = async (id: string) => {
    const { rows } = await server.services.pool.query<object>(
      `select p.kind, replace(p.key, $1, '') as key, encode(p.input_hash, 'hex') as hash, l.kind as leg, l.stake, l.payout, l.late,
        (select array_agg(a.kind || ' ' || e.amount order by e.amount) from ledger.entries e join ledger.accounts a on a.id = e.account_id where e.posting_id = p.id) as entries
      from ledger.postings p left join betting.steps l on l.posting_id = p.id where p.key like 'round:' || $1 || ':%' order by p.id`,
      [id],
    )
    return rows
  }
  expect(await written(together)).toEqual(await written(alone))
  const comparable = async (id: string) => {
    const { state, stake, payout, currency, member_id, account_id } = (await roundOf(id))!
    return { state, stake, payout, currency, member_id, account_id }
  }
  expect(await comparable(together)).toEqual(await comparable(alone))
  expect(await comparable(lost)).toMatchObject({ state: 'settled', stake: 7n, payout: 0n })
  await whole()
})

test('steps of many rounds are taken all together or not at all, and are refused as they would be alone', async () => {
  const [open, over, gone] = [newRoundId(), newRoundId(), newRoundId()]
  await takeSteps([open, over, gone].map((id) => [id, 'place', cash, 10n]))
  await takeSteps([[over, 'settle']])
  await voidRound(server.services.db, gone)
  const stranger = await openAccount(server.services.db, { memberId: member + 900_000n, pocket: 'cash', currency: 'BRL' })
  await fund(stranger, 500n)
  const locked = await openAccount(server.services.db, { memberId: member, pocket: 'locked', currency: 'BRL' })
  const before = await balance(cash)
  const refusals: [Parameters<typeof takeSteps>[0][number], string][] = [
    [[newRoundId(), 'place', cash, 0n], 'amount.invalid'],
    [[newRoundId(), 'place', cash, 1_000_000_000_000_001n], 'amount.invalid'],
    [[newRoundId(), 'place', cash, 100_000n], 'balance.insufficient'],
    [[newRoundId(), 'place', 424_242n, 1n], 'account.unknown'],
    [[newRoundId(), 'place', locked, 1n], 'account.locked'],
    [['00000000-0000-7000-8000-000000000000', 'place', cash, 1n], 'round.id.invalid'],
    [[open, 'place', cash, 1n], 'key.conflict'],
    [[gone, 'place', cash, 1n], 'round.void'],
    [[newRoundId(), 'pay', undefined, 1n], 'round.unknown'],
    [[newRoundId(), 'settle'], 'round.unknown'],
    [[over, 'settle'], 'round.settled'],
    [[over, 'raise', cash, 1n], 'round.settled'],
    [[gone, 'pay', undefined, 1n], 'round.void'],
    [[open, 'raise', stranger, 1n], 'account.unknown'],
    [[open, 'jump', cash, 1n], 'posting.invalid'],
  ]
  for (const [step, code] of refusals)
    await expect(takeSteps([[newRoundId(), 'place', cash, 1n], step]), `${step[1]} ${code}`).rejects.toThrow(code)
  expect(await balance(cash)).toBe(before)
  await whole()
})

test('one stake or one win can be taken back, in any order, and a round of which nothing is left is void', async () => {
  const { db } = server.services
  const orders = [
    ['place', 'raise', 'pay'],
    ['pay', 'raise', 'place'],
    ['raise', 'pay', 'place'],
    ['place', 'pay', 'raise'],
  ] as const
  for (const open of [true, false])
    for (const order of orders) {
      const hand = bet({ funding: [{ account: cash, amount: 100n }] })
      const steps = {
        place: await place(db, hand),
        raise: await raise(db, { id: hand.id, key: 'r', funding: [{ account: cash, amount: 40n }] }),
        pay: await pay(db, { id: hand.id, key: 'p', amount: 30n }),
      }
      if (!open) await settle(db, { id: hand.id, payout: 0n })
      const moved = { place: 100n, raise: 40n, pay: -30n }
      let expected = 890n
      for (const step of order) {
        const back = { id: hand.id, key: step, postingId: steps[step].postingId }
        const taken = await takeBack(db, back)
        expected += moved[step]
        expect(await balance(cash)).toBe(expected)
        await whole()
        if (step !== order[2]) expect(await takeBack(db, back)).toEqual({ ...taken, replayed: true })
      }
      expect(await balance(cash)).toBe(1000n)
      expect(await roundOf(hand.id)).toMatchObject({ state: 'void' })
    }
  await expect(takeBack(db, { id: newRoundId(), key: 'x', postingId: 1n })).rejects.toEqual(refused('round.unknown'))
  const hand = bet()
  await place(db, hand)
  await expect(takeBack(db, { id: hand.id, key: 'x', postingId: 1n })).rejects.toEqual(refused('posting.unknown'))
})

test('numbers under a seed are given with the verdict, once each, and end when the seed is told', async () => {
  const { db, pool } = server.services
  const seed = { id: 5_000_000n + member, drawn: 0 }
  const real = new Plays(server.services)
  await pool.query('select betting.open_seed($1, $2)', [seed.id, member])
  const numbers: number[] = []
  const drawn: { payout: bigint; isOpen?: boolean }[] = []
  const play = (change: Partial<DrawnRound> = {}, comesTo: { payout: bigint; isOpen?: boolean } = { payout: 0n }) =>
    real.play({
      id: newRoundId(),
      account: cash,
      product: 'RNG',
      vendor: 'TUC',
      game: 'jaguar',
      inputs: '',
      stake: 1n,
      seed,
      draw: ({ nonce }) => {
        seed.drawn = Math.max(seed.drawn, nonce)
        numbers.push(nonce)
        drawn.push(comesTo)
        return { transcript: Buffer.of(), ...comesTo }
      },
      ...change,
    })
  await play()
  // What is refused is not drawn, and takes no number.
  await expect(play({ stake: 100_000n })).rejects.toEqual(refused('balance.insufficient'))
  await expect(play({ stake: 0n })).rejects.toEqual(refused('amount.invalid'))
  await expect(play({ id: '00000000-0000-7000-8000-000000000000' })).rejects.toEqual(refused('round.id.invalid'))
  await expect(play({ account: 0n })).rejects.toEqual(refused('account.unknown'))
  const stranger = await openAccount(db, { memberId: member + 400_000n, pocket: 'cash', currency: 'BRL' })
  await fund(stranger, 500n)
  await expect(play({ account: stranger })).rejects.toEqual(refused('seed.stale'))
  await expect(play({ seed: { ...seed, most: 1 } })).rejects.toEqual(refused('seed.stale'))
  expect(numbers).toEqual([1])
  // However many come at once, in one batch or in several.
  await Promise.all(Array.from({ length: 40 }, () => play()))
  expect(numbers).toEqual(Array.from({ length: 41 }, (_, n) => n + 1))
  // A number that was drawn and could not be written is spent, and shown.
  await expect(play({}, { payout: 10n ** 16n })).rejects.toEqual(refused('amount.invalid'))
  await play()
  expect(numbers.slice(41)).toEqual([42, 43])
  const unused = await db.selectFrom('betting.unused_numbers').select('nonce').where('seed_id', '=', seed.id).execute()
  expect(unused).toEqual([{ nonce: 42 }])
  // One open round of a game; another one is refused before anything is drawn, and the seed cannot be told.
  const hand = newRoundId()
  expect(await play({ id: hand, stake: 5n }, { payout: 0n, isOpen: true })).toMatchObject({ state: 'open', balance: 1000n - 42n - 5n })
  await expect(play({ stake: 900n })).rejects.toEqual(refused('round.open'))
  await play({ game: 'onca' })
  expect(numbers.slice(43)).toEqual([44, 45])
  await expect(pool.query('select betting.close_seed($1)', [seed.id])).rejects.toThrow('seed.open')
  await settle(db, { id: hand, payout: 7n })
  await play()
  expect((await pool.query<{ rounds: number }>('select betting.close_seed($1) as rounds', [seed.id])).rows).toEqual([{ rounds: 46 }])
  await expect(play()).rejects.toEqual(refused('seed.stale'))
  expect(drawn).toHaveLength(46)
  for (const table of ['nonces', 'open_rounds', 'unused_numbers'])
    await expect(pool.query(`delete from betting.${table}`)).rejects.toThrow(/permission denied/)
  const own = await db.selectFrom('betting.rounds').select('nonce').where('seed_id', '=', seed.id).orderBy('nonce').execute()
  expect(own.map(({ nonce }) => nonce)).toEqual(Array.from({ length: 46 }, (_, n) => n + 1).filter((nonce) => nonce !== 42))
  expect(await balance(cash)).toBe(1000n - 44n - 5n + 7n)
  await real.stop()
  await whole()
})

test('what is written trusts nobody: rounds that were never accepted are refused with all that came with them', async () => {
  const { db, pool } = server.services
  const seed = 5_000_000n + member
  await pool.query('select betting.open_seed($1, $2)', [seed, member])
  const { version } = await db.selectFrom('ledger.accounts').select('version').where('id', '=', cash).executeTakeFirstOrThrow()
  const row = {
    n: 0,
    account: String(cash),
    version: String(version),
    hash: '1',
    stake: '100',
    payout: '0',
    over: true,
    product: 'RNG',
    vendor: 'TUC',
    game: 'x',
    transcript: '',
  }
  const finish = (...rows: object[]) =>
    pool.query('select * from betting.finish($1)', [JSON.stringify(rows.map((change, n) => ({ ...row, id: newRoundId(), n, ...change })))])
  const changed = 'are not as they were judged'
  const wrong: [object, string][] = [
    [{ stake: '1001' }, changed],
    [{ stake: '0' }, 'amount.invalid'],
    [{ payout: '-1' }, 'amount.invalid'],
    [{ account: '0' }, changed],
    [{ version: '0' }, changed],
    [{ seed: String(seed), nonce: 0 }, changed],
    [{ seed: String(seed), nonce: 102 }, changed],
    [{ over: false }, 'posting.invalid'],
    [{ over: false, payout: '5', seed: String(seed), nonce: 1 }, 'posting.invalid'],
    [{ id: '00000000-0000-7000-8000-000000000000' }, 'round.id.invalid'],
  ]
  for (const [change, code] of wrong) await expect(finish({}, change), JSON.stringify(change)).rejects.toThrow(code)
  expect(await balance(cash)).toBe(1000n)
  const { rows } = await finish({ payout: '30' }, { stake: '930' }, { over: false, stake: '1', seed: String(seed), nonce: 1 }).catch(
    () => ({ rows: [] }),
  )
  expect(rows).toEqual([])
  expect((await finish({ payout: '30' }, { stake: '929' }, { over: false, stake: '1', seed: String(seed), nonce: 1 })).rows).toEqual([
    { n: 0, balance: 930n },
    { n: 1, balance: 1n },
    { n: 2, balance: 0n },
  ])
  expect(await db.selectFrom('betting.open_rounds').select('game').where('seed_id', '=', seed).execute()).toEqual([{ game: 'x' }])
  await whole()
})
