import { type Db, connect } from '@tucano/database'
import { createTestDatabase, transactionsEnded } from '@tucano/database/test-cluster'
import { openAccount, openCurrency, operatorAccount, post } from '@tucano/ledger'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Period } from './closings.ts'
import type { Fact } from './facts.ts'
import { type Listener, hearSome } from './listen.ts'

let owner: pg.Client
let db: Db
let end: () => Promise<void>
let cash: bigint
let clearing: bigint
let many = 0

/** A clock that the test turns. */
beforeAll(async () => {
  const url = await createTestDatabase(inject('clusterUrl'))
  owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await owner.query(`
    create table public.clock (at timestamptz not null);
    create table public.heard (listener text not null, at timestamptz not null, amount bigint not null);
    grant insert, select on public.heard to tucano_app;
    insert into public.clock values ('2026-03-01T12:00:00Z');
    create or replace function platform.clock() returns timestamptz language sql volatile security definer as $$ select at from public.clock $$;
    delete from platform.zone; insert into platform.zone (name) values ('America/Sao_Paulo')`)
  await owner.query('select ledger.make_partitions(0), betting.make_partitions(0)')
  const { pool, db: opened } = connect({ url, connections: 4, onError: () => undefined })
  db = opened
  end = () => pool.end()
  await openCurrency(db, 'BRL', 'money')
  cash = await openAccount(db, { memberId: 1n, pocket: 'cash', currency: 'BRL' })
  clearing = await operatorAccount(db, 'clearing', 'BRL')
})
afterAll(async () => {
  await end()
  await owner.end()
})

const turn = (at: string) => owner.query('update public.clock set at = $1', [at])
const deposit = (trx: Db = db) =>
  post(trx, { key: `deposit:${many++}`, kind: 'deposit', moves: [{ from: clearing, to: cash, amount: 100n, currency: 'BRL' }] })

interface Closed {
  period: string
  until: string
  sum: bigint
}

/** Keeps what it hears in the transaction in which it hears it, and writes down what a period came to when it is closed. */
function bookkeeper(name: string, wanted: Period[], stumbles: string[] = []): { listener: Listener; heard: Fact[]; closed: Closed[] } {
  const heard: Fact[] = []
  const closed: Closed[] = []
  const listener: Listener = {
    name,
    hear: async (trx, facts) => {
      heard.push(...facts)
      for (const fact of facts) {
        if (fact.name === 'moneyMoved') await sql`insert into public.heard values (${name}, ${fact.at}, ${fact.amount})`.execute(trx)
      }
    },
    closes: {
      periods: wanted,
      close: async (trx, { period, since, until }) => {
        if (stumbles.pop()) throw new Error('killed while closing')
        const { rows } = await sql<{ sum: bigint }>`
          select coalesce(sum(amount), 0)::bigint as sum from public.heard where listener = ${name} and at >= ${since} and at < ${until}`.execute(
          trx,
        )
        closed.push({ period, until: until.toISOString(), sum: rows[0]!.sum })
      },
    },
  }
  return { listener, heard, closed }
}

/** Hears until nothing more comes of it: a mark is set, its transactions end, and then it counts. */
async function hearAll(listener: Listener, ready = () => transactionsEnded(db)): Promise<void> {
  for (let times = 0; times < 4; times++) {
    await ready()
    while (await hearSome(db, listener));
  }
}

test('a period is in the zone of the brand, and ends where the next begins', async () => {
  const of = async (period: string, at: string) => {
    const { rows } = await owner.query<{ since: Date; until: Date }>('select * from platform.period_of($1, $2)', [period, at])
    return [rows[0]!.since.toISOString(), rows[0]!.until.toISOString()]
  }
  expect(await of('fiveMinutes', '2026-03-01T12:04:59Z')).toEqual(['2026-03-01T12:00:00.000Z', '2026-03-01T12:05:00.000Z'])
  expect(await of('hour', '2026-03-01T12:59:59Z')).toEqual(['2026-03-01T12:00:00.000Z', '2026-03-01T13:00:00.000Z'])
  expect(await of('day', '2026-03-02T02:59:59Z')).toEqual(['2026-03-01T03:00:00.000Z', '2026-03-02T03:00:00.000Z'])
  expect(await of('week', '2026-03-02T02:59:59Z')).toEqual(['2026-02-23T03:00:00.000Z', '2026-03-02T03:00:00.000Z'])
  expect(await of('halfMonth', '2026-03-16T02:59:59Z')).toEqual(['2026-03-01T03:00:00.000Z', '2026-03-16T03:00:00.000Z'])
  expect(await of('halfMonth', '2026-02-16T03:00:00Z')).toEqual(['2026-02-16T03:00:00.000Z', '2026-03-01T03:00:00.000Z'])
  expect(await of('month', '2026-03-01T02:00:00Z')).toEqual(['2026-02-01T03:00:00.000Z', '2026-03-01T03:00:00.000Z'])
})

