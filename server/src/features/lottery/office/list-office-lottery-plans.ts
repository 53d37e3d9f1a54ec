import { listOfficeLotteryPlans as contract } from '@tucano/contract/lottery/office'
import { answer } from '#platform/endpoint'
import { pageOf, placeOf } from '../paging.ts'
import { readPlans, sumPlans } from './read.ts'
import { type OfficeServices, showPlan } from './show.ts'

const PAGE = 25

export const listOfficeLotteryPlans = ({ db }: OfficeServices) =>
  answer(contract, async ({ gameCode, after }) => {
    const { list, next } = pageOf(await readPlans(db, { gameCode, after: placeOf(after), limit: PAGE + 1 }), PAGE)
    const { running, held } = await sumPlans(db, gameCode)
    return { list: list.map(showPlan), next, running, held: String(held) }
  })
