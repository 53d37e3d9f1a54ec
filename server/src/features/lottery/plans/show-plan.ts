import type { LotteryPlan } from '@tucano/contract/lottery'
import type { Db } from '@tucano/database'
import type { Snapshot } from '#catalogue/snapshot'
import { nameOf, showContents } from '../show-bet.ts'
import { type PlanDrawRow, type PlanRow, readPlanDraws } from './store.ts'

const sum = (amounts: readonly bigint[]): string => String(amounts.reduce((all, one) => all + one, 0n))

function showPlan(
  plan: PlanRow,
  draws: readonly PlanDrawRow[],
  { snapshot, language }: { snapshot: Snapshot; language: string },
): LotteryPlan {
  const { gameCode, series, most, contents } = plan
  const bets = draws.filter(({ betState }) => betState !== null && betState !== 'void')
  return {
    planId: plan.id,
    gameCode,
    gameName: nameOf(snapshot, gameCode, language),
    state: plan.state,
    refusal: plan.refusal,
    series,
    contents: showContents({ game: gameCode, series, most, contents }, null),
    winStop: plan.winStop,
    draws: draws.map(({ numero, multiple, stake, state, betId, betState, payout }) => ({
      numero,
      multiple,
      stake: String(stake),
      state: state === 'bet' ? (betState ?? 'open') : state,
      payout: betState === 'settled' ? String(payout) : null,
      roundId: betId,
    })),
    cost: String(plan.cost),
    spent: sum(bets.map(({ stake }) => stake)),
    won: sum(bets.map(({ payout }) => payout ?? 0n)),
    held: String(plan.held),
    currency: plan.currency,
    startedAt: Math.floor(Number(plan.micros) / 1000),
  }
}

/** Plans with all of their draws. */
export async function showPlans(
  db: Db,
  plans: readonly PlanRow[],
  given: { snapshot: Snapshot; language: string },
): Promise<LotteryPlan[]> {
  const draws = Map.groupBy(
    await readPlanDraws(
      db,
      plans.map(({ id }) => id),
    ),
    ({ planId }) => planId,
  )
  return plans.map((plan) => showPlan(plan, draws.get(plan.id) ?? [], given))
}
