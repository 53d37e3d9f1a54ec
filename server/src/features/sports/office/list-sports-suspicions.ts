import { listSportsSuspicions as contract } from '@tucano/contract/sports/office-suspicions'
import { readCursor } from '#platform/cursor'
import { answer } from '#platform/endpoint'
import type { Sports } from '../sports.ts'
import { readSuspicions, showSuspicion } from './suspicion-rows.ts'

const PAGE = 25

export const listSportsSuspicions = ({ services: { db } }: Sports) =>
  answer(contract, async ({ event, before }, { language }) => {
    const rows = await readSuspicions(db, { event, before: readCursor(before), limit: PAGE + 1 })
    const page = rows.slice(0, PAGE)
    const last = page.at(-1)
    return {
      list: page.map((row) => showSuspicion(row, language)),
      next: rows.length > PAGE && last ? `${last.micros}.${last.id}` : null,
    }
  })
