import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { TeamsTest, teamBrand } from '../testing/teams.ts'
import { type DownlineFilter, readDownlines } from './downlines.ts'
import { readBranches } from './profit.ts'
import { recount } from './recount.ts'

let teams: TeamsTest

beforeAll(async () => {
  teams = await TeamsTest.open(inject('clusterUrl'), { at: '2026-03-10T15:00:00Z', periods: ['day'] })
})
afterAll(() => teams.close())

const right = async () => expect(await recount(teams.db, teamBrand)).toEqual([])

test('people right below are listed by what they came to, above nothing, at nothing and below it, and pages of any size follow one another', async () => {
  const general = await teams.join(null, 2)
  const agent = await teams.join(general, 1)
  const [won, lost, quiet, idle, below] = [
    await teams.join(general),
    await teams.join(general),
    await teams.join(general),
    await teams.join(general),
    await teams.join(agent),
  ]
  for (const member of [won, lost, below]) await teams.pay(member, 1000_00n)
  await teams.bet(won, { stake: 10_00n, payout: 90_00n })
  await teams.bet(lost, { stake: 50_00n })
  await teams.bet(below, { stake: 30_00n, payout: 5_00n })
  const asked: Omit<DownlineFilter, 'order' | 'offset' | 'limit'> = {
    agentId: general,
    of: general,
    query: undefined,
    kind: undefined,
    seen: undefined,
    feeBp: 0,
  }
  const listed = async (more: Pick<DownlineFilter, 'order'> & Partial<DownlineFilter>, size: number) => {
    const ids: bigint[] = []
    for (let offset = 0; ; offset += size) {
      const { list, total } = await readDownlines(teams.db, { ...asked, ...more, offset, limit: size })
      ids.push(...list.map(({ id }) => id))
      if (list.length < size) return { ids, total }
    }
  }
  // Who has joined is counted at once, before anything is folded.
  expect(await listed({ order: 'people' }, 2)).toEqual({ ids: [agent, idle, quiet, lost, won], total: 5 })
  await teams.catchUp()
  for (const size of [1, 2, 3, 10]) {
    expect(await listed({ order: 'joined' }, size)).toEqual({ ids: [idle, quiet, lost, won, agent], total: 5 })
    expect(await listed({ order: 'people' }, size)).toEqual({ ids: [agent, idle, quiet, lost, won], total: 5 })
    expect(await listed({ order: 'stake' }, size)).toEqual({ ids: [lost, agent, won, idle, quiet], total: 5 })
    expect(await listed({ order: 'result' }, size)).toEqual({ ids: [lost, agent, idle, quiet, won], total: 5 })
    expect(await listed({ order: 'result', feeBp: 100 }, size)).toEqual({ ids: [lost, agent, idle, quiet, won], total: 5 })
    expect(await listed({ order: 'result', kind: 'member' }, size)).toEqual({ ids: [lost, idle, quiet, won], total: 4 })
    expect(await listed({ order: 'stake', kind: 'agent' }, size)).toEqual({ ids: [agent], total: 1 })
    expect(await listed({ order: 'people', kind: 'member' }, size)).toEqual({ ids: [idle, quiet, lost, won], total: 4 })
  }
  // A month stands in an order of its own; any other days are added up.
  for (const days of [
    { from: '2026-03-01', to: '2026-03-31' },
    { from: '2026-03-09', to: '2026-03-10' },
  ])
    for (const size of [2, 10]) {
      const branches = async (order: 'stake' | 'result' | 'deposits' | 'joined', type = 'CONS') => {
        const ids: bigint[] = []
        for (let offset = 0; ; offset += size) {
          const { list } = await readBranches(teams.db, general, { ...days, type, order, limit: size, offset })
          ids.push(...list.map(({ id }) => id))
          if (list.length < size) return ids
        }
      }
      expect(await branches('stake')).toEqual([lost, agent, won, idle, quiet])
      expect(await branches('result')).toEqual([lost, agent, idle, quiet, won])
      expect(await branches('deposits')).toEqual([lost, won, agent, idle, quiet])
      expect(await branches('joined')).toEqual([agent, idle, quiet, lost, won])
      expect(await branches('stake', 'SPORTS')).toEqual([idle, quiet, lost, won, agent])
    }
  // Days that are over, and the one that is running.
  await teams.turn('2026-03-12T15:00:00Z')
  await teams.catchUp()
  await teams.pay(quiet, 100_00n)
  await teams.bet(quiet, { stake: 70_00n })
  await teams.catchUp()
  expect((await teams.owner.query('select max(day)::text as day from team.closed_days')).rows).toEqual([{ day: '2026-03-10' }])
  const days = { from: '2026-03-09', to: '2026-03-12', order: 'stake', limit: 10, offset: 0 } as const
  const staked = async (type: string) => (await readBranches(teams.db, general, { ...days, type })).list.map(({ id, stake }) => [id, stake])
  for (const type of ['CONS', 'RNG'])
    expect(await staked(type)).toEqual([
      [quiet, 70_00n],
      [lost, 50_00n],
      [agent, 30_00n],
      [won, 10_00n],
      [idle, 0n],
    ])
  await right()
})

