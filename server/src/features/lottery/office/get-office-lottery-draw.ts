import { getOfficeLotteryDraw as contract } from '@tucano/contract/lottery/office'
import { answer } from '#platform/endpoint'
import { type OfficeServices, showDetail } from './show.ts'

export const getOfficeLotteryDraw = (services: OfficeServices) =>
  answer(contract, ({ drawId }, { operator }) => showDetail(services, drawId, operator.operatorId))
