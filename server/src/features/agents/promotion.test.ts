import { periodEnds } from '#commissions/period-ends'
import { recountCommissions } from '#commissions/recount'
import type { Services } from '#platform/services'
import { askMove } from '#team/moves'
import { readBranches } from '#team/profit'
import { recount } from '#team/recount'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { agreeIn, percent, tier } from '../../testing/agreements.ts'
import { TeamsTest, teamBrand } from '../../testing/teams.ts'
import { promoteDownline } from './downlines/promote-downline.ts'

let teams: TeamsTest
beforeAll(async () => {
  teams = await TeamsTest.open(inject('clusterUrl'), {
    at: '2026-03-10T15:00:00Z',
    ends: periodEnds(teamBrand),
    periods: ['day', 'week', 'halfMonth'],
  })
})
afterAll(() => teams.close())

const promote = (agentId: bigint, memberId: bigint) =>
  promoteDownline({ db: teams.db } as unknown as Services).handle(
    { memberId: String(memberId) } as never,
    { member: { memberId: agentId }, ip: '192.0.2.1' } as never,
  )
const right = async () => {
  expect(await recount(teams.db, teamBrand)).toEqual([])
  expect(await recountCommissions(teams.db, teamBrand)).toEqual([])
}

async function rowsOf(text: string, id: bigint): Promise<unknown[]> {
  const { rows } = await teams.owner.query({ text, values: [id], rowMode: 'array' })
  return rows
}
const staked = (id: bigint) =>
  rowsOf(`select day::text, type, stake::text from team.team_days where agent_id = $1 and stake <> 0 order by 1, 2`, id)
const active = (id: bigint) =>
  rowsOf(
    `select period, since::text, members from team.actives where agent_id = $1 and type = 'CONS' and members <> 0 order by period, since`,
    id,
  )

test('what somebody did before it became an agent is its team’s, and a count from the books agrees at every step', async () => {
  const general = await teams.join(null, 2)
  const member = await teams.join(general)
  await teams.owner.query(
    `insert into agent.rebates (member_id, type, since, bp) values ($1, 'RNG', '2026-03-01', 100), ($2, 'RNG', '2026-03-01', 40)`,
    [general, member],
  )
  await teams.pay(member, 1000_00n)
  await teams.bet(member, { stake: 150_00n, payout: 20_00n })
  await teams.bet(member, { stake: 30_00n, product: 'COCKFIGHT' })
  await teams.turn('2026-03-11T15:00:00Z')
  await teams.catchUp()
  await right()
  // Some of it is folded when it is promoted, some is not.
  await teams.bet(member, { stake: 60_00n })
  await teams.catchUp()
  await teams.bet(member, { stake: 50_00n })
  await promote(general, member)
  const days = { from: '2026-03-01', to: '2026-03-31', type: 'CONS', order: 'stake', limit: 20, offset: 0 } as const
  const listed = async () => (await readBranches(teams.db, general, days)).list.map(({ id, stake, payout }) => [id, stake, payout])
  expect(await listed()).toEqual([[member, 240_00n, 20_00n]])
  await teams.catchUp()
  expect(await staked(member)).toEqual([
    ['2026-03-10', 'RNG', '15000'],
    ['2026-03-10', 'SPORTS', '3000'],
    ['2026-03-11', 'RNG', '11000'],
  ])
  expect(await active(member)).toEqual([
    ['day', '2026-03-10', 1],
    ['day', '2026-03-11', 1],
    ['halfMonth', '2026-03-01', 1],
    ['month', '2026-03-01', 1],
    ['week', '2026-03-09', 1],
  ])
  await right()
  const below = await teams.join(member)
  await teams.pay(below, 500_00n)
  await teams.bet(below, { stake: 200_00n })
  // What is counted of the day on which somebody became an agent is the whole day.
  const salary = await agreeIn(teams, {
    payerId: general,
    payeeId: member,
    kind: 'salaryDay',
    period: 'day',
    terms: percent(tier(100n, { active: 2 })),
  })
  await teams.owner.query(`update commissions.terms set since = '2026-03-01' where agreement_id = $1`, [salary])
  await teams.turn('2026-03-12T03:01:00Z')
  await teams.catchUp()
  expect(await rowsOf('select stake::text, active, due::text from commissions.settlements where agreement_id = $1', salary)).toEqual([
    ['31000', 2, '310'],
  ])
  expect(await listed()).toEqual([[member, 490_00n, 20_00n]])
  await right()
  await teams.bet(member, { stake: 1_00n })
  await teams.catchUp()
  await right()
  // Nobody below: it may be a member again, and an agent again.
  const other = await teams.join(general)
  await teams.pay(other, 300_00n)
  await teams.bet(other, { stake: 120_00n })
  await teams.catchUp()
  for (const type of [1, 0, 1]) {
    await teams.owner.query('update member.members set type = $2 where id = $1', [other, type])
    await right()
    await teams.bet(other, { stake: 10_00n })
    await teams.catchUp()
    await right()
  }
})

test('whoever goes to nobody has joined where it joined', async () => {
  const general = await teams.join(null, 2)
  const member = await teams.join(general)
  await teams.catchUp()
  await teams.db.transaction().execute((trx) => askMove(trx, { memberId: member, toId: null, askedBy: 'gerencia' }))
  await teams.turn('2026-03-13T03:01:00Z')
  await teams.catchUp()
  expect(await rowsOf('select upline_id from member.members where id = $1', member)).toEqual([[null]])
  await right()
})

test('a member who is promoted while a day is closed that moves it waits, and neither fails', async () => {
  const [general, other] = [await teams.join(null, 2), await teams.join(null, 2)]
  const [moved, stays] = [await teams.join(general), await teams.join(general)]
  for (const member of [moved, stays]) {
    await teams.pay(member, 300_00n)
    await teams.bet(member, { stake: 150_00n })
  }
  await teams.db.transaction().execute((trx) => askMove(trx, { memberId: moved, toId: other, askedBy: 'gerencia' }))
  await teams.catchUp()
  await teams.turn('2026-03-14T03:01:00Z')
  // The closing comes as far as the move, and stands there.
  await teams.owner.query('begin; lock table team.moves in exclusive mode')
  const closing = teams.catchUp()
  const waiting = async (what: string): Promise<number> => {
    const { rows } = await sql<{ many: number }>`
      select count(*)::integer as many from pg_locks l join pg_stat_activity a on a.pid = l.pid where not l.granted and a.datname = current_database() and l.locktype = ${what}`.execute(
      teams.db,
    )
    return rows[0]!.many
  }
  await expect.poll(() => waiting('relation'), { timeout: 20_000 }).toBe(1)
  const promoted = [promote(general, moved), promote(general, stays)].map((one) =>
    one.then(
      () => 'promoted',
      (error: { code?: string }) => error.code,
    ),
  )
  await expect.poll(() => waiting('advisory'), { timeout: 20_000 }).toBe(2)
  await teams.owner.query('commit')
  await closing
  expect(await Promise.all(promoted)).toEqual(['downline.unknown', 'promoted'])
  await teams.catchUp()
  await right()
})
