import { randomUUID } from 'node:crypto'
import type { JournalAction } from '@tucano/contract/operators'
import pg from 'pg'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openMetrics } from '#platform/metrics'
import { employ } from '../testing/desk.ts'
import { type TestServer, openTestServer } from '../testing/test-server.ts'
import { type Author, journal } from './journal.ts'
import { journalWatch } from './verify-journal.ts'

let server: TestServer
let owner: pg.Client
let author: Author
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl') })
  owner = new pg.Client({ connectionString: server.databaseUrl })
  await owner.connect()
  const { id } = await employ(server.services, 'escriba')
  author = { operatorId: id, account: 'escriba', sessionId: 7n, ip: '203.0.113.9' }
})
afterAll(async () => {
  await owner.end()
  await server.close()
})

const write = (subject: `${string}:${string}`, more: { fails?: boolean; by?: Author } = {}): Promise<void> =>
  server.services.db.transaction().execute(async (trx) => {
    await journal(trx, more.by ?? author, {
      action: 'tests.write' as JournalAction,
      subject,
      details: { note: 'ação — "1"', amount: '125.00', of: [1, null] },
    })
    if (more.fails) throw new Error('changed our mind')
  })

const entries = async () => server.services.db.selectFrom('operator.journal').selectAll().orderBy('id').execute()
const found = async (): Promise<string[]> =>
  (await sql<{ problem: string }>`select problem from operator.verify_journal()`.execute(server.services.db)).rows.map(
    ({ problem }) => problem,
  )

test('ids have no gap and each hash is over the one before, however many write at once and however many give up', async () => {
  const writing = Array.from({ length: 60 }, (_, number) => write(`thing:${number}`, { fails: number % 3 === 0 }))
  expect((await Promise.allSettled(writing)).filter(({ status }) => status === 'rejected')).toHaveLength(20)
  const rows = await entries()
  expect(rows.map(({ id }) => Number(id))).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
  for (const [index, { previous, at }] of rows.entries()) {
    expect(previous).toEqual(index === 0 ? Buffer.alloc(0) : rows[index - 1]!.hash)
    if (index > 0) expect(at.getTime()).toBeGreaterThanOrEqual(rows[index - 1]!.at.getTime())
  }
  expect(rows.map(({ subject }) => subject)).not.toContain('thing:0')
  expect(rows[0]).toMatchObject({ operator_id: author.operatorId, account: 'escriba', session_id: 7n, ip: '203.0.113.9' })
  expect(await found()).toEqual([])
})

test('it is written in a transaction, by an operator who exists, about something that has a name', async () => {
  const before = (await entries()).length
  await expect(journal(server.services.db, author, { action: 'tests.write' as JournalAction, subject: 'thing:1' })).rejects.toThrow(
    /in the transaction/,
  )
  await expect(write('thing:1', { by: { ...author, operatorId: 999_999n } })).rejects.toThrow(/foreign key/)
  for (const subject of ['thing:', 'thing:a b', `thing:${'x'.repeat(201)}`, ':1'] as const)
    await expect(write(subject)).rejects.toThrow(/check/)
  expect((await entries()).length).toBe(before)
})

test('the application writes through the function alone, and not even the owner changes or removes anything', async () => {
  const { db } = server.services
  const row = `(select * from operator.journal where id = 1)`
  const statements = [
    `insert into operator.journal ${row}`,
    `update operator.journal set account = 'outra' where id = 1`,
    `delete from operator.journal where id = 1`,
    `truncate operator.journal`,
    `update operator.journal_head set id = 0`,
    `insert into operator.journal_head (singleton) values (true)`,
    `delete from operator.journal_head`,
    `update operator.journal_seals set mac = ''`,
    `delete from operator.journal_seals`,
    `truncate operator.journal_seals`,
  ]
  for (const statement of statements) {
    await expect(sql.raw(statement).execute(db), statement).rejects.toThrow(/permission denied|never changed/)
    await expect(owner.query(statement), statement).rejects.toThrow(/never changed/)
  }
  await expect(sql`select operator.journal_hash(j) from operator.journal j`.execute(db)).rejects.toThrow(/permission denied/)
  expect(await found()).toEqual([])
})

