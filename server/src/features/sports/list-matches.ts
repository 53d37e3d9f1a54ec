import { listMatches as contract } from '@tucano/contract/sports'
import { answer } from '#platform/endpoint'
import { AHEAD_STATES } from './board/events.ts'
import { listRows } from './board/list.ts'
import type { Sports } from './sports.ts'

export const listMatches = (sports: Sports) =>
  answer(contract, ({ day, team, ...asked }, { language }) =>
    listRows(sports, asked, {
      states: AHEAD_STATES,
      language,
      day: day === undefined ? undefined : { day, zone: sports.services.brand.timeZone },
      team,
    }),
  )
