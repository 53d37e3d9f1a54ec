import { transactionsEnded } from '@tucano/database/test-cluster'
import { LedgerRefusal, hold, openAccount, operatorAccount, post, release } from '@tucano/ledger'
import { reconcile } from '#betting/books'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { open } from '../testing/agents.ts'
import { KnownPlays, type KnownRound } from '../testing/known-plays.ts'
import { type TestServer, openTestServer } from '../testing/test-server.ts'
import { type PlacedBet, type Step, correct, move, pay, place, raise, rollback, settle, takeBack, voidBet } from './bets.ts'
import { closePot, scheduleEvent, setEventState } from './events.ts'
import { type BetFact, isBetFact } from './facts.ts'
import { type Listener, hearSome } from './listen.ts'
import { type DrawnBet, Plays } from './play.ts'
import { type AcceptedLists, type DrawnPlay, acceptQuery, finishQuery } from './play-rows.ts'
import { newBetId } from './bet.ts'

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
  await post(db, { key: `fund:${account}:${newBetId()}`, kind: 'deposit', moves: [{ from, to: account, amount, currency: 'BRL' }] })
}

const spin = (change: Partial<KnownRound> = {}): KnownRound => ({
  id: newBetId(),
  pocket: cash,
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
  id: newBetId(),
  product: 'SPORTS',
  vendor: 'TUC',
  game: 'football',
  inputs: 'home',
  pocket: cash,
  stake: 300n,
  ...change,
})
const balance = async (account: bigint): Promise<bigint> =>
  (await server.services.db.selectFrom('ledger.accounts').select('balance').where('id', '=', account).executeTakeFirstOrThrow()).balance
const betOf = (id: string) => server.services.db.selectFrom('betting.bets').selectAll().where('id', '=', id).executeTakeFirst()
const whole = async () => expect(await reconcile(server.services.db)).toEqual([])
const refused = (code: string) => expect.objectContaining({ code }) as LedgerRefusal

