import { getAgentMenu, getTeamOverview } from '@tucano/contract/agents'
import { offer } from '#commissions/agreements'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Somebody, openBelow, stakeOf } from '../../testing/agents.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl') })
})
afterAll(() => server.close())

const open = (account: string, more: { type?: number; uplineId?: bigint } = {}) => openBelow(server, account, more)
const stake = (memberId: bigint, amount: bigint, payout: bigint) => stakeOf(server, memberId, amount, payout)

const today = async (): Promise<string> => {
  const { rows } = await sql<{ day: string }>`select (clock_timestamp() at time zone 'America/Sao_Paulo')::date::text as day`.execute(
    server.services.db,
  )
  return rows[0]!.day
}

test('the menu has the pages that an agent has, each with its name, page and data: those of agreements, with their type, for whoever has one, or agents below; nobody else has any [ENT-28]', async () => {
  const general = await open('geral', { type: 2 })
  const agent = await open('agente', { type: 1, uplineId: general.id })
  const member = await open('membro', { uplineId: agent.id })
  const names = async ({ headers }: Somebody) =>
    (await server.call(getAgentMenu, {}, headers)).body.value.map(({ name, type }) => [name, type])
  const always = [
    'agentAnnouncement',
    'teamOverview',
    'registerCenter',
    'teamManagement',
    'teamBetting',
    'userProfit',
    'income',
    'downlineAccount',
  ]
  expect(await names(agent)).toEqual(always.map((name) => [name, undefined]))
  expect((await names(general)).slice(8)).toEqual([
    ['dividendRecord', 'enableCt'],
    ['salaryDay', 'salary'],
    ['salaryHour', 'hourSalary'],
    ['salaryLive', 'agentRealtimeSalary'],
  ])
  const terms = { rateType: 'percent', tiers: [{ turnover: 0n, active: 0, netLoss: 0n, rate: 10n }], carry: false, fence: null } as const
  await server.services.db.transaction().execute((trx) =>
    offer(trx, {
      payerId: general.id,
      payeeId: agent.id,
      kind: 'salaryHour',
      type: 'CONS',
      period: 'hour',
      terms,
      isHigherConfirmed: true,
    }),
  )
  const [item] = (await server.call(getAgentMenu, {}, agent.headers)).body.value.slice(8)
  expect(item).toEqual({ name: 'salaryHour', page: 'salaryHour', data: { waiting: 1 }, type: 'hourSalary' })
  expect((await server.call(getAgentMenu, {}, member.headers)).body.errorCode).toBe('role.not.allowed')
  expect((await server.call(getAgentMenu, {})).body.errorCode).toBe('login.not.session')
})

test('an agent sees what its team came to, a few seconds later, and nothing of others', async () => {
  const [agent, other] = [await open('visao', { type: 2 }), await open('outro', { type: 2 })]
  const [one, two] = [await open('um', { uplineId: agent.id }), await open('dois', { uplineId: agent.id })]
  await stake(one.id, 150_00n, 30_00n)
  await stake(two.id, 20_00n, 0n)
  const day = await today()
  const overview = async ({ headers }: Somebody) => (await server.call(getTeamOverview, { from: day, to: day }, headers)).body.value
  await expect.poll(async () => (await overview(agent)).stake).toBe('17000')
  expect(await overview(agent)).toMatchObject({
    currency: 'BRL',
    members: 2,
    agents: 0,
    joined: 2,
    firstDeposits: 2,
    active: 1,
    deposits: '17000',
    payout: '3000',
    result: '14000',
    types: [{ type: 'RNG', stake: '17000', payout: '3000' }],
    days: [{ day, stake: '17000', active: 1 }],
  })
  expect(await overview(other)).toMatchObject({ members: 0, stake: '0', active: 0 })
  for (const [from, to] of [
    [day, '2020-01-01'],
    ['2020-01-01', day],
  ] as const)
    expect((await server.call(getTeamOverview, { from, to }, agent.headers)).body).toMatchObject({ errorCode: 'request.invalid' })
  expect((await server.call(getTeamOverview, { from: day, to: day }, one.headers)).body.errorCode).toBe('role.not.allowed')
})
