import { type Db, connect } from '@tucano/database'
import { createTestDatabase, transactionsEnded } from '@tucano/database/test-cluster'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import {
  AMOUNT_MAX,
  type Move,
  type RefusalCode,
  balanceAt,
  capture,
  hold,
  openAccount,
  openCurrency,
  operatorAccount,
  post,
  postMany,
  readAccounts,
  readStatement,
  reconcile,
  refusing,
  release,
  reverse,
  seal,
  setAccountClosed,
  verify,
} from './index.ts'

let db: Db
let pool: pg.Pool
let owner: pg.Client
let clearing: bigint
let cash: bigint
let member = 0n
let keys = 0

beforeAll(async () => {
  const url = await createTestDatabase(inject('clusterUrl'))
  ;({ db, pool } = connect({ url, connections: 20, onError: () => undefined }))
  owner = new pg.Client({ connectionString: url })
  await owner.connect()
  for (const [code, nature] of [
    ['BRL', 'money'],
    ['FUN', 'play'],
    ['PTS', 'points'],
  ] as const)
    await openCurrency(db, code, nature)
  clearing = await operatorAccount(db, 'clearing', 'BRL')
})

beforeEach(async () => {
  member++
  cash = await openAccount(db, { memberId: member, pocket: 'cash', currency: 'BRL' })
  await deposit(cash, 1000n)
})

afterAll(async () => {
  await pool.end()
  await owner.end()
})

const key = (): string => `test:${++keys}`
const move = (from: bigint, to: bigint, amount: bigint, currency = 'BRL'): Move => ({ from, to, amount, currency })
const deposit = (to: bigint, amount: bigint) => post(db, { key: key(), kind: 'deposit', moves: [move(clearing, to, amount)] })
const balance = async (account: bigint): Promise<bigint> =>
  (await db.selectFrom('ledger.accounts').select('balance').where('id', '=', account).executeTakeFirstOrThrow()).balance
const refusal = (code: RefusalCode) => expect.objectContaining({ code })

/** Everything that is written, to show that nothing was. */
async function everything(): Promise<unknown> {
  const { rows } = await owner.query(
    `select (select count(*) from ledger.postings) p, (select count(*) from ledger.entries) e, (select sum(version) from ledger.accounts) v, (select count(*) from ledger.holds) h`,
  )
  return rows
}

async function expectRefused(call: () => Promise<unknown>, code: RefusalCode): Promise<void> {
  const before = await everything()
  await expect(call()).rejects.toEqual(refusal(code))
  expect(await everything()).toEqual(before)
}

test('the product has a wallet: money comes in, and stands in an account [WAL-01]', async () => {
  expect(await balance(cash)).toBe(1000n)
  const [account] = await readAccounts(db, [member])
  expect(account).toMatchObject({ id: cash, kind: 'cash', currency: 'BRL', balance: 1000n, version: 1n })
})

test('opening an account again gives the same account', async () => {
  expect(await openAccount(db, { memberId: member, pocket: 'cash', currency: 'BRL' })).toBe(cash)
  await expectRefused(() => openAccount(db, { memberId: member, pocket: 'cash', currency: 'XXX' }), 'currency.unknown')
})

test('a posting has its effect once, however often it is asked for, and never under another meaning', async () => {
  const asked = { key: key(), kind: 'gift', moves: [move(clearing, cash, 50n)] }
  const first = await post(db, asked)
  expect(await post(db, asked)).toEqual({ postingId: first.postingId, replayed: true })
  const many = await Promise.all(Array.from({ length: 20 }, () => post(db, asked)))
  expect(many.every(({ postingId, replayed }) => replayed && postingId === first.postingId)).toBe(true)
  expect(await balance(cash)).toBe(1050n)
  await expectRefused(() => post(db, { ...asked, moves: [move(clearing, cash, 51n)] }), 'key.conflict')
  await expectRefused(() => post(db, { ...asked, kind: 'deposit' }), 'key.conflict')
})

test('twenty at once under one new key: one moves the money', async () => {
  const asked = { key: key(), kind: 'gift', moves: [move(clearing, cash, 7n)] }
  const many = await Promise.all(Array.from({ length: 20 }, () => post(db, asked)))
  expect(many.filter(({ replayed }) => !replayed)).toHaveLength(1)
  expect(await balance(cash)).toBe(1007n)
})

