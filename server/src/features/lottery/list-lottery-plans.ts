import { listLotteryPlans as contract } from '@tucano/contract/lottery'
import { answer } from '#platform/endpoint'
import type { Lottery } from './lottery.ts'
import { pageOf, placeOf } from './paging.ts'
import { showPlans } from './plans/show-plan.ts'
import { readPlans } from './plans/store.ts'

const PAGE = 10

export const listLotteryPlans = ({ services: { db }, catalogue }: Lottery) =>
  answer(contract, async ({ before }, { member, language }) => {
    const rows = await readPlans(db, member.memberId, { before: placeOf(before), limit: PAGE + 1 })
    const { list, next } = pageOf(rows, PAGE)
    return { list: await showPlans(db, list, { snapshot: await catalogue.read(), language }), next }
  })
