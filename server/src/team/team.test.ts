import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Closing } from '#betting/closings'
import { correct, voidBet } from '#betting/bets'
import { TeamsTest, teamBrand } from '../testing/teams.ts'
import { applyMoves, askMove } from './moves.ts'
import { recount } from './recount.ts'

let teams: TeamsTest
const closed: string[] = []

beforeAll(async () => {
  teams = await TeamsTest.open(inject('clusterUrl'), {
    at: '2026-03-10T15:00:00Z',
    periods: ['day'],
    ends: [
      async (db, { period, since }: Closing) => {
        const { staked } = await db
          .selectFrom('team.team_days')
          .select((all) => all.fn.sum<string | null>('stake').as('staked'))
          .executeTakeFirstOrThrow()
        if (period === 'day') closed.push(`${since.toISOString()} ${staked}`)
      },
      applyMoves(teamBrand),
    ],
  })
})
afterAll(() => teams.close())

const right = async () => expect(await recount(teams.db, teamBrand)).toEqual([])

async function daysOf(agentId: bigint): Promise<Record<string, unknown>[]> {
  const { rows } = await teams.owner.query(
    `select day::text, type, joined, first_deposits, rounds, stake, payout, deposit, withdrawal, promotion, salary, rebate from team.team_days where agent_id = $1 order by day, type`,
    [agentId],
  )
  return rows.map((row: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(row).filter(([, value]) => value !== '0' && value !== 0)),
  )
}

async function activeIn(agentId: bigint, period: string, type = 'CONS'): Promise<number[]> {
  const { rows } = await teams.owner.query<{ members: number }>(
    'select members from team.actives where agent_id = $1 and period = $2 and type = $3 order by since',
    [agentId, period, type],
  )
  return rows.map(({ members }) => members)
}

test('a team is everybody below, by days and types of the brand, and a count from the books agrees to the cent', async () => {
  const general = await teams.join(null, 2)
  const agent = await teams.join(general, 1)
  const [one, two] = [await teams.join(agent), await teams.join(general)]
  const stranger = await teams.join(null)
  for (const member of [one, two, stranger]) await teams.pay(member, 1000_00n)
  await teams.bet(one, { stake: 60_00n, payout: 10_00n })
  await teams.bet(one, { stake: 40_00n, product: 'COCKFIGHT' })
  await teams.bet(two, { stake: 99_99n, payout: 5n })
  await teams.bet(stranger, { stake: 500_00n })
  await teams.pay(two, 7_00n, 'rewardMission')
  await teams.withdraw(one, 50_00n)
  await teams.catchUp()
  const day = { day: '2026-03-10' }
  expect(await daysOf(agent)).toEqual([
    { ...day, type: 'CONS', joined: 1, first_deposits: 1, deposit: '100000', withdrawal: '5000' },
    { ...day, type: 'RNG', rounds: '1', stake: '6000', payout: '1000' },
    { ...day, type: 'SPORTS', rounds: '1', stake: '4000' },
  ])
  expect(await daysOf(general)).toEqual([
    { ...day, type: 'CONS', joined: 3, first_deposits: 2, deposit: '200000', withdrawal: '5000', promotion: '700' },
    { ...day, type: 'RNG', rounds: '2', stake: '15999', payout: '1005' },
    { ...day, type: 'SPORTS', rounds: '1', stake: '4000' },
  ])
  // One has staked 100.00 in all, two a cent less.
  expect([await activeIn(general, 'day'), await activeIn(general, 'month'), await activeIn(general, 'day', 'RNG')]).toEqual([[1], [1], []])
  await teams.bet(two, { stake: 1n })
  await teams.catchUp()
  expect([await activeIn(general, 'week'), await activeIn(general, 'halfMonth', 'RNG')]).toEqual([[2], [1]])
  await right()
})

test('what is undone or corrected counts on the day on which that happens, and an earlier day stays as it was', async () => {
  const agent = await teams.join(null, 2)
  const member = await teams.join(agent)
  await teams.pay(member, 1000_00n)
  const [undone, corrected] = [await teams.bet(member, { stake: 100_00n, payout: 30_00n }), await teams.bet(member, { stake: 50_00n })]
  await teams.catchUp()
  // A second before midnight, and half an hour after it, where the brand is.
  await teams.turn('2026-03-11T02:59:59Z')
  await teams.bet(member, { stake: 1_00n })
  await teams.turn('2026-03-11T03:30:00Z')
  await voidBet(teams.db, undone)
  await correct(teams.db, { id: corrected, key: 'again', payout: 20_00n })
  await teams.catchUp()
  expect((await daysOf(agent)).filter(({ type }) => type === 'RNG')).toEqual([
    { day: '2026-03-10', type: 'RNG', rounds: '3', stake: '15100', payout: '3000' },
    { day: '2026-03-11', type: 'RNG', rounds: '-1', stake: '-10000', payout: '-1000' },
  ])
  // Active on the first day; over the week what was undone is taken off again.
  expect([await activeIn(agent, 'day'), await activeIn(agent, 'week')]).toEqual([[1], [0]])
  await right()
})