test('many postings at once: in their order, each once for its key, and all of them or none', async () => {
  const other = await openAccount(db, { memberId: 10_000n + member, pocket: 'cash', currency: 'BRL' })
  const third = await openAccount(db, { memberId: 20_000n + member, pocket: 'cash', currency: 'BRL' })
  const asked = (from: bigint, to: bigint, amount: bigint) => ({ key: key(), kind: 'gift', from, to, amount })
  // What the second gets the third gives on.
  const chain = [asked(cash, other, 700n), asked(other, third, 650n), asked(third, cash, 600n)]
  const postings = await postMany(db, chain, 'BRL')
  expect(new Set(postings).size).toBe(3)
  expect([await balance(cash), await balance(other), await balance(third)]).toEqual([900n, 50n, 50n])
  // Known keys move nothing again, among new ones too; one by one they are the same postings.
  const more = asked(cash, other, 100n)
  expect((await postMany(db, [chain[1]!, more, chain[0]!], 'BRL')).toSpliced(1, 1)).toEqual([postings[1], postings[0]])
  const { from, to, amount } = chain[2]!
  expect(await post(db, { key: chain[2]!.key, kind: 'gift', moves: [move(from, to, amount)] })).toEqual({
    postingId: postings[2],
    replayed: true,
  })
  expect([await balance(cash), await balance(other), await balance(third)]).toEqual([800n, 150n, 50n])
  const fine = asked(cash, other, 1n)
  const twice = asked(cash, other, 1n)
  const wrong: [ReturnType<typeof asked>[], RefusalCode][] = [
    [[fine, asked(third, cash, 51n)], 'balance.insufficient'],
    // In another order nobody has it yet.
    [[asked(third, cash, 60n), asked(cash, third, 60n)], 'balance.insufficient'],
    [[fine, { ...more, amount: 101n }], 'key.conflict'],
    [[fine, twice, twice], 'key.conflict'],
    [[fine, asked(cash, other, 0n)], 'amount.invalid'],
    [[fine, asked(cash, other, AMOUNT_MAX + 1n)], 'amount.invalid'],
    [[fine, asked(cash, 999_999_999n, 1n)], 'account.unknown'],
    [[fine, asked(cash, cash, 1n)], 'posting.invalid'],
    [[fine, { ...fine, key: '' }], 'key.invalid'],
  ]
  for (const [moves, code] of wrong) await expectRefused(() => postMany(db, moves, 'BRL'), code)
  await expectRefused(() => postMany(db, [fine], 'FUN'), 'currency.mismatch')
})

test('amounts are above zero and at most 10^15', async () => {
  for (const amount of [0n, -1n, AMOUNT_MAX + 1n])
    await expectRefused(() => post(db, { key: key(), kind: 'x', moves: [move(clearing, cash, amount)] }), 'amount.invalid')
  const rich = await openAccount(db, { memberId: 77_000n + member, pocket: 'cash', currency: 'BRL' })
  await deposit(rich, AMOUNT_MAX)
  expect(await balance(rich)).toBe(AMOUNT_MAX)
})

test('unknown account, wrong currency, closed account, floor: each has an error of its own, and nothing is written', async () => {
  const chips = await openAccount(db, { memberId: member, pocket: 'cash', currency: 'FUN' })
  const asked = (moves: Move[]) => () => post(db, { key: key(), kind: 'x', moves })
  await expectRefused(asked([move(clearing, 888_888_888n, 1n)]), 'account.unknown')
  await expectRefused(asked([move(cash, chips, 1n)]), 'currency.mismatch')
  await expectRefused(asked([move(clearing, cash, 1n, 'FUN')]), 'currency.mismatch')
  await expectRefused(asked([move(cash, clearing, 1001n)]), 'balance.insufficient')
  await expectRefused(asked([move(cash, cash, 1n)]), 'posting.invalid')
  await expectRefused(asked([]), 'posting.invalid')
  await setAccountClosed(db, cash, true)
  await expectRefused(asked([move(cash, clearing, 1n)]), 'account.closed')
  await expectRefused(asked([move(clearing, cash, 1n)]), 'account.closed')
  await setAccountClosed(db, cash, false)
  await asked([move(cash, clearing, 1n)])()
  await expectRefused(() => setAccountClosed(db, 888_888_888n, true), 'account.unknown')
  await expectRefused(() => post(db, { key: '', kind: 'x', moves: [move(clearing, cash, 1n)] }), 'key.invalid')
  await expectRefused(() => post(db, { key: 'k'.repeat(201), kind: 'x', moves: [move(clearing, cash, 1n)] }), 'key.invalid')
})

