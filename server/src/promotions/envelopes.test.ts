import { createHash } from 'node:crypto'
import { openAccount } from '@tucano/ledger'
import { reconcile } from '#betting/books'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createMember } from '#accounts/members'
import { open } from '../testing/agents.ts'
import { startTestPromotion } from '../testing/running-promotions.ts'
import { type TestServer, openTestServer } from '../testing/test-server.ts'
import { closeOver, runningEnvelopes, slotsOf, splitUnder, tendEnvelopes } from './envelopes.ts'
import { Grabs } from './grabs.ts'
import { readClock } from './clock.ts'
import { openPromotions } from './open-promotions.ts'
import type { Promotions } from './promotions.ts'
import { readEnvelopes } from './read-envelopes.ts'
import { decideReward } from './suspicions-decided.ts'

let server: TestServer
let promotions: Promotions
let owner: pg.Client
let grabs: Grabs

beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl') })
  promotions = openPromotions(server.services).promotions
  grabs = new Grabs(server.services, promotions)
  owner = new pg.Client({ connectionString: server.databaseUrl })
  await owner.connect()
})
afterAll(async () => {
  await grabs.stop()
  await owner.end()
  await server.close()
})

const RAIN = { total: '1000', shares: 5, least: '50', everyMinutes: 1440, seconds: 3600 }

/** An envelope that is open for an hour. */
async function openEnvelope(fields: Partial<typeof RAIN> & Parameters<typeof startTestPromotion<'envelopes'>>[2] = RAIN) {
  const now = await readClock(server.services.db)
  const startsAt = Math.floor(now.getTime() / 60_000) * 60_000 - 60_000
  const promotionId = await startTestPromotion(promotions, 'envelopes', { ...RAIN, startsAt, ...fields })
  await tendEnvelopes(promotions)
  const { rows } = await owner.query<{ id: string; opens_at: Date; seed: Buffer; hash: Buffer }>(
    'select id, opens_at, seed, hash from promotions.envelopes where promotion_id = $1 order by id',
    [promotionId],
  )
  return { promotionId, envelopeId: BigInt(rows[0]?.id ?? 0), rows }
}

const outcome = (grab: Promise<{ amount: bigint }>): Promise<string | bigint> =>
  grab.then(
    ({ amount }) => amount,
    (error: Error & { code?: string }) => error.code ?? error.message,
  )

async function budgetOf(promotionId: bigint) {
  return server.services.db
    .selectFrom('promotions.promotions')
    .select(['amount', 'rewards'])
    .where('id', '=', promotionId)
    .executeTakeFirstOrThrow()
}

test('envelopes open on whole minutes from the start of their promotion to its end, those that are over are not made', () => {
  const definition = { startsAt: 30_000, endsAt: 60_000 * 31, everyMinutes: 10, seconds: 60 } as Parameters<typeof slotsOf>[0]
  expect(slotsOf(definition, 0, 3_600_000)).toEqual([60_000, 660_000, 1_260_000])
  expect(slotsOf(definition, 60_000 + 59_999, 660_000)).toEqual([60_000, 660_000])
  expect(slotsOf(definition, 60_000 + 60_000, 660_000)).toEqual([660_000])
})

