import { listMovements } from '@tucano/contract/account-record'
import { listLotteryBets } from '@tucano/contract/lottery'
import { advanceDraw, voidDraw } from '#draws/advance'
import { msOfRound } from '@tucano/beacon'
import { readDraw } from '#draws/published'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { LotteryTest, type TestDraw } from '../../testing/lottery.ts'
import type { Player } from '../../testing/players.ts'

const GAME = 'cinco-digitos-1m'
let site: LotteryTest
beforeAll(async () => {
  site = await LotteryTest.open(inject('clusterUrl'))
})
afterAll(() => site.close())

/** Drawn, and all of its bets settled. */
async function drawn(draw: TestDraw): Promise<void> {
  await site.shared.turnTo(draw.closesAt.getTime())
  await advanceDraw(site.shared.draws, draw.id)
  await advanceDraw(site.shared.draws, draw.id)
  const { beacon, beaconRound } = (await readDraw(site.db, draw.id))!
  await site.shared.turnTo(msOfRound(beacon, beaconRound))
  while (await advanceDraw(site.shared.draws, draw.id));
}

const rebatesOf = async ({ headers }: Player): Promise<string[]> => {
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