test('chips of free play never meet money, and points may', async () => {
  const chips = await openAccount(db, { memberId: member, pocket: 'cash', currency: 'FUN' })
  const points = await openAccount(db, { memberId: member, pocket: 'points', currency: 'PTS' })
  const promotion = { FUN: await operatorAccount(db, 'promotion', 'FUN'), PTS: await operatorAccount(db, 'promotion', 'PTS') }
  await expectRefused(
    () => post(db, { key: key(), kind: 'x', moves: [move(clearing, cash, 1n), move(promotion.FUN, chips, 1n, 'FUN')] }),
    'currency.mixed',
  )
  await post(db, { key: key(), kind: 'earn', moves: [move(promotion.PTS, points, 30n, 'PTS')] })
  await post(db, { key: key(), kind: 'redeem', moves: [move(points, promotion.PTS, 30n, 'PTS'), move(clearing, cash, 3n)] })
  expect(await balance(points)).toBe(0n)
  expect(await balance(cash)).toBe(1003n)
})

test('two hundred parallel debits of a whole balance: exactly one succeeds, the rest get a clean refusal', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 200 }, () => post(db, { key: key(), kind: 'withdrawal', moves: [move(cash, clearing, 1000n)] })),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toEqual(refusal('balance.insufficient'))
  expect(await balance(cash)).toBe(0n)
})

test('what comes back is an entry of its own after that of the amount, whether an account comes once or twice', async () => {
  const write = async (...lines: (readonly [account: bigint, amount: bigint, back?: bigint])[]) => {
    const list = lines.map(
      ([account, amount, back], n) => `(${n}, p.id, 'play', ${account}, null, ${amount}, null, ${back ?? 'null'})::ledger.line`,
    )
    const written = `from (select nextval('ledger.postings_id_seq') as id) p, ledger.write(array[${list.join(', ')}]) w`
    await owner.query('begin; set local role tucano_ledger')
    try {
      const { rows } = await owner.query<{ balance: string }>(`select w.balance ${written} order by w.n`)
      await owner.query('commit')
      return rows.map(({ balance: left }) => left)
    } catch (error) {
      await owner.query('rollback')
      throw error
    }
  }
  const newest = async (many: number) =>
    (await readStatement(db, { account: cash, limit: many })).map(({ amount, balance: after }) => [amount, after])
  expect(await write([cash, -600n, 250n], [clearing, 350n])).toMatchObject(['650', expect.any(String)])
  expect(await newest(2)).toEqual([
    [250n, 650n],
    [-600n, 400n],
  ])
  expect(await write([cash, -600n, 250n], [cash, -300n], [clearing, 650n])).toMatchObject(['300', '0', expect.any(String)])
  expect(await newest(3)).toEqual([
    [-300n, 0n],
    [250n, 300n],
    [-600n, 50n],
  ])
  await deposit(cash, 100n)
  // Nothing is paid by what it brings.
  for (const lines of [
    [[cash, -101n, 101n]],
    [
      [cash, -101n, 101n],
      [cash, 5n],
      [clearing, -5n],
    ],
  ] as const)
    await expectRefused(() => refusing(write(...lines)), 'balance.insufficient')
  expect(await balance(cash)).toBe(100n)
})

test('a posting is part of the transaction around it', async () => {
  await expect(
    db.transaction().execute(async (trx) => {
      await post(trx, { key: 'undone', kind: 'x', moves: [move(clearing, cash, 5n)] })
      throw new Error('the business failed')
    }),
  ).rejects.toThrow('the business failed')
  expect(await balance(cash)).toBe(1000n)
  expect((await post(db, { key: 'undone', kind: 'x', moves: [move(clearing, cash, 5n)] })).replayed).toBe(false)
})