test('whoever becomes an agent, or is moved, is listed with what is its own; a planted difference is found', async () => {
  const [first, second] = [await teams.join(null, 2), await teams.join(null, 2)]
  const member = await teams.join(first)
  await teams.pay(member, 100_00n)
  await teams.bet(member, { stake: 20_00n })
  await teams.catchUp()
  await teams.owner.query('update member.members set type = 1 where id = $1', [member])
  const below = await teams.join(member)
  await teams.pay(below, 100_00n)
  await teams.bet(below, { stake: 5_00n })
  await teams.catchUp()
  const kept = async () =>
    (await recount(teams.db, teamBrand)).filter(({ what }) => ['size', 'upline', 'direct', 'month', 'funnel'].includes(what))
  expect(await kept()).toEqual([])
  await teams.owner.query('update member.members set upline_id = $2 where id = $1', [member, second])
  const stakes = async (agentId: bigint) => {
    const filter = {
      agentId,
      of: agentId,
      query: undefined,
      kind: undefined,
      seen: undefined,
      feeBp: 0,
      order: 'stake',
      offset: 0,
      limit: 20,
    } as const
    const { list, total } = await readDownlines(teams.db, filter)
    return [total, ...list.map(({ id, stake, people }) => [id, stake, people])]
  }
  expect(await stakes(first)).toEqual([0])
  expect(await stakes(second)).toEqual([1, [member, 25_00n, 1]])
  expect(await kept()).toEqual([])
  // Somebody who came by a link.
  await teams.owner.query(`insert into agent.invitations (code, agent_id) values ('LINK', $1)`, [second])
  const { rows } = await teams.owner.query<{ id: string }>(
    `insert into member.members (account, nickname, password_hash, upline_id, invitation, created_at) values ('vinda', 'vinda', 'x', $1, 'LINK', platform.clock()) returning id`,
    [second],
  )
  const came = BigInt(rows[0]!.id)
  await teams.pay(came, 200_00n)
  await teams.bet(came, { stake: 100_00n })
  await teams.catchUp()
  expect((await teams.owner.query('select first_deposits, active from team.funnels')).rows).toEqual([{ first_deposits: 1, active: 1 }])
  expect(await kept()).toEqual([])
  await teams.owner.query(`update team.funnels set active = active + 1 where code = 'LINK'`)
  await teams.owner.query('update team.sizes set members = members + 1 where agent_id = $1', [first])
  await teams.owner.query('update team.direct_days set stake = stake + 1 where agent_id = $1', [second])
  await teams.owner.query('update team.branch_months set payout = payout - 1, upline_id = $2 where member_id = $1', [below, first])
  expect((await kept()).map(({ what }) => what).toSorted()).toEqual(['direct', 'funnel', 'month', 'size', 'upline'])
})
