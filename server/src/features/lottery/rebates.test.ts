import { listMovements } from '@tucano/contract/account-record'
import { listTeamBets } from '@tucano/contract/agents/reports'
import { listBets, listMemberBets, listProfit } from '@tucano/contract/bet-history'
import { listLotteryBets } from '@tucano/contract/lottery'
import { advanceDraw, voidDraw } from '#draws/advance'
import { msOfRound } from '@tucano/beacon'
import { readDraw } from '#draws/published'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { fund, hasRebates, open } from '../../testing/agents.ts'
import { employ } from '../../testing/desk.ts'
import { LotteryTest, type TestDraw } from '../../testing/lottery.ts'
import type { Player } from '../../testing/players.ts'

const GAME = 'cinco-digitos-1m'
let site: LotteryTest
beforeAll(async () => {
  site = await LotteryTest.open(inject('clusterUrl'))
})
afterAll(() => site.close())

/** Draws that close together are drawn, and all of their bets settled. */
async function drawn(...draws: TestDraw[]): Promise<void> {
  await site.shared.turnTo(draws[0]!.closesAt.getTime())
  for (const { id } of draws) for (let steps = 0; steps < 2; steps++) await advanceDraw(site.shared.draws, id)
  for (const { id } of draws) {
    const { beacon, beaconRound } = (await readDraw(site.db, id))!
    await site.shared.turnTo(msOfRound(beacon, beaconRound))
    while (await advanceDraw(site.shared.draws, id));
  }
}

const rebatesOf = async ({ headers }: Pick<Player, 'headers'>): Promise<string[]> => {
  const asked = { from: '2020-01-01', to: '2099-12-31', pocket: 'cash', heading: 'rebates' } as const
  const { list } = (await site.server.call(listMovements, asked, headers)).body.value
  return list.map(({ kind, amount }) => `${kind} ${amount}`)
}

test('what a member leaves of its series comes back when the bet settles, under its own heading; at its most nothing does', async () => {
  const player = await site.newPlayer()
  const draw = await site.newDraw(GAME)
  // 100.00 at 1800 of 1950, and 100.00 at the most.
  for (const series of [1800, 1950]) {
    const { refusal } = await site.bet(player, site.slip([draw], [['FIX1', '7....', 200, 50]], { series }))
    expect(refusal).toBeNull()
  }
  expect(await rebatesOf(player)).toEqual([])
  const before = await site.balanceOf(player)
  await drawn(draw)
  await expect.poll(() => rebatesOf(player)).toEqual(['rebateBet 750'])
  const { list } = (await site.server.call(listLotteryBets, { gameId: GAME }, player.headers)).body as unknown as {
    list: { rebate: string; payout: string; series: number }[]
  }
  expect(list.map(({ series, rebate }) => [series, rebate]).toSorted(([a = 0], [b = 0]) => Number(a) - Number(b))).toEqual([
    [1800, '750'],
    [1950, '0'],
  ])
  const paid = list.reduce((sum, { payout }) => sum + BigInt(payout), 0n)
  expect(await site.balanceOf(player)).toBe(before + paid + 750n)
  // Reports of agents and operators have it under the lottery, and what was given beside it.
  const days = () =>
    site.shared.owner
      .query<{ type: string; stake: string; rebate: string }>(
        `select type, sum(stake)::text as stake, sum(rebate)::text as rebate from (select member_id, type, stake, rebate from team.member_days union all select member_id, type, stake, rebate from team.pending) d
         where member_id = $1 and type in ('LOTT', 'CONS') group by type order by type`,
        [player.memberId],
      )
      .then(({ rows }) => rows.map(({ type, stake, rebate }) => [type, stake, rebate]))
  await expect.poll(days).toEqual([
    ['CONS', '0', '750'],
    ['LOTT', '20000', '0'],
  ])
  const kept = await site.db
    .selectFrom('commissions.stakes_with_rebates')
    .select(['type', 'stake'])
    .where('member_id', '=', player.memberId)
    .execute()
  expect(kept).toEqual([{ type: 'LOTT', stake: 20_000n }])
})