test('a round that ends at once takes the stake, pays, and is on record', async () => {
  const round = spin({ payout: 250n })
  const played = await plays.play(round)
  expect(played).toMatchObject({ state: 'settled', stake: 100n, payout: 250n, balance: 1150n, replayed: false })
  expect(await betOf(round.id)).toMatchObject({
    member_id: member,
    pocket_id: cash,
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
  for (const change of [{ stake: 101n }, { game: 'other' }, { inputs: 'x' }, { pocket: other }])
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
    [spin({ pocket: 123_456_789n }), 'account.unknown'],
    [spin({ pocket: await operatorAccount(server.services.db, 'house', 'BRL') }), 'account.unknown'],
    [spin({ pocket: closed }), 'account.closed'],
    [spin({ pocket: locked }), 'account.locked'],
    [spin({ stake: 5000n }), 'balance.insufficient'],
    [spin({ id: '00000000-0000-7000-8000-000000000000' }), 'round.id.invalid'],
    [spin({ id: 'ffffffff-ffff-7fff-bfff-ffffffffffff' }), 'round.id.invalid'],
    [spin({ id: 'not a uuid' }), 'round.id.invalid'],
    [spin({ id: `${newBetId()},${newBetId()}` }), 'round.id.invalid'],
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
  expect(await betOf(odd.id)).toMatchObject({ game: odd.game, transcript: odd.transcript })
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
  expect(await betOf(placed.id)).toMatchObject({ state: 'open', stake: 300n, payout: 0n })
  await whole()
  const settled = await settle(db, { id: placed.id, payout: 500n, transcript: Buffer.from('2:1') })
  expect(await settle(db, { id: placed.id, payout: 500n, transcript: Buffer.from('2:1') })).toEqual({ ...settled, replayed: true })
  await expect(settle(db, { id: placed.id, payout: 501n })).rejects.toEqual(refused('key.conflict'))
  expect(await balance(cash)).toBe(1200n)
  expect(await betOf(placed.id)).toMatchObject({ state: 'settled', payout: 500n, transcript: Buffer.from('2:1') })
  await whole()
})

test('a bet that is void gives its stake back to the pocket that it came from', async () => {
  const { db } = server.services
  const { id: owner } = await open(server)
  cash = await openAccount(db, { memberId: owner, pocket: 'cash', currency: 'BRL' })
  bonus = await openAccount(db, { memberId: owner, pocket: 'bonus', currency: 'BRL' })
  await fund(cash, 1000n)
  await fund(bonus, 200n)
  await sql`
    insert into betting.bonuses (member_id, currency, source, title, amount, required, terms, state, active_at, expires_at)
    values (${owner}::bigint, 'BRL', ${`bonus of ${owner}`}, 'x', 200, 0, '{}', 'active', platform.clock(), platform.clock() + interval '1 day')`.execute(
    db,
  )
  const placed = bet({ pocket: bonus, stake: 150n })
  await place(db, placed)
  expect([await balance(cash), await balance(bonus)]).toEqual([1000n, 50n])
  const voided = await voidBet(db, placed.id)
  expect(await voidBet(db, placed.id)).toEqual({ ...voided, replayed: true })
  expect([await balance(cash), await balance(bonus)]).toEqual([1000n, 200n])
  await expect(settle(db, { id: placed.id, payout: 1n })).rejects.toEqual(refused('round.void'))
  await whole()
})

test('a bet draws on a pocket of a member, and on no other account', async () => {
  const { db } = server.services
  await expect(place(db, bet({ pocket: 424_242n }))).rejects.toEqual(refused('account.unknown'))
  const house = await operatorAccount(db, 'house', 'BRL')
  await expect(place(db, bet({ pocket: house }))).rejects.toEqual(refused('account.unknown'))
  const locked = await openAccount(db, { memberId: member, pocket: 'locked', currency: 'BRL' })
  const held = bet({ pocket: locked, stake: 1n })
  await expect(place(db, held)).rejects.toEqual(refused('account.locked'))
  expect(await betOf(held.id)).toBeUndefined()
})

test('undoing a round that was won and spent takes what is there; the rest is owed, in suspense', async () => {
  const { db } = server.services
  const won = spin({ stake: 100n, payout: 600n })
  await plays.play(won)
  const clearing = await operatorAccount(db, 'clearing', 'BRL')
  await post(db, { key: `spend:${won.id}`, kind: 'withdrawal', moves: [{ from: cash, to: clearing, amount: 1200n, currency: 'BRL' }] })
  const suspense = await operatorAccount(db, 'suspense', 'BRL')
  const before = await balance(suspense)
  await voidBet(db, won.id)
  expect(await balance(cash)).toBe(0n)
  expect((await balance(suspense)) - before).toBe(-200n)
  expect(await betOf(won.id)).toMatchObject({ state: 'void', stake: 100n, payout: 600n })
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
  const first = await rollback(db, { ...late, pocket: cash })
  expect(first.replayed).toBe(false)
  expect((await rollback(db, { ...late, pocket: cash })).replayed).toBe(true)
  await expect(place(db, late)).rejects.toEqual(refused('round.void'))
  await expect(plays.play(spin({ id: late.id }))).rejects.toEqual(refused('key.conflict'))
  await expect(settle(db, { id: late.id, payout: 5n })).rejects.toEqual(refused('round.void'))
  await expect(voidBet(db, newBetId())).rejects.toEqual(refused('round.unknown'))
  expect(await balance(cash)).toBe(1000n)
})

test('bet, win and rollback in any order, twice each, come to the same', async () => {
  const { db } = server.services
  const steps = ['place', 'settle', 'rollback'] as const
  const orders = steps.flatMap((a) => steps.flatMap((b) => steps.flatMap((c) => steps.map((d) => [a, b, c, d] as const))))
  for (const order of orders) {
    const one = bet({ pocket: cash, stake: 10n })
    for (const step of [...order, ...steps]) {
      const call = {
        place: () => place(db, one),
        settle: () => settle(db, { id: one.id, payout: 25n }),
        rollback: () => rollback(db, one),
      }[step]
      await call().catch((error: unknown) => expect(error).toBeInstanceOf(LedgerRefusal))
    }
    // Whatever came when, the round was undone in the end, and nobody gained or lost by it.
    expect(await betOf(one.id)).toMatchObject({ state: 'void' })
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
      heard.push(...facts.filter(isBetFact).filter(({ memberId }) => memberId === member))
    },
  }
  const quick = spin({ payout: 5n })
  const slow = bet()
  await plays.play(quick)
  await place(db, slow)
  await settle(db, { id: slow.id, payout: 0n })
  await voidBet(db, quick.id)
  while (stumbles.length > 0) await hearSome(db, listener).catch((error: Error) => expect(error.message).toContain('stumbles'))
  // Facts wait for the oldest transaction that still runs, whosever it is.
  const hearTogether = async (): Promise<number> => {
    await Promise.all(Array.from({ length: 5 }, () => hearSome(db, listener)))
    return heard.length
  }
  await expect.poll(hearTogether).toBe(4)
  expect(heard.map(({ name, betId }) => [name, betId === quick.id ? 'quick' : 'slow'])).toEqual([
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
  await voidBet(db, undone.id)
  await voidBet(db, open.id)
  // The server listens by itself.
  const rows = () =>
    db.selectFrom('betting.turnover').select(['product', 'bets', 'stake', 'payout']).where('member_id', '=', member).execute()
  await expect.poll(rows).toEqual([{ product: 'RNG', bets: 2n, stake: 200n, payout: 40n }])
})

test('rounds that do not agree with their postings are found', async () => {
  const { db } = server.services
  const open = bet()
  const played = spin({ payout: 40n })
  await place(db, open)
  await plays.play(played)
  await transactionsEnded(db)
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
  expect(await found(`update betting.bets set payout = 41 where id = '${played.id}'`)).toEqual(['bet.differs'])
  expect(await found(`update betting.bets set stake = 301 where id = '${open.id}'`)).toEqual(['steps.differ', 'stakes.differ'])
  expect(await found(`delete from betting.bets where id = '${open.id}'`)).toEqual(['bet.differs', 'stakes.differ'])
  expect(await found(`update ledger.entries set reference = null where reference = '${played.id}'`)).toEqual(['bet.unpaid'])
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
    const round = { id, pocket: cash, hash: 1n, stake: 600n, product: 'RNG', vendor: 'TUC', game: 'jaguar' }
    const { rows } = await pool.query<AcceptedLists>(acceptQuery([round]))
    expect(rows[0]?.verdicts).toEqual(['accepted'])
    return { ...round, version: rows[0]!.versions[0]!, payout: 0n, over: true, transcript: Buffer.alloc(0) }
  }
  const [first, second] = [await accepted(newBetId()), await accepted(newBetId())]
  await pool.query(finishQuery([first]))
  await expect(pool.query(finishQuery([second]))).rejects.toThrow('accounts are not as they were judged')
  expect(await balance(cash)).toBe(400n)
  await whole()
})

test('a round that somebody’s payment came between is judged again with its pocket held, so that no further one comes between', async () => {
  const { pool } = server.services
  const way = new Plays(server.services)
  const tries: string[] = []
  const prepare = async (): Promise<void> => {
    const client = await pool.connect()
    try {
      await client.query(`set lock_timeout = '20ms'`)
      await client.query('select ledger.hold_accounts($1)', [[cash]])
      await fund(cash, 1n)
      tries.push('paid')
    } catch (error) {
      tries.push((error as pg.DatabaseError).code!)
    } finally {
      await client.query('reset lock_timeout')
      client.release()
    }
  }
  const draw = () => ({ payout: 50n, transcript: Buffer.from('drawn') })
  const { payout, balance: left } = await way.play({ ...spin(), prepare, draw })
  expect({ payout, left, tries }).toEqual({ payout: 50n, left: 951n, tries: ['paid', '55P03'] })
  await whole()
  await way.stop()
})

test('a round of several steps: more stake, a win on the way, the end, and the books agree after each', async () => {
  const { db } = server.services
  const hand = bet()
  await place(db, hand)
  const raised = await raise(db, { id: hand.id, key: 'double', amount: 300n })
  expect(await raise(db, { id: hand.id, key: 'double', amount: 300n })).toEqual({ ...raised, replayed: true })
  await expect(raise(db, { id: hand.id, key: 'double', amount: 301n })).rejects.toEqual(refused('key.conflict'))
  expect(await balance(cash)).toBe(400n)
  await whole()
  await expect(raise(db, { id: hand.id, key: 'again', amount: 401n })).rejects.toEqual(refused('balance.insufficient'))
  await pay(db, { id: hand.id, key: 'first', amount: 50n })
  expect((await pay(db, { id: hand.id, key: 'first', amount: 50n })).replayed).toBe(true)
  expect(await betOf(hand.id)).toMatchObject({ state: 'open', stake: 600n, payout: 50n })
  await whole()
  await settle(db, { id: hand.id, payout: 700n })
  expect(await betOf(hand.id)).toMatchObject({ state: 'settled', stake: 600n, payout: 750n })
  expect(await balance(cash)).toBe(1150n)
  await whole()
  await expect(raise(db, { id: hand.id, key: 'late', amount: 1n })).rejects.toEqual(refused('round.settled'))
  await pay(db, { id: hand.id, key: 'late', amount: 5n })
  expect(await betOf(hand.id)).toMatchObject({ state: 'settled', payout: 755n })
  await whole()
  await voidBet(db, hand.id)
  expect(await balance(cash)).toBe(1000n)
  await expect(pay(db, { id: hand.id, key: 'too late', amount: 5n })).rejects.toEqual(refused('round.void'))
  await whole()
  const rows = () => db.selectFrom('betting.turnover').select(['bets', 'stake', 'payout']).where('member_id', '=', member).execute()
  await expect.poll(rows).toEqual([{ bets: 0n, stake: 0n, payout: 0n }])
})

test('steps of many bets at once come to what they come to one by one', async () => {
  const { db } = server.services
  const [alone, together, lost] = [newBetId(), newBetId(), newBetId()]
  const steps = (id: string): Step[] => [
    { kind: 'place', ...bet({ id, stake: 100n }) },
    { kind: 'raise', id, key: 'raise', amount: 40n },
    { kind: 'part', id, key: 'part', part: 60n, payout: 10n },
    { kind: 'pay', id, key: 'pay', amount: 30n },
    { kind: 'settle', id, key: 'settle', payout: 8n },
    { kind: 'pay', id, key: 'late', amount: 5n },
    { kind: 'correct', id, key: 'correct', payout: 20n },
    { kind: 'back', id, key: 'back', undoes: 'raise' },
  ]
  for (const step of steps(alone)) expect(await move(db, [step])).toMatchObject([{ verdict: 'done' }])
  const others = steps(lost)
  for (const [n, step] of steps(together).entries())
    expect(await move(db, [step, others[n]!])).toMatchObject([{ verdict: 'done' }, { verdict: 'done' }])
  const written = async (id: string) => {
    const { rows } = await server.services.pool.query<object>(
      'select key, version, kind, input_hash, stake, decided, payout, moved, owed, state, late, undoes from betting.steps where bet_id = $1 order by version',
      [id],
    )
    return { ...(await betOf(id)), steps: rows }
  }
  const same = { id: '', placed_at: 0, settled_at: 0, posting_id: 0 }
  expect({ ...(await written(together)), ...same }).toEqual({ ...(await written(alone)), ...same })
  expect(await betOf(lost)).toMatchObject({ state: 'settled', stake: 100n, payout: 20n, decided: 60n, version: 8 })
  expect(await balance(cash)).toBe(1000n - 3n * 80n)
  await whole()
})

test('each step of a set has its own verdict, and what is refused leaves nothing', async () => {
  const { db } = server.services
  const [open, over, gone] = [newBetId(), newBetId(), newBetId()]
  for (const id of [open, over, gone]) await place(db, bet({ id, stake: 10n }))
  await settle(db, { id: over, payout: 0n })
  await voidBet(db, gone)
  const locked = await openAccount(db, { memberId: member, pocket: 'locked', currency: 'BRL' })
  const refusals: [Step, string][] = [
    [{ kind: 'place', ...bet({ stake: 0n }) }, 'amount.invalid'],
    [{ kind: 'place', ...bet({ stake: -5n }) }, 'amount.invalid'],
    [{ kind: 'place', ...bet({ stake: 1_000_000_000_000_001n }) }, 'amount.invalid'],
    [{ kind: 'place', ...bet({ pocket: 424_242n }) }, 'account.unknown'],
    [{ kind: 'place', ...bet({ pocket: locked }) }, 'account.locked'],
    [{ kind: 'place', ...bet({ id: '00000000-0000-7000-8000-000000000000' }) }, 'round.id.invalid'],
    [{ kind: 'place', ...bet({ event: newBetId() }) }, 'event.unknown'],
    [{ kind: 'place', ...bet({ hold: 5n }) }, 'hold.unknown'],
    [{ kind: 'place', ...bet({ id: open, stake: 1n }) }, 'key.conflict'],
    [{ kind: 'place', ...bet({ id: gone, stake: 10n, inputs: 'other' }) }, 'key.conflict'],
    [{ kind: 'pay', id: newBetId(), key: 'k', amount: 1n }, 'round.unknown'],
    [{ kind: 'settle', id: newBetId(), key: 'k', payout: 1n }, 'round.unknown'],
    [{ kind: 'settle', id: open, key: 'k', payout: -1n }, 'amount.invalid'],
    [{ kind: 'pay', id: open, key: 'k', amount: 0n }, 'amount.invalid'],
    [{ kind: 'part', id: open, key: 'k', part: 11n, payout: 0n }, 'amount.invalid'],
    [{ kind: 'correct', id: open, key: 'k', payout: 1n }, 'round.open'],
    [{ kind: 'settle', id: over, key: 'k', payout: 0n }, 'round.settled'],
    [{ kind: 'raise', id: over, key: 'k', amount: 1n }, 'round.settled'],
    [{ kind: 'pay', id: over, key: 'k', amount: 1n, version: 1 }, 'version.conflict'],
    [{ kind: 'pay', id: gone, key: 'k', amount: 1n }, 'round.void'],
    [{ kind: 'back', id: open, key: 'k', undoes: 'nothing' }, 'posting.unknown'],
    [{ kind: 'pay', id: open, key: 'k'.repeat(201), amount: 1n }, 'key.invalid'],
    [{ kind: 'place', ...bet({ isFree: true, hold: 5n }) }, 'posting.invalid'],
    [{ kind: 'jump', id: open, key: 'k' } as never, 'posting.invalid'],
  ]
  const before = await balance(cash)
  for (const [step, code] of refusals) {
    const good = bet({ stake: 1n })
    expect(await move(db, [{ kind: 'place', ...good }, step]), `${step.kind} ${code}`).toMatchObject([
      { verdict: 'done' },
      { verdict: code },
    ])
    await voidBet(db, good.id)
  }
  expect(await balance(cash)).toBe(before)
  await whole()
})

test('what depends on an earlier step of the same set comes later', async () => {
  const { db } = server.services
  const one = bet({ stake: 600n })
  const asked: Step[] = [
    { kind: 'place', ...one },
    { kind: 'place', ...bet({ stake: 600n }) },
    { kind: 'settle', id: one.id, key: 'settle', payout: 900n },
  ]
  expect((await move(db, asked)).map(({ verdict }) => verdict)).toEqual(['done', 'later', 'later'])
  expect((await move(db, asked)).map(({ verdict }) => verdict)).toEqual(['replayed', 'balance.insufficient', 'done'])
  expect((await move(db, asked)).map(({ verdict }) => verdict)).toEqual(['replayed', 'done', 'replayed'])
  expect(await balance(cash)).toBe(700n)
  await whole()
})

test('a settled bet is corrected, and so is a void one: the difference moves, and every version stays', async () => {
  const { db } = server.services
  const one = bet({ stake: 300n })
  await place(db, one)
  await settle(db, { id: one.id, payout: 0n })
  await correct(db, { id: one.id, key: 'second result', payout: 750n })
  expect((await correct(db, { id: one.id, key: 'second result', payout: 750n })).replayed).toBe(true)
  expect(await balance(cash)).toBe(1450n)
  await voidBet(db, one.id, 'match annulled')
  expect(await balance(cash)).toBe(1000n)
  await correct(db, { id: one.id, key: 'annulled in error', payout: 500n })
  expect(await balance(cash)).toBe(1200n)
  const steps = await db
    .selectFrom('betting.steps')
    .select(['kind', 'payout', 'moved', 'state'])
    .where('bet_id', '=', one.id)
    .orderBy('version')
    .execute()
  expect(steps).toEqual([
    { kind: 'place', payout: 0n, moved: -300n, state: 'open' },
    { kind: 'settle', payout: 0n, moved: 0n, state: 'settled' },
    { kind: 'correct', payout: 750n, moved: 750n, state: 'settled' },
    { kind: 'void', payout: 0n, moved: -450n, state: 'void' },
    { kind: 'correct', payout: -250n, moved: 200n, state: 'settled' },
  ])
  await whole()
  const rows = () => db.selectFrom('betting.turnover').select(['bets', 'stake', 'payout']).where('member_id', '=', member).execute()
  await expect.poll(rows).toEqual([{ bets: 1n, stake: 300n, payout: 500n }])
})

test('what a spent pocket cannot give back is owed, and the next win of the bet pays it first', async () => {
  const { db } = server.services
  const one = bet({ stake: 1000n })
  await place(db, one)
  await settle(db, { id: one.id, payout: 400n })
  const clearing = await operatorAccount(db, 'clearing', 'BRL')
  await post(db, { key: `spend:${one.id}`, kind: 'withdrawal', moves: [{ from: cash, to: clearing, amount: 300n, currency: 'BRL' }] })
  await correct(db, { id: one.id, key: 'lost', payout: 0n })
  expect([await balance(cash), (await betOf(one.id))!.owed]).toEqual([0n, 300n])
  await whole()
  await correct(db, { id: one.id, key: 'won after all', payout: 350n })
  expect([await balance(cash), (await betOf(one.id))!.owed]).toEqual([50n, 0n])
  await whole()
})

test('a free stake is paid by the promotion account, and only what it wins is the member’s', async () => {
  const { db } = server.services
  const promotion = async () => {
    const { rows } = await server.services.pool.query<{ sum: string }>(
      `select sum(balance) from ledger.accounts where kind = 'promotion' and currency = 'BRL'`,
    )
    return BigInt(rows[0]!.sum)
  }
  const before = await promotion()
  const [lost, won, undone] = [bet({ isFree: true }), bet({ isFree: true }), bet({ isFree: true })]
  for (const one of [lost, won, undone]) await place(db, one)
  expect([await balance(cash), before - (await promotion())]).toEqual([1000n, 900n])
  await settle(db, { id: lost.id, payout: 0n })
  await settle(db, { id: won.id, payout: 70n })
  await voidBet(db, undone.id)
  expect([await balance(cash), before - (await promotion())]).toEqual([1070n, 600n])
  await whole()
})

test('money that is held becomes a bet: nothing else is taken, and what the bet pays goes to the pocket', async () => {
  const { db } = server.services
  const { postingId } = await hold(db, { key: `plan:${member}`, account: cash, amount: 500n })
  const one = bet({ stake: 200n, hold: postingId })
  await place(db, one)
  expect(await balance(cash)).toBe(500n)
  await expect(place(db, bet({ stake: 301n, hold: postingId }))).rejects.toEqual(refused('hold.exceeded'))
  await release(db, { key: `plan over:${member}`, holdId: postingId })
  await settle(db, { id: one.id, payout: 50n })
  expect(await balance(cash)).toBe(850n)
  await whole()
})

test('an event takes bets until it closes, by the clock of the database and by its state', async () => {
  const { db } = server.services
  const soon = (ms: number) => new Date(Date.now() + ms)
  const [open, early, late] = [newBetId(), newBetId(), newBetId()]
  const about = { product: 'SPORTS', vendor: 'TUC', game: 'football' }
  await scheduleEvent(db, { ...about, id: open, opensAt: soon(-1000), closesAt: soon(3_600_000) })
  await scheduleEvent(db, { ...about, id: early, opensAt: soon(3_600_000), closesAt: soon(7_200_000) })
  await scheduleEvent(db, { ...about, id: late, opensAt: soon(-2000), closesAt: soon(-1000) })
  const one = bet({ event: open, stake: 10n })
  await place(db, one)
  for (const event of [early, late]) await expect(place(db, bet({ event }))).rejects.toEqual(refused('event.closed'))
  await expect(setEventState(db, { id: open, version: 5, state: 'closed' })).rejects.toEqual(refused('version.conflict'))
  expect(await setEventState(db, { id: open, version: 0, state: 'closed' })).toBe(1)
  await expect(place(db, bet({ event: open }))).rejects.toEqual(refused('event.closed'))
  await expect(raise(db, { id: one.id, key: 'more', amount: 1n })).rejects.toEqual(refused('event.closed'))
  await settle(db, { id: one.id, payout: 30n })
  expect(await setEventState(db, { id: open, version: 1, state: 'settled', result: { home: 2 } })).toBe(2)
  await expect(setEventState(db, { id: open, version: 2, state: 'open' })).rejects.toThrow('cannot become this')
  expect(await balance(cash)).toBe(1020n)
  await whole()
})

test('closing an event waits for bets that are being written', async () => {
  const { db } = server.services
  const id = newBetId()
  await scheduleEvent(db, {
    id,
    product: 'SPORTS',
    vendor: 'TUC',
    game: 'football',
    opensAt: new Date(Date.now() - 1000),
    closesAt: new Date(Date.now() + 3_600_000),
  })
  const one = bet({ event: id, stake: 10n })
  let closing: Promise<number> | undefined
  const owner = new pg.Client({ connectionString: server.databaseUrl })
  await owner.connect()
  await db.transaction().execute(async (trx) => {
    await place(trx, one)
    closing = setEventState(db, { id, version: 0, state: 'closed' })
    const waits = async () => {
      const { rows } = await owner.query<{ waits: boolean }>(
        `select exists (select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database() and query like '%set_event_state%') as waits`,
      )
      return rows[0]!.waits
    }
    await expect.poll(waits).toBe(true)
  })
  expect(await closing).toBe(1)
  await owner.end()
  expect(await betOf(one.id)).toMatchObject({ state: 'open', event_id: id })
})

test('a pot is paid out to the last cent: payouts, rake and breakage are what was staked', async () => {
  const { db } = server.services
  const id = newBetId()
  await scheduleEvent(db, {
    id,
    product: 'PVP',
    vendor: 'TUC',
    game: 'truco',
    opensAt: new Date(Date.now() - 1000),
    closesAt: new Date(Date.now() + 3_600_000),
    pot: 'BRL',
  })
  const [winner, loser, other] = [bet({ event: id, stake: 100n }), bet({ event: id, stake: 100n }), bet({ event: id, stake: 101n })]
  for (const one of [winner, loser, other]) await place(db, one)
  await setEventState(db, { id, version: 0, state: 'closed' })
  await move(db, [
    { kind: 'settle', id: winner.id, key: 'settle', payout: 142n },
    { kind: 'settle', id: other.id, key: 'settle', payout: 143n },
  ])
  await expect(closePot(db, { eventId: id, version: 1, rake: 15n, breakage: 1n })).rejects.toEqual(refused('event.open'))
  await settle(db, { id: loser.id, payout: 0n })
  await setEventState(db, { id, version: 1, state: 'settled' })
  expect((await reconcile(db)).map(({ problem }) => problem)).toEqual(['pot.differs'])
  await expect(closePot(db, { eventId: id, version: 2, rake: 15n, breakage: 0n })).rejects.toEqual(refused('pot.differs'))
  const closed = await closePot(db, { eventId: id, version: 2, rake: 15n, breakage: 1n })
  expect(await closePot(db, { eventId: id, version: 2, rake: 15n, breakage: 1n })).toEqual({ ...closed, replayed: true })
  expect(await balance(cash)).toBe(984n)
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
      const hand = bet({ pocket: cash, stake: 100n })
      await place(db, hand)
      await raise(db, { id: hand.id, key: 'raise', amount: 40n })
      await pay(db, { id: hand.id, key: 'pay', amount: 30n })
      if (!open) await settle(db, { id: hand.id, payout: 0n })
      const moved = { place: 100n, raise: 40n, pay: -30n }
      let expected = 890n
      for (const step of order) {
        const back = { id: hand.id, key: `back of ${step}`, undoes: step }
        const taken = await takeBack(db, back)
        expected += moved[step]
        expect(await balance(cash)).toBe(expected)
        await whole()
        expect(await takeBack(db, back)).toEqual({ ...taken, replayed: true })
      }
      expect(await balance(cash)).toBe(1000n)
      expect(await betOf(hand.id)).toMatchObject({ state: 'void' })
    }
  await expect(takeBack(db, { id: newBetId(), key: 'x', undoes: 'y' })).rejects.toEqual(refused('round.unknown'))
  const hand = bet()
  await place(db, hand)
  await expect(takeBack(db, { id: hand.id, key: 'x', undoes: 'y' })).rejects.toEqual(refused('posting.unknown'))
})

test('numbers under a seed are given with the verdict, once each, and end when the seed is told', async () => {
  const { db, pool } = server.services
  const seed = { id: 5_000_000n + member, drawn: 0 }
  const real = new Plays(server.services)
  await pool.query('select betting.open_seed($1, $2)', [seed.id, member])
  const numbers: number[] = []
  const drawn: { payout: bigint; isOpen?: boolean }[] = []
  const play = (change: Partial<DrawnBet> = {}, comesTo: { payout: bigint; isOpen?: boolean } = { payout: 0n }) =>
    real.play({
      id: newBetId(),
      pocket: cash,
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
  await expect(play({ pocket: 0n })).rejects.toEqual(refused('account.unknown'))
  const stranger = await openAccount(db, { memberId: member + 400_000n, pocket: 'cash', currency: 'BRL' })
  await fund(stranger, 500n)
  await expect(play({ pocket: stranger })).rejects.toEqual(refused('seed.stale'))
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
  const hand = newBetId()
  expect(await play({ id: hand, stake: 5n }, { payout: 0n, isOpen: true })).toMatchObject({ state: 'open', balance: 1000n - 42n - 5n })
  await expect(play({ stake: 900n })).rejects.toEqual(refused('round.open'))
  await play({ game: 'onca' })
  expect(numbers.slice(43)).toEqual([44, 45])
  await expect(pool.query('select betting.close_seed($1)', [seed.id])).rejects.toThrow('seed.open')
  await settle(db, { id: hand, payout: 7n })
  await play()
  expect((await pool.query<{ numbers: number }>('select betting.close_seed($1) as numbers', [seed.id])).rows).toEqual([{ numbers: 46 }])
  await expect(play()).rejects.toEqual(refused('seed.stale'))
  expect(drawn).toHaveLength(46)
  for (const table of ['nonces', 'open_bets', 'unused_numbers'])
    await expect(pool.query(`delete from betting.${table}`)).rejects.toThrow(/permission denied/)
  const own = await db.selectFrom('betting.bets').select('nonce').where('seed_id', '=', seed.id).orderBy('nonce').execute()
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
  // Whatever stands in a name is a name.
  const game = String.raw`a "b" \c,(d){e}`
  const row = {
    pocket: cash,
    version,
    hash: 1n,
    stake: 100n,
    payout: 0n,
    over: true,
    product: 'RNG',
    vendor: 'TUC',
    game,
    transcript: Buffer.alloc(0),
  }
  const finish = (...rows: Partial<DrawnPlay>[]) => pool.query(finishQuery(rows.map((change) => ({ ...row, id: newBetId(), ...change }))))
  const changed = 'are not as they were judged'
  const wrong: [Partial<DrawnPlay>, string][] = [
    [{ stake: 1001n }, changed],
    [{ stake: 0n }, 'amount.invalid'],
    [{ payout: -1n }, 'amount.invalid'],
    [{ pocket: 0n }, 'account.unknown'],
    [{ version: 0n }, changed],
    [{ seed, nonce: 0 }, changed],
    [{ seed, nonce: 102 }, changed],
    [{ over: false }, 'posting.invalid'],
    [{ over: false, payout: 5n, seed, nonce: 1 }, 'posting.invalid'],
    [{ id: '00000000-0000-7000-8000-000000000000' }, 'round.id.invalid'],
  ]
  for (const [change, code] of wrong) await expect(finish({}, change), Object.keys(change).join(' ')).rejects.toThrow(code)
  expect(await balance(cash)).toBe(1000n)
  const { rows } = await finish({ payout: 30n }, { stake: 930n }, { over: false, stake: 1n, seed, nonce: 1 }).catch(() => ({ rows: [] }))
  expect(rows).toEqual([])
  expect((await finish({ payout: 30n }, { stake: 929n }, { over: false, stake: 1n, seed, nonce: 1 })).rows).toEqual([
    { balances: [930n, 1n, 0n] },
  ])
  expect(await db.selectFrom('betting.open_bets').select('game').where('seed_id', '=', seed).execute()).toEqual([{ game }])
  await whole()
})