/** Makes the same choices in every run. */
function chooser(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** As somebody does who has the whole database: every hash from an entry on made to fit, and the head too. */
const REWRITE = `do $$
declare row operator.journal; before bytea := ''; expected bigint := 0;
begin
  for row in select * from operator.journal order by id loop
    row.previous := before;
    row.hash := operator.journal_hash(row);
    update operator.journal set previous = row.previous, hash = row.hash where id = row.id;
    before := row.hash;
    expected := row.id;
  end loop;
  update operator.journal_head set id = expected, hash = before;
end $$`

const CHANGES = [
  `at = at + interval '1 microsecond'`,
  `operator_id = null`,
  `account = account || '.'`,
  `session_id = session_id + 1`,
  `session_id = null`,
  `ip = '203.0.113.10'`,
  `ip = set_masklen(ip, 24)`,
  `action = 'tests.other'`,
  `subject = subject || '0'`,
  `details = details || '{"amount": "125.01"}'`,
  `details = '{}'`,
  `previous = sha256(previous)`,
  `hash = sha256(hash)`,
]

test('of many ways to change, remove or reorder entries every one is found, by the next look', async () => {
  // The server looks by itself, by the minute: what it counts is not what this test does.
  const services = { ...server.services, metrics: openMetrics() }
  for (let number = 0; number < 20; number++) await write(`more:${randomUUID()}`)
  const watch = journalWatch(services)
  await watch()
  await owner.query(
    'create temp table kept as select * from operator.journal; create temp table kept_head as select * from operator.journal_head',
  )
  await owner.query('create temp table kept_seals as select * from operator.journal_seals')
  const restore = `delete from operator.journal; insert into operator.journal select * from kept;
    delete from operator.journal_head; insert into operator.journal_head select * from kept_head;
    delete from operator.journal_seals; insert into operator.journal_seals select * from kept_seals`
  const count = (await entries()).length
  const choose = chooser(20_260_723)
  const any = (): number => 1 + choose(count)
  const other = (than: number): number => 1 + ((than + choose(count - 1)) % count)
  const change = (): string => CHANGES[choose(CHANGES.length)]!
  const ways: (() => string)[] = [
    () => `update operator.journal set ${change()} where id = ${any()}`,
    () => {
      const id = any()
      return `update operator.journal set account = 'outra' where id = ${id}; update operator.journal j set hash = operator.journal_hash(j) where id = ${id}`
    },
    () => `delete from operator.journal where id = ${any()}`,
    () => `delete from operator.journal where id > ${any() - 1}`,
    () => `delete from operator.journal`,
    () => {
      const id = any()
      return `delete from operator.journal where id = ${id}; update operator.journal set id = id + 1000000 where id > ${id}; update operator.journal set id = id - 1000001 where id > 1000000`
    },
    () => {
      const one = any()
      const two = other(one)
      return `update operator.journal set id = 1000000 + case id when ${one} then ${two} else ${one} end where id in (${one}, ${two}); update operator.journal set id = id - 1000000 where id > 1000000`
    },
    () =>
      `insert into operator.journal select ${count + 1}, at, operator_id, account, session_id, ip, action, subject, details, hash, sha256(hash) from operator.journal where id = ${count}`,
    () => `update operator.journal_head set id = id - 1`,
    () => `update operator.journal_head set hash = sha256(hash)`,
    () => `delete from operator.journal_head`,
    () => `update operator.journal set account = 'outra' where id = ${any()}; ${REWRITE}`,
    () => `delete from operator.journal where id > ${any() - 1}; ${REWRITE}`,
    () => `delete from operator.journal where id > ${any() - 1}; delete from operator.journal_seals; ${REWRITE}`,
    () => `update operator.journal set details = '{}' where id = ${any()}; delete from operator.journal_seals; ${REWRITE}`,
    () => `update operator.journal_seals set mac = sha256(mac)`,
  ]
  let tried = 0
  for (let round = 0; round < 10; round++)
    for (const [index, way] of ways.entries()) {
      const statement = way()
      await owner.query(`begin; set local session_replication_role = replica; ${statement}; commit`)
      server.log.length = 0
      await watch()
      const problems = (await services.metrics.journalProblems.get()).values
      expect(problems.length, `way ${index}: ${statement}`).toBeGreaterThan(0)
      expect(
        server.log.some((line) => line.includes('journal differs') && line.includes('"level":50')),
        `way ${index}`,
      ).toBe(true)
      await owner.query(`begin; set local session_replication_role = replica; ${restore}; commit`)
      tried++
    }
  expect(tried).toBeGreaterThanOrEqual(100)
  await watch()
  expect((await services.metrics.journalProblems.get()).values).toEqual([])
  const verified = await services.db.selectFrom('operator.journal_verified').selectAll().executeTakeFirstOrThrow()
  expect(verified).toMatchObject({ entries: BigInt(count), problems: 0 })
}, 60_000)

test('writing while the chain is looked at raises no alarm', async () => {
  const watch = journalWatch(server.services)
  const writing = Promise.all(Array.from({ length: 40 }, (_, number) => write(`busy:${number}`)))
  for (let look = 0; look < 10; look++) {
    await watch()
    expect((await server.services.metrics.journalProblems.get()).values).toEqual([])
  }
  await writing
  await watch()
  const seals = await server.services.db.selectFrom('operator.journal_seals').select('entry_id').orderBy('entry_id', 'desc').execute()
  expect(seals[0]?.entry_id).toBe((await entries()).at(-1)?.id)
})