test('a posting is reversed once, by its mirror image', async () => {
  const given = await deposit(cash, 300n)
  const asked = { key: key(), postingId: given.postingId }
  const reversal = await reverse(db, asked)
  expect(await reverse(db, asked)).toEqual({ postingId: reversal.postingId, replayed: true })
  expect(await balance(cash)).toBe(1000n)
  await expectRefused(() => reverse(db, { key: key(), postingId: given.postingId }), 'posting.reversed')
  await expectRefused(() => reverse(db, { key: key(), postingId: reversal.postingId }), 'posting.irreversible')
  await expectRefused(() => reverse(db, { key: key(), postingId: 987_654_321n }), 'posting.unknown')
  const spent = await deposit(cash, 100n)
  await post(db, { key: key(), kind: 'withdrawal', moves: [move(cash, clearing, 1100n)] })
  await expectRefused(() => reverse(db, { key: key(), postingId: spent.postingId }), 'balance.insufficient')
})

test('two reversals of one posting at once: one wins', async () => {
  const { postingId } = await deposit(cash, 300n)
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => reverse(db, { key: key(), postingId })))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toEqual(refusal('posting.reversed'))
  expect(await balance(cash)).toBe(1000n)
})

test('money is held, captured in parts, and the rest released', async () => {
  const { postingId: holdId } = await hold(db, { key: key(), account: cash, amount: 600n })
  const locked = await openAccount(db, { memberId: member, pocket: 'locked', currency: 'BRL' })
  expect([await balance(cash), await balance(locked)]).toEqual([400n, 600n])
  await expectRefused(() => post(db, { key: key(), kind: 'x', moves: [move(cash, clearing, 401n)] }), 'balance.insufficient')
  await capture(db, { key: key(), holdId, to: clearing, amount: 250n })
  await expectRefused(() => capture(db, { key: key(), holdId, to: clearing, amount: 351n }), 'hold.exceeded')
  await release(db, { key: key(), holdId })
  expect([await balance(cash), await balance(locked)]).toEqual([750n, 0n])
  await expectRefused(() => release(db, { key: key(), holdId }), 'hold.closed')
  await expectRefused(() => capture(db, { key: key(), holdId, to: clearing, amount: 1n }), 'hold.closed')
  await expectRefused(() => release(db, { key: key(), holdId: 987_654_321n }), 'hold.unknown')
  await expectRefused(() => hold(db, { key: key(), account: cash, amount: 751n }), 'balance.insufficient')
  await expectRefused(() => hold(db, { key: key(), account: clearing, amount: 1n }), 'account.unknown')
})

test('what is held moves by its hold and by nothing else', async () => {
  const { postingId: holdId } = await hold(db, { key: key(), account: cash, amount: 600n })
  const locked = await openAccount(db, { memberId: member, pocket: 'locked', currency: 'BRL' })
  await expectRefused(() => post(db, { key: key(), kind: 'x', moves: [move(locked, clearing, 1n)] }), 'account.locked')
  await expectRefused(() => post(db, { key: key(), kind: 'x', moves: [move(clearing, locked, 1n)] }), 'account.locked')
  await expectRefused(() => capture(db, { key: key(), holdId, to: locked, amount: 1n }), 'account.locked')
  await expectRefused(() => hold(db, { key: key(), account: locked, amount: 1n }), 'account.unknown')
  await release(db, { key: key(), holdId })
})

test('a hold is captured whole by one of many', async () => {
  const { postingId: holdId } = await hold(db, { key: key(), account: cash, amount: 600n })
  const outcomes = await Promise.allSettled([
    ...Array.from({ length: 10 }, () => capture(db, { key: key(), holdId, to: clearing, amount: 600n })),
    ...Array.from({ length: 10 }, () => release(db, { key: key(), holdId })),
  ])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await reconcile(db)).toEqual([])
})

test('a statement is read in pages, the newest first, and says the balance after each entry', async () => {
  for (let amount = 1n; amount <= 25n; amount++) await deposit(cash, amount)
  const pages: bigint[][] = []
  let before: string | undefined
  for (;;) {
    const page = await readStatement(db, { account: cash, limit: 10, ...(before === undefined ? {} : { before }) })
    if (page.length === 0) break
    pages.push(page.map(({ amount }) => amount))
    before = page.at(-1)?.cursor
  }
  expect(pages.map(({ length }) => length)).toEqual([10, 10, 6])
  expect(pages.flat()).toEqual([...Array.from({ length: 25 }, (_, index) => BigInt(25 - index)), 1000n])
  const [newest] = await readStatement(db, { account: cash, limit: 1 })
  expect(newest).toMatchObject({ amount: 25n, balance: 1325n, kind: 'deposit', reference: null })
})