test('where clocks are put back a day has 25 hours, each closed once, and where they are put forward 23', async () => {
  const hoursOf = async (day: string) => {
    const { rows } = await owner.query<{ since: Date; until: Date; hours: number; slots: number }>(
      `with recursive d as (select * from platform.period_of('day', $1)),
        hours as (select p.* from d, platform.period_of('hour', d.since) p union all select p.* from d, hours h, platform.period_of('hour', h.until) p where h.until < d.until),
        slots as (select p.* from d, platform.period_of('fiveMinutes', d.since) p union all select p.* from d, slots s, platform.period_of('fiveMinutes', s.until) p where s.until < d.until)
      select d.since, d.until, (select count(*)::integer from hours where until = since + interval '1 hour') as hours, (select count(*)::integer from slots where until = since + interval '5 minutes') as slots from d`,
      [day],
    )
    const { since, until, hours, slots } = rows[0]!
    return [since.toISOString(), until.toISOString(), hours, slots]
  }
  // In São Paulo, at midnight of 18 February and of 4 November 2018.
  expect(await hoursOf('2018-02-17T12:00:00Z')).toEqual(['2018-02-17T02:00:00.000Z', '2018-02-18T03:00:00.000Z', 25, 300])
  expect(await hoursOf('2018-11-04T12:00:00Z')).toEqual(['2018-11-04T03:00:00.000Z', '2018-11-05T02:00:00.000Z', 23, 276])
})

test('a period closes when all that came before its end was heard, once, and what comes later counts in the next', async () => {
  const { listener, closed } = bookkeeper('test.closing', ['hour', 'day'])
  await turn('2026-03-01T12:10:00Z')
  await hearAll(listener)
  await deposit()
  await turn('2026-03-01T12:59:59Z')
  await deposit()
  await hearAll(listener)
  expect(closed).toEqual([])
  await turn('2026-03-01T13:00:01Z')
  await deposit()
  await hearAll(listener)
  expect(closed).toEqual([{ period: 'hour', until: '2026-03-01T13:00:00.000Z', sum: 200n }])
  // Two hours of nothing are closed, too, each by itself, and the day.
  await turn('2026-03-02T03:00:05Z')
  await hearAll(listener)
  expect(closed.filter(({ period }) => period === 'day')).toEqual([{ period: 'day', until: '2026-03-02T03:00:00.000Z', sum: 300n }])
  const hours = closed.filter(({ period }) => period === 'hour')
  expect(hours.map(({ sum }) => sum)).toEqual([200n, 100n, ...Array.from({ length: 13 }, () => 0n)])
  expect(new Set(hours.map(({ until }) => until)).size).toBe(hours.length)
})

test('a transaction that began before the end holds the closing up until it has ended, and is in it', async () => {
  const { listener, closed } = bookkeeper('test.slow', ['hour'])
  await turn('2026-03-03T10:30:00Z')
  await hearAll(listener)
  await db.transaction().execute(async (trx) => {
    await deposit(trx)
    await turn('2026-03-03T11:00:05Z')
    await hearAll(listener, async () => undefined)
    expect(closed).toEqual([])
  })
  await hearAll(listener)
  await turn('2026-03-03T11:00:07Z')
  await hearAll(listener)
  expect(closed).toEqual([{ period: 'hour', until: '2026-03-03T11:00:00.000Z', sum: 100n }])
})

test('a closing that is killed happens again with the same outcome', async () => {
  const stumbles = ['once', 'twice']
  const { listener, closed } = bookkeeper('test.killed', ['fiveMinutes'], stumbles)
  await turn('2026-03-04T10:01:00Z')
  await hearAll(listener)
  await deposit()
  await turn('2026-03-04T10:05:05Z')
  while (stumbles.length > 0) await hearAll(listener).catch((error: Error) => expect(error.message).toBe('killed while closing'))
  await hearAll(listener)
  expect(closed).toEqual([{ period: 'fiveMinutes', until: '2026-03-04T10:05:00.000Z', sum: 100n }])
  const { rows } = await owner.query<{ many: number }>(
    `select count(*)::integer as many from platform.closings where listener = 'test.killed' and until > since`,
  )
  expect(rows).toEqual([{ many: 1 }])
})

test('after a stop of a day its periods are closed in pieces, each in its turn, and a long one over several transactions', async () => {
  const done: { until: string; xid: string }[] = []
  const pieces: string[] = []
  const slow = '2026-03-06T09:00:00.000Z'
  const listener: Listener = {
    name: 'test.pieces',
    hear: () => Promise.resolve(),
    closes: {
      periods: ['fiveMinutes'],
      close: async (trx, { until }) => {
        const { rows } = await sql<{ xid: string }>`select pg_current_xact_id()::text as xid`.execute(trx)
        if (until.toISOString() === slow && pieces.push(rows[0]!.xid) < 3) return 'more'
        done.push({ until: until.toISOString(), xid: rows[0]!.xid })
        return undefined
      },
    },
  }
  await turn('2026-03-05T12:01:00Z')
  await hearAll(listener)
  await turn('2026-03-06T12:01:00Z')
  await hearAll(listener)
  expect(done).toHaveLength(288)
  expect(done.map(({ until }) => until)).toEqual(
    done.map((_, n) => new Date(Date.parse('2026-03-05T12:05:00Z') + n * 300_000).toISOString()),
  )
  const sizes = [...Map.groupBy(done, ({ xid }) => xid).values()].map((of) => of.length)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(50)
  expect(new Set(pieces).size).toBe(3)
})

test('money that moves without a bet is a fact: what it was, which pocket, how much', async () => {
  const { listener, heard } = bookkeeper('test.money', [])
  await hearAll(listener)
  heard.length = 0
  await deposit()
  await hearAll(listener)
  expect(heard).toMatchObject([
    {
      name: 'moneyMoved',
      kind: 'deposit',
      heading: 'deposits',
      memberId: 1n,
      pocket: 'cash',
      currency: 'BRL',
      amount: 100n,
      isReversal: false,
    },
  ])
})
