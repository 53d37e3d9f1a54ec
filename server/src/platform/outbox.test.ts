import { statusChanged } from '@tucano/contract/site'
import { sessionEnded } from '@tucano/contract/session'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type TestServer, openTestServer } from '../testing/test-server.ts'
import { type Delivery, OutboxReader, missedEvents, publish, sweepOutbox } from './outbox.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl') })
})
afterAll(() => server.close())

/** A reader and what it delivers; `next` waits for the delivery after those already taken. */
async function openReader() {
  const delivered: Delivery[] = []
  let wake = (): void => undefined
  const reader = new OutboxReader(server.services, (delivery) => {
    delivered.push(delivery)
    wake()
  })
  await reader.start()
  const next = async (): Promise<Delivery> => {
    while (delivered.length === 0) await new Promise<void>((resolve) => (wake = resolve))
    return delivered.shift() as Delivery
  }
  return { reader, delivered, next }
}

test('an event leaves when its transaction commits, and not when it rolls back', async () => {
  const { db } = server.services
  const { reader, delivered, next } = await openReader()
  await expect(
    db.transaction().execute(async (trx) => {
      await publish(trx, statusChanged, { maintenance: true })
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  await publish(db, statusChanged, { maintenance: false })
  expect(await next()).toMatchObject({ name: 'site.statusChanged', audience: 'public', payload: { maintenance: false } })
  expect(delivered).toEqual([])
  await reader.stop()
})

test('a transaction that commits late is delivered, and in the order of the stream', async () => {
  const { db } = server.services
  const { reader, delivered, next } = await openReader()
  const slow = new pg.Client({ connectionString: server.databaseUrl })
  await slow.connect()
  await slow.query('begin')
  await slow.query(`insert into platform.outbox (name, payload) values ('site.statusChanged', '{"maintenance": true}')`)
  await publish(db, statusChanged, { maintenance: false })
  // The quick one waits for the slow one: otherwise a page that has read past it would never see the slow one.
  await sql`select pg_sleep(0.1)`.execute(db)
  expect(delivered).toEqual([])
  await slow.query('commit')
  await slow.end()
  expect(await next()).toMatchObject({ payload: { maintenance: true } })
  expect(await next()).toMatchObject({ payload: { maintenance: false } })
  await reader.stop()
})

test('an event for somebody must name them, or it would reach everybody', async () => {
  await expect(publish(server.services.db, sessionEnded, { sessionId: '1', why: 'logout' }, undefined as never)).rejects.toThrow(
    'names none',
  )
})

/** A page of a visitor. */
const nobody = { memberId: null, conversationId: null, lounge: false, operator: false, topics: [] }

test('what was missed can be read again, each member only their own', async () => {
  const { db } = server.services
  const { reader, next } = await openReader()
  const start = reader.cursor
  await publish(db, statusChanged, { maintenance: true })
  await publish(db, sessionEnded, { sessionId: '1', why: 'logout' }, 7n)
  await publish(db, sessionEnded, { sessionId: '2', why: 'logout' }, 8n)
  for (let count = 0; count < 3; count++) await next()
  const until = reader.cursor
  const missed = async (memberId: bigint | null) =>
    (await missedEvents(db, { after: start, until, hearing: { ...nobody, memberId } }))?.map(({ memberId: of }) => of)
  expect(await missed(7n)).toEqual([null, 7n])
  expect(await missed(null)).toEqual([null])
  expect(await missedEvents(db, { after: until, until, hearing: { ...nobody, memberId: 7n } })).toEqual([])
  await reader.stop()
})

test('a position that is no longer kept, or never was one, is not resumed', async () => {
  const { db } = server.services
  await publish(db, statusChanged, { maintenance: true })
  await sql`update platform.outbox set at = at - interval '1 hour'`.execute(await asOwner())
  await sweepOutbox(db)
  const { reader } = await openReader()
  const until = reader.cursor
  for (const after of ['1.1', '', 'x', '1', '99999999999999999999999.1', "1.1'; drop table x"]) {
    expect(await missedEvents(db, { after, until, hearing: nobody }), after).toBeUndefined()
  }
  const { count } = await db
    .selectFrom('platform.outbox')
    .select(sql<bigint>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(0n)
  await reader.stop()
})

/** The application itself may not change an event once it is written. */
async function asOwner() {
  const { Kysely, PostgresDialect } = await import('kysely')
  return new Kysely<never>({
    dialect: new PostgresDialect({
      pool: new pg.Pool({ connectionString: server.databaseUrl, max: 1, idleTimeoutMillis: 1, allowExitOnIdle: true }),
    }),
  })
}

test('the application cannot rewrite what it has said', async () => {
  await expect(sql`update platform.outbox set payload = '{}'`.execute(server.services.db)).rejects.toThrow('permission denied')
})