test('the balance at any past moment can be read', async () => {
  const moments: { at: Date; balance: bigint }[] = [{ at: new Date(0), balance: 0n }]
  for (const amount of [5n, 10n, 20n]) {
    await deposit(cash, amount)
    const { rows } = await owner.query<{ at: Date }>(`select date_trunc('milliseconds', clock_timestamp()) + interval '1 ms' as at`)
    // Moments are read to the millisecond, so the next deposit waits for the next one.
    await owner.query(`select pg_sleep(0.002)`)
    moments.push({ at: rows[0]!.at, balance: await balance(cash) })
  }
  for (const moment of moments) expect(await balanceAt(db, { account: cash, at: moment.at })).toBe(moment.balance)
})

test('the application can neither write the books nor call what is inside', async () => {
  const statements = [
    `insert into ledger.entries (account_id, version, at, posting_id, amount, balance, currency) values (${cash}, 9, now(), 1, 5, 5, 'BRL')`,
    `update ledger.accounts set balance = 5 where id = ${cash}`,
    `delete from ledger.postings`,
    `update ledger.holds set remaining = 0`,
    `insert into betting.bets (id, pocket_id, member_id, stake, input_hash, placed_at, product, vendor, game, currency, state) values (gen_random_uuid(), 1, 1, 1, 1, now(), 'x', 'x', 'x', 'BRL', 'void')`,
    `select ledger.write_entries(1, array[1::bigint], array[1::bigint])`,
    `select ledger.begin_posting('a', 'b', 'c')`,
    `truncate ledger.entries`,
  ]
  for (const statement of statements) await expect(pool.query(statement), statement).rejects.toThrow(/permission denied/)
})

test('the books hold against a mistake of whoever owns them', async () => {
  const statements = [
    `update ledger.accounts set balance = balance + 1 where id = ${cash}`,
    `update ledger.entries set amount = amount + 1 where account_id = ${cash}`,
    `delete from ledger.entries`,
    `truncate ledger.entries`,
    `delete from ledger.postings`,
    `update ledger.postings set kind = 'other'`,
    `delete from ledger.accounts where id = ${cash}`,
    `delete from ledger.seals`,
    `delete from ledger.holds`,
    `delete from betting.bets`,
    `insert into ledger.accounts (member_id, kind, currency, floor, balance) values (5000000, 'cash', 'BRL', 0, 100)`,
    `insert into ledger.accounts (member_id, kind, currency, floor) values (5000000, 'house', 'BRL', 0)`,
    `insert into ledger.accounts (member_id, kind, currency) values (5000000, 'cash', 'BRL')`,
    `insert into ledger.entries (account_id, version, at, posting_id, amount, balance, currency) values (${cash}, 2, now(), 1, 5, 1005, 'BRL')`,
  ]
  for (const statement of statements) await expect(owner.query(statement), statement).rejects.toThrow()
  const { rows } = await owner.query<{ part: string }>(
    `select c.oid::regclass::text as part from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'ledger.entries'::regclass`,
  )
  expect(rows.length).toBeGreaterThanOrEqual(4)
  for (const { part } of rows) {
    await expect(owner.query(`delete from ${part}`), part).rejects.toThrow(/only through their functions/)
    await expect(owner.query(`insert into ${part} select * from ledger.entries limit 1`), part).rejects.toThrow()
  }
})

test('entries of one posting that do not sum to zero cannot be written, not even by the functions themselves', async () => {
  const lopsided = `select ledger.write_entries((select max(id) from ledger.postings), array[${cash}::bigint], array[5::bigint])`
  await expect(owner.query(`set role tucano_ledger; ${lopsided}`)).rejects.toThrow(/is off by 5 BRL/)
  await owner.query('reset role')
})

test('partitions of the coming months exist, and making them again is harmless', async () => {
  const parts = async (): Promise<string[]> => {
    const { rows } = await owner.query<{ part: string }>(
      `select c.relname as part from pg_inherits i join pg_class c on c.oid = i.inhrelid
       where i.inhparent in ('ledger.entries'::regclass, 'betting.bets'::regclass) order by 1`,
    )
    return rows.map(({ part }) => part)
  }
  const before = await parts()
  await pool.query('select ledger.make_partitions(3), betting.make_partitions(3)')
  expect(await parts()).toEqual(before)
  await pool.query('select ledger.make_partitions(5), betting.make_partitions(5)')
  expect((await parts()).length).toBe(before.length + 4)
})