test('a draw that is void brings no rebate', async () => {
  const player = await site.newPlayer()
  const [draw, other] = [await site.newDraw(GAME), await site.newDraw(GAME, { closesInMs: 90_000 })]
  const before = await site.balanceOf(player)
  for (const [one, series] of [
    [draw, 1800],
    [other, 1700],
  ] as const)
    expect((await site.bet(player, site.slip([one], [['FIX1', '7....', 200, 50]], { series }))).refusal).toBeNull()
  expect(await voidDraw(site.shared.draws, (await readDraw(site.db, draw.id))!, 'operator')).toBe(true)
  while (await advanceDraw(site.shared.draws, draw.id));
  await drawn(other)
  // Of the second one there is a rebate: the first one has been heard by then.
  await expect.poll(() => rebatesOf(player)).toEqual(['rebateBet 1250'])
  expect(await site.balanceOf(player)).toBeGreaterThanOrEqual(before - 10_000n + 1250n)
})

test('reports of the member, its agent and operators have lottery bets under their types', async () => {
  const { server } = site
  const general = await open(server, { type: 2 })
  await hasRebates(server, general, [{ type: 'LOTT', bp: 50 }])
  const member = await open(server, { uplineId: general.id })
  await hasRebates(server, member, [{ type: 'LOTT', bp: 30 }])
  await fund(server, member.id, 500_00n)
  // Electronic games have the type of their own, and plain odds.
  const [draw, plain] = [await site.newDraw(GAME), await site.newDraw('giro-de-um-minuto')]
  // 30 hundredths of a per cent are six of the series: 1956 at most.
  const own = await site.bet(member, site.slip([draw], [['FIX1', '7....', 200, 50]], { series: 1800 }))
  const other = await site.bet(member, site.slip([plain], [['FIX1', '7....', 200, 5]]))
  expect([own.refusal, other.refusal]).toEqual([null, null])
  const staked = BigInt(other.bets[0]!.stake)
  await drawn(draw, plain)
  const dayAt = (days: number) => new Date(site.shared.clock.now + days * 86_400_000).toISOString().slice(0, 10)
  const day = { from: dayAt(-2), to: dayAt(2) }
  await expect.poll(() => rebatesOf(member)).toEqual(['rebateBet 780'])
  const profit = async () => {
    const { days } = (await server.call(listProfit, day, member.headers)).body.value
    return days.map(({ product, stake }) => [product, stake]).toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))
  }
  const types = [
    ['ELOTT', String(staked)],
    ['LOTT', '10000'],
  ]
  await expect.poll(profit).toEqual(types)
  for (const [product, id] of [
    ['LOTT', own.bets[0]!.roundId],
    ['ELOTT', other.bets[0]!.roundId],
  ] as const) {
    const { list } = (await server.call(listBets, { ...day, product }, member.headers)).body.value
    expect(list.map(({ roundId }) => roundId)).toEqual([id])
    const team = (await server.call(listTeamBets, { ...day, product }, general.headers)).body.value
    expect(team.list.map(({ roundId }) => roundId)).toEqual([id])
  }
  const teamOf = async () => {
    const { team } = (await server.call(listTeamBets, day, general.headers)).body.value
    return team
      ?.filter(({ rounds }) => rounds > 0)
      .map(({ type, stake }) => [type, stake])
      .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))
  }
  await expect.poll(teamOf).toEqual(types)
  const { headers } = await employ(server.services, 'relatora', ['support', 'auditor'])
  const told = (await server.call(listMemberBets, { ...day, memberId: String(member.id) }, headers)).body.value
  expect(told.list.map(({ product }) => product).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(['ELOTT', 'LOTT'])
})
