import { listLiveMatches as contract } from '@tucano/contract/sports'
import { answer } from '#platform/endpoint'
import { LIVE_STATES } from './board/events.ts'
import { listRows } from './board/list.ts'
import type { Sports } from './sports.ts'

export const listLiveMatches = (sports: Sports) =>
  answer(contract, (asked, { language }) => listRows(sports, asked, { states: LIVE_STATES, language }))