test('an envelope is made once, split under its seed, and takes its sum from the budget until it is closed', async () => {
  const { db } = server.services
  const { promotionId, envelopeId, rows } = await openEnvelope()
  await tendEnvelopes(promotions)
  await Promise.all([tendEnvelopes(promotions), tendEnvelopes(promotions)])
  expect(rows).toHaveLength(1)
  const { rows: again } = await owner.query('select id from promotions.envelopes where promotion_id = $1', [promotionId])
  expect(again).toHaveLength(1)
  expect(await budgetOf(promotionId)).toEqual({ amount: 1000n, rewards: 5n })
  const shares = await db.selectFrom('promotions.shares').select('amount').where('envelope_id', '=', envelopeId).orderBy('number').execute()
  const { seed, hash, opens_at: opensAt } = rows[0]!
  expect(createHash('sha256').update(seed).digest('hex')).toBe(hash.toString('hex'))
  expect(splitUnder(seed, { opensAt: opensAt.getTime(), total: 1000n, shares: 5, least: 50n })).toEqual(shares.map(({ amount }) => amount))
  const { rows: told } = await owner.query(
    `select payload from platform.outbox where name = 'promotions.envelope' and payload->>'envelopeId' = $1`,
    [String(envelopeId)],
  )
  expect(told).toHaveLength(1)
  const { id: memberId } = await open(server)
  const { amount, left } = await grabs.grab({ envelopeId, memberId })
  expect([amount, left]).toEqual([shares[0]!.amount, 4])
  const shown = await readEnvelopes(promotions, memberId)
  expect(shown).toMatchObject({
    open: { sharesLeft: 4, caught: String(amount), commitment: hash.toString('hex') },
    own: [{ amount: String(amount) }],
  })
  expect(JSON.stringify(shown)).not.toContain(seed.toString('hex'))
  await owner.query(`update promotions.envelopes set closes_at = opens_at + interval '1 second' where id = $1`, [String(envelopeId)])
  await Promise.all([closeOver(db), closeOver(db)])
  expect(await budgetOf(promotionId)).toEqual({ amount, rewards: 1n })
  expect(await readEnvelopes(promotions, memberId)).toMatchObject({ open: null, last: { seed: seed.toString('hex'), total: '1000' } })
  expect(await outcome(grabs.grab({ envelopeId, memberId: (await open(server)).id }))).toBe('promotion.over')
})

test('a thousand members press for a hundred shares: each share goes to one of them, and the books agree', async () => {
  const { db } = server.services
  const { promotionId, envelopeId } = await openEnvelope({ ...RAIN, total: '100000', shares: 100, least: '10' })
  const members: bigint[] = []
  for (let n = 0; n < 1000; n++) {
    const made = await createMember(db, { account: `grab${n}`, nickname: `grab${n}`, passwordHash: '*' })
    if ('id' in made) members.push(made.id)
  }
  const other = new Grabs(server.services, promotions)
  const answers = await Promise.all(members.map((memberId, n) => outcome((n % 2 ? grabs : other).grab({ envelopeId, memberId }))))
  await other.stop()
  const caught = answers.filter((answer) => typeof answer === 'bigint')
  expect(caught).toHaveLength(100)
  expect(caught.reduce((sum, amount) => sum + amount, 0n)).toBe(100_000n)
  expect(answers.filter((answer) => answer === 'envelope.empty')).toHaveLength(900)
  const { rows } = await owner.query<{ sum: string; members: string }>(
    `select sum(a.balance), count(*) as members from ledger.accounts a where a.member_id = any ($1) and a.balance > 0`,
    [members.map(String)],
  )
  expect(rows[0]).toEqual({ sum: '100000', members: '100' })
  const rewards = await db.selectFrom('promotions.rewards').select('posting_id').where('promotion_id', '=', promotionId).execute()
  expect(rewards).toHaveLength(100)
  expect(new Set(rewards.map(({ posting_id }) => posting_id)).size).toBeLessThan(100)
  expect(await reconcile(db)).toEqual([])
}, 60_000)

