import { readSharedSlip as contract } from '@tucano/contract/sports'
import { sql } from 'kysely'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { type AskedLeg, legsNow, readLegs } from './place/legs-now.ts'
import type { Sports } from './sports.ts'

export const readSharedSlip = (sports: Sports) =>
  answer(contract, async ({ code }, { language }) => {
    const { rows } = await sql<{ legs: AskedLeg[] }>`
      select c.legs from sports.codes c where c.code = ${code} and c.until > platform.clock()`.execute(sports.services.db)
    if (!rows[0]) throw new Fault('sports.code.unknown')
    return legsNow(sports, readLegs(rows[0].legs), language)
  })
