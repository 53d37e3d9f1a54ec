import { listSportsActs as contract } from '@tucano/contract/sports/office'
import { readCursor } from '#platform/cursor'
import { answer } from '#platform/endpoint'
import type { Sports } from '../sports.ts'
import { readActs, showAct } from './acts.ts'

const PAGE = 50

export const listSportsActs = ({ services }: Sports) =>
  answer(contract, async ({ before }, { operator }) => {
    const rows = await readActs(services.db, { before: readCursor(before), limit: PAGE + 1 })
    const page = rows.slice(0, PAGE)
    const last = page.at(-1)
    return {
      list: page.map((row) => showAct(row, operator.operatorId)),
      next: rows.length > PAGE && last && last.state !== 'waiting' ? `${last.micros}.${last.id}` : null,
    }
  })