test('a member catches one share, however often it presses; before the opening and with play closed there is none', async () => {
  const { db } = server.services
  const { envelopeId } = await openEnvelope()
  const { id: memberId } = await open(server)
  const other = new Grabs(server.services, promotions)
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => outcome((n % 2 ? grabs : other).grab({ envelopeId, memberId }))))
  await other.stop()
  // One that was under way elsewhere is told the share that it has; nobody has two.
  const amounts = new Set(answers.filter((answer) => typeof answer === 'bigint'))
  expect(amounts.size).toBe(1)
  expect(new Set(answers.filter((answer) => typeof answer !== 'bigint'))).toEqual(new Set(['envelope.taken']))
  const cash = await openAccount(db, { memberId, pocket: 'cash', currency: 'BRL' })
  const { balance } = await db.selectFrom('ledger.accounts').select('balance').where('id', '=', cash).executeTakeFirstOrThrow()
  expect([...amounts]).toEqual([balance])

  const { id: excluded } = await open(server)
  await owner.query(
    `insert into limits.player_limits (member_id, closed_until, closed_why) values ($1, now() + interval '1 day', 'exclusion')
    on conflict (member_id) do update set closed_until = excluded.closed_until, closed_why = excluded.closed_why`,
    [String(excluded)],
  )
  expect(await outcome(grabs.grab({ envelopeId, memberId: excluded }))).toBe('play.closed')
  await owner.query(`update promotions.envelopes set opens_at = now() + interval '10 minutes' where id = $1`, [String(envelopeId)])
  expect(await outcome(grabs.grab({ envelopeId, memberId: (await open(server)).id }))).toBe('promotion.state')
  expect(await outcome(grabs.grab({ envelopeId: 999_999n, memberId }))).toBe('promotion.unknown')
})

test('shares that somebody holds are not taken for gone: whoever waits gets one when they come free', async () => {
  const { envelopeId } = await openEnvelope({ ...RAIN, shares: 1, least: '1000' })
  const { id: memberId } = await open(server)
  await owner.query('begin')
  await owner.query('select number from promotions.shares where envelope_id = $1 for update', [String(envelopeId)])
  const waiting = outcome(grabs.grab({ envelopeId, memberId }))
  // By the time that somebody who came after it has a share of another one, it has been tried.
  const { envelopeId: another } = await openEnvelope()
  await grabs.grab({ envelopeId: another, memberId: (await open(server)).id })
  expect(await Promise.race([waiting, Promise.resolve('waits')])).toBe('waits')
  // Whoever held it is gone without having taken it, as if it had been killed.
  await owner.query('rollback')
  expect(await waiting).toBe(1000n)
  expect(await outcome(grabs.grab({ envelopeId, memberId: (await open(server)).id }))).toBe('envelope.empty')
})

test('an envelope that the budget does not cover is not made, and one whose promotion was stopped cannot be opened', async () => {
  const budget = { amount: '999', rewards: null, isShown: false }
  expect((await openEnvelope({ ...RAIN, budget })).rows).toEqual([])
  const { promotionId, envelopeId } = await openEnvelope()
  await owner.query(`update promotions.promotions set state = 'stopped' where id = $1`, [String(promotionId)])
  await owner.query('update promotions.switch set stamp = stamp + 1')
  expect(await outcome(grabs.grab({ envelopeId, memberId: (await open(server)).id }))).toBe('promotion.over')
  const now = await readClock(server.services.db)
  expect((await runningEnvelopes(promotions, now)).some((version) => version.promotionId === promotionId)).toBe(false)
})

