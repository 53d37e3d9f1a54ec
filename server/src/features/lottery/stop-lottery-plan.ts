import { stopLotteryPlan as contract } from '@tucano/contract/lottery'
import { readBalance } from '#betting/pockets'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Lottery } from './lottery.ts'
import { endPlan } from './plans/end.ts'
import { showPlans } from './plans/show-plan.ts'
import { readPlan } from './plans/store.ts'

export const stopLotteryPlan = ({ services: { db }, catalogue }: Lottery) =>
  answer(contract, async ({ planId }, { member, language }) => {
    const plan = await readPlan(db, planId)
    if (plan?.memberId !== member.memberId) throw new Fault('plan.unknown')
    if (!(await endPlan(db, planId, { state: 'stopped' }))) throw new Fault('plan.over')
    const [shown] = await showPlans(db, [(await readPlan(db, planId))!], { snapshot: await catalogue.read(), language })
    return { plan: shown!, balance: String(await readBalance(db, plan.pocket)) }
  })
