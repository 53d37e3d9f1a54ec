import { getSportsAct as contract } from '@tucano/contract/sports/office-acts'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Sports } from '../sports.ts'
import { readAct, showAct } from './acts.ts'
import { previewAct } from './preview.ts'

/** Whoever decides sees what whoever proposed it saw, and what has become of that since. */
export const getSportsAct = ({ services }: Sports) =>
  answer(contract, async ({ actId }, { operator, language }) => {
    const row = await readAct(services.db, actId)
    if (!row) throw new Fault('sports.act.unknown')
    return {
      act: showAct(row, { operatorId: operator.operatorId, language }),
      made: row.preview,
      now: row.state === 'waiting' ? await previewAct(services.db, row.eventId, row.asked) : null,
    }
  })
