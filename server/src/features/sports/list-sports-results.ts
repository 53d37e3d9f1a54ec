import { listSportsResults as contract } from '@tucano/contract/sports'
import { answer } from '#platform/endpoint'
import { OVER_STATES } from './board/events.ts'
import { listRows } from './board/list.ts'
import type { Sports } from './sports.ts'

export const listSportsResults = (sports: Sports) =>
  answer(contract, ({ day, ...asked }, { language }) =>
    listRows(sports, asked, { states: OVER_STATES, language, day: { day, zone: sports.services.brand.timeZone }, newestFirst: true }),
  )
