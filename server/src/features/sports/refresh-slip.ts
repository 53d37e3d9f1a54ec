import { refreshSlip as contract } from '@tucano/contract/sports'
import { answer } from '#platform/endpoint'
import { legsNow, readLegs } from './place/legs-now.ts'
import type { Sports } from './sports.ts'

export const refreshSlip = (sports: Sports) => answer(contract, ({ legs }, { language }) => legsNow(sports, readLegs(legs), language))