test('the chain of seals is whole, and shows what was changed behind its back', async () => {
  await transactionsEnded(db)
  await seal(db)
  const links = await owner.query<{ head: string }>('select max(id) as head from ledger.seals')
  const last = BigInt(links.rows[0]!.head)
  expect(await seal(db)).toEqual([])
  expect(await verify(db, { first: 1n, last })).toEqual([])
  const tampered = async (statement: string): Promise<string[]> => {
    await owner.query('begin; set local session_replication_role = replica')
    await owner.query(statement)
    const { rows } = await owner.query<{ problem: string }>(`select problem from ledger.verify(1, ${last})`)
    await owner.query('rollback')
    return rows.map(({ problem }) => problem)
  }
  expect(
    await tampered(`update ledger.entries set amount = amount + 1, balance = balance + 1 where account_id = ${cash} and version = 1`),
  ).toContain('digest')
  expect(
    await tampered(`update ledger.postings set at = at - interval '1 day' where id = (select min(id) from ledger.postings)`),
  ).toContain('digest')
  expect(await tampered(`delete from ledger.entries where account_id = ${cash}`)).toContain('rows')
  expect(await tampered(`delete from ledger.seals where id = 1`)).toContain('missing')
})

test('reconciliation is silent over whole books, and names the account that differs', async () => {
  await transactionsEnded(db)
  expect(await reconcile(db)).toEqual([])
  const differs = async (statement: string): Promise<string[]> => {
    await owner.query('begin; set local session_replication_role = replica')
    await owner.query(statement)
    const { rows } = await owner.query<{ problem: string; account_id: string | null }>(
      'select problem, account_id from ledger.reconcile(null)',
    )
    await owner.query('rollback')
    return rows.map(({ problem, account_id }) => `${problem} ${account_id ?? ''}`.trim())
  }
  expect(await differs(`update ledger.accounts set balance = balance + 1 where id = ${cash}`)).toEqual(
    expect.arrayContaining(['ledger.unbalanced', 'liabilities.differ', `account.differs ${cash}`]),
  )
  expect(await differs(`update ledger.entries set amount = amount + 1 where account_id = ${cash} and version = 1`)).toContain(
    `account.broken ${cash}`,
  )
  expect(await differs(`delete from ledger.entries where account_id = ${cash}`)).toContain(`account.differs ${cash}`)
  await hold(db, { key: key(), account: cash, amount: 10n })
  const locked = await openAccount(db, { memberId: member, pocket: 'locked', currency: 'BRL' })
  expect(await differs(`update ledger.holds set remaining = 9 where locked_id = ${locked}`)).toEqual([`holds.differ ${locked}`])
})

test('who asks for everything waits for a comparison that is under way, and a look at a sixtieth gives way to it', async () => {
  await owner.query(`begin; select pg_advisory_xact_lock(hashtext('ledger.reconcile'))`)
  await owner.query('set local session_replication_role = replica')
  await owner.query(`update ledger.accounts set balance = balance + 1 where id = ${cash}`)
  expect(await reconcile(db, 1)).toEqual([])
  const everything = reconcile(db)
  const waiting = `select count(*)::int as many from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`
  await expect.poll(async () => (await owner.query<{ many: number }>(waiting)).rows[0]?.many).toBe(1)
  await owner.query('rollback')
  expect(await everything).toEqual([])
})

test('a look at a sixtieth finds what was touched since the last look, and every account within sixty looks', async () => {
  await transactionsEnded(db)
  await reconcile(db)
  await deposit(cash, 1n)
  await transactionsEnded(db)
  await owner.query('begin; set local session_replication_role = replica')
  await owner.query(`update ledger.accounts set balance = balance + 1 where id = ${cash}`)
  const touched = await owner.query<{ account_id: string }>(
    `select account_id from ledger.reconcile(((${cash} + 1) % 60)::int) where problem = 'account.differs'`,
  )
  expect(touched.rows).toEqual([{ account_id: String(cash) }])
  const untouched = await owner.query(`select account_id from ledger.reconcile((${cash} % 60)::int) where problem = 'account.differs'`)
  expect(untouched.rows).toEqual([{ account_id: String(cash) }])
  await owner.query('rollback')
})
