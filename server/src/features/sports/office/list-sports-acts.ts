import { listSportsActs as contract } from '@tucano/contract/sports/office-acts'
import { readCursor } from '#platform/cursor'
import { answer } from '#platform/endpoint'
import type { Sports } from '../sports.ts'
import { readActs, showAct } from './acts.ts'

const PAGE = 50

export const listSportsActs = ({ services }: Sports) =>
  answer(contract, async ({ which, before }, { operator, language }) => {
    const rows = await readActs(services.db, { which, before: readCursor(before), limit: PAGE + 1 })
    const page = rows.slice(0, PAGE)
    const last = page.at(-1)
    return {
      list: page.map((row) => showAct(row, { operatorId: operator.operatorId, language })),
      next: rows.length > PAGE && last ? `${last.micros}.${last.id}` : null,
    }
  })
