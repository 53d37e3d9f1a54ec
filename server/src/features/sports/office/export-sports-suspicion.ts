import { exportSportsSuspicion as contract } from '@tucano/contract/sports/office-suspicions'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Sports } from '../sports.ts'
import { titled } from './match-words.ts'
import { readSuspicion } from './suspicion-rows.ts'

const INDENT = 2

/** The file has who made the bets, by their documents: whoever takes it is noted. */
export const exportSportsSuspicion = ({ services: { db, brand } }: Sports) =>
  answer(contract, async ({ suspicionId }, { operator }) => {
    const row = await readSuspicion(db, suspicionId)
    if (!row) throw new Fault('sports.act.unknown')
    const { number, text, record, account, at, match } = row
    const file = {
      report: Number(number),
      id: suspicionId,
      reportedAt: at.toISOString(),
      reportedBy: account,
      house: brand.name,
      text,
      ...record,
    }
    await db.transaction().execute((trx) =>
      journal(trx, operator, {
        action: 'sports.takeSuspicion',
        subject: `suspicion:${suspicionId}`,
        details: { ...titled(match), number: Number(number), bets: record.bets.length },
      }),
    )
    return { fileName: `suspeita-${String(number)}.json`, text: JSON.stringify(file, null, INDENT) }
  })