test('when a day is closed its figures are whole, and nothing is added later', async () => {
  const agent = await teams.join(null, 2)
  const member = await teams.join(agent)
  await teams.pay(member, 10_00n)
  await teams.turn('2026-03-12T02:59:00Z')
  await teams.bet(member, { stake: 3_00n })
  await teams.turn('2026-03-12T03:01:00Z')
  await teams.bet(member, { stake: 2_00n })
  await teams.catchUp()
  expect(closed.at(-1)).toMatch(/^2026-03-11T03:00:00.000Z /)
  expect((await daysOf(agent)).filter(({ type }) => type === 'RNG').map(({ day, stake }) => [day, stake])).toEqual([
    ['2026-03-11', '300'],
    ['2026-03-12', '200'],
  ])
  await right()
})

test('a team is moved with everybody below, never below itself, and is at most twelve deep', async () => {
  const tops = [await teams.join(null, 2), await teams.join(null, 2)] as const
  const agent = await teams.join(tops[0], 1)
  const below = await teams.join(agent, 1)
  const member = await teams.join(below)
  const move = (id: bigint, upline: bigint) => teams.owner.query('update member.members set upline_id = $2 where id = $1', [id, upline])
  const teamOf = async (id: bigint): Promise<unknown[]> =>
    (await teams.owner.query(`select member_id::text as id, depth from team.members where agent_id = $1 order by depth, member_id`, [id]))
      .rows
  await move(agent, tops[1])
  expect(await teamOf(tops[0])).toEqual([{ id: String(tops[0]), depth: 0 }])
  expect(await teamOf(tops[1])).toEqual([tops[1], agent, below, member].map((id, depth) => ({ id: String(id), depth })))
  await right()
  await expect(move(agent, member)).rejects.toThrow('team.circle')
  await expect(move(agent, await teams.join(null))).rejects.toThrow('upline.not.agent')
  await expect(move(agent, below)).rejects.toThrow('team.circle')
  await expect(move(agent, agent)).rejects.toThrow('team.circle')
  await expect(teams.join(member)).rejects.toThrow('upline.not.agent')
  let deep = below
  for (let depth = 3; depth <= 12; depth++) deep = await teams.join(deep, 1)
  await expect(teams.join(deep)).rejects.toThrow('team.deep')
  const shallow = await teams.join(null, 2)
  await expect(move(tops[1], shallow)).rejects.toThrow('team.deep')
  await expect(teams.owner.query('update member.members set type = 0 where id = $1', [agent])).rejects.toThrow('team.not.empty')
  await right()
})

test('whoever is moved goes when the day is over: what was before stays with the old team, to the cent', async () => {
  await teams.turn('2026-03-13T15:00:00Z')
  const [old, other] = [await teams.join(null, 2), await teams.join(null, 2)]
  const agent = await teams.join(old, 1)
  const member = await teams.join(agent)
  await teams.pay(member, 1000_00n)
  await teams.bet(member, { stake: 150_00n })
  const ask = (memberId: bigint, toId: bigint | null) =>
    teams.db.transaction().execute((trx) => askMove(trx, { memberId, toId, askedBy: 'gerencia' }))
  await ask(agent, other)
  for (const [memberId, toId, code] of [
    [agent, old, 'team.circle'],
    [agent, agent, 'team.circle'],
    [old, agent, 'team.circle'],
    [old, member, 'team.circle'],
    [agent, member, 'team.circle'],
    [other, await teams.join(null), 'upline.not.agent'],
    [agent, await teams.join(null, 2), 'team.moving'],
    [999_999n, other, 'member.unknown'],
  ] as const)
    await expect(ask(memberId, toId), `${memberId} to ${toId}`).rejects.toMatchObject({ code })
  // Right after midnight somebody bets before the day is closed: that is the new team's already.
  await teams.turn('2026-03-14T02:59:00Z')
  await teams.bet(member, { stake: 10_00n })
  await teams.turn('2026-03-14T03:00:30Z')
  await teams.bet(member, { stake: 120_00n, payout: 20_00n })
  await teams.catchUp()
  const rng = async (id: bigint) => (await daysOf(id)).filter(({ type }) => type === 'RNG')
  const first = { day: '2026-03-13', type: 'RNG', rounds: '2', stake: '16000' }
  const second = { day: '2026-03-14', type: 'RNG', rounds: '1', stake: '12000', payout: '2000' }
  expect([await rng(old), await rng(other), await rng(agent)]).toEqual([[first], [second], [first, second]])
  // Of a week that goes on, the member counts where it is now.
  const active = [activeIn(old, 'day'), activeIn(old, 'week'), activeIn(other, 'day'), activeIn(other, 'week'), activeIn(agent, 'week')]
  expect(await Promise.all(active)).toEqual([[1], [0], [1], [1], [1]])
  await right()
  // Who could be moved in the morning may not be able to in the night.
  const below = await teams.join(agent, 1)
  await ask(below, old)
  await teams.owner.query('update member.members set upline_id = $2 where id = $1', [old, below])
  await teams.turn('2026-03-15T03:00:30Z')
  await teams.catchUp()
  const refused = await teams.db.selectFrom('team.moves').select(['state', 'problem']).where('member_id', '=', below).execute()
  expect(refused).toEqual([{ state: 'refused', problem: 'team.circle' }])
})