test('shares of members with a device or a payee in common: the first is paid, the others wait for an operator, and the budget agrees', async () => {
  const { db } = server.services
  const { promotionId, envelopeId } = await openEnvelope({ ...RAIN, shares: 10, least: '50' })
  const [ana, bia, caio, davi] = [await open(server), await open(server), await open(server), await open(server)]
  for (const { id } of [ana, bia])
    await owner.query(`insert into session.devices (member_id, token_hash, name) values ($1, decode('e001', 'hex'), 'x')`, [String(id)])
  for (const { id } of [bia, caio])
    await owner.query(
      `insert into cashier.payees (id, member_id, kind, sealed, masked, print, holder, usable_at) values (gen_random_uuid(), $1, 'pix', '', '***', decode('e002', 'hex'), 'x', now())`,
      [String(id)],
    )
  const other = new Grabs(server.services, promotions)
  const together = await Promise.all([ana, bia].map(({ id: memberId }, n) => outcome((n ? grabs : other).grab({ envelopeId, memberId }))))
  await other.stop()
  expect(together.filter((answer) => typeof answer === 'bigint')).toHaveLength(1)
  expect(together.filter((answer) => answer === 'promotion.waiting')).toHaveLength(1)
  expect(await outcome(grabs.grab({ envelopeId, memberId: caio.id }))).toBe('promotion.waiting')
  expect(await outcome(grabs.grab({ envelopeId, memberId: caio.id }))).toBe('promotion.waiting')
  const alone = await outcome(grabs.grab({ envelopeId, memberId: davi.id }))
  const waiting = await db
    .selectFrom('promotions.suspicions')
    .select(['id', 'member_id', 'reasons'])
    .where('promotion_id', '=', promotionId)
    .orderBy('id')
    .execute()
  expect(waiting).toHaveLength(2)
  expect(waiting[1]).toMatchObject({ member_id: caio.id, reasons: [{ why: 'payee', with: [{ account: bia.account }] }] })
  expect(await readEnvelopes(promotions, caio.id)).toMatchObject({ own: [] })
  await owner.query(`update promotions.envelopes set opens_at = now() - interval '2 hours', closes_at = now() where id = $1`, [
    String(envelopeId),
  ])
  await closeOver(db)
  const paid = [...together, alone].filter((answer) => typeof answer === 'bigint').reduce((sum, amount) => sum + amount, 0n)
  expect(await budgetOf(promotionId)).toEqual({ amount: paid, rewards: 2n })
  const decide = (id: bigint, isReleased: boolean) =>
    db.transaction().execute((trx) => decideReward(promotions, trx, { id, isReleased, by: 'operadora', reason: 'Pessoas diferentes' }))
  expect(await decide(waiting[1]!.id, true)).toMatchObject({ outcome: 'given', memberId: caio.id })
  expect(await decide(waiting[1]!.id, true)).toBeUndefined()
  expect(await decide(waiting[0]!.id, false)).toMatchObject({ outcome: 'refused' })
  const given = await db.selectFrom('promotions.rewards').select(['member_id', 'cost']).where('promotion_id', '=', promotionId).execute()
  expect(given).toHaveLength(3)
  expect(await budgetOf(promotionId)).toEqual({ amount: given.reduce((sum, { cost }) => sum + cost, 0n), rewards: 3n })
  expect(await reconcile(db)).toEqual([])
})

test('servers that are killed while shares are caught: whoever presses has one share, paid once, and the books agree', async () => {
  const { db } = server.services
  const { promotionId, envelopeId } = await openEnvelope({ ...RAIN, total: '4000', shares: 20, least: '10' })
  const members = await Promise.all(Array.from({ length: 20 }, () => open(server)))
  const waiting = () =>
    owner.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%promotions.grab(%'`,
    )
  const killed = new Set<number>()
  // Shares are taken, and nothing is paid yet: there each of them is killed, and comes again.
  const blocker = new pg.Client({ connectionString: server.databaseUrl })
  await blocker.connect()
  await blocker.query('begin')
  await blocker.query(`lock table ledger.postings in share mode`)
  const answers = Promise.all(members.map(({ id: memberId }) => outcome(grabs.grab({ envelopeId, memberId }))))
  while (killed.size < 5)
    for (const { pid } of (await waiting()).rows)
      if (!killed.has(pid)) {
        killed.add(pid)
        await owner.query('select pg_terminate_backend($1)', [pid])
      }
  await blocker.query('rollback')
  await blocker.end()
  const caught = await answers
  expect(caught.every((answer) => typeof answer === 'bigint')).toBe(true)
  expect((caught as bigint[]).reduce((sum, amount) => sum + amount, 0n)).toBe(4000n)
  const given = await db.selectFrom('promotions.rewards').select(['member_id', 'cost']).where('promotion_id', '=', promotionId).execute()
  expect(given).toHaveLength(20)
  expect(new Set(given.map(({ member_id }) => member_id)).size).toBe(20)
  const { rows } = await owner.query<{ sum: string }>(`select sum(balance) from ledger.accounts where member_id = any ($1)`, [
    members.map(({ id }) => String(id)),
  ])
  expect(rows[0]).toEqual({ sum: '4000' })
  expect(await reconcile(db)).toEqual([])
})
