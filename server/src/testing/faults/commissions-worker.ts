// Closes periods of teams and pays what is due, until a day is closed and nothing is new. Killed in the middle, the next one goes on.
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from '@tucano/database'
import type { Closing } from '#betting/closings'
import { hearSome } from '#betting/listen'
import { payOwed } from '#commissions/pay'
import { countPeriod } from '#commissions/settle'
import { teamDays } from '#team/days'
import { fold } from '#team/fold'
import { sql } from 'kysely'
import { teamBrand } from '../teams.ts'

const { db } = connect({ url: process.env['DATABASE_URL'] ?? '', connections: 4, onError: () => undefined })
const until = process.env['CLOSED_UNTIL'] ?? ''
const listener = teamDays(teamBrand, [(trx, closing: Closing) => countPeriod(trx, teamBrand, closing)], { periods: ['day'] })

async function isDone(): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select exists (select from platform.closings c where c.listener = 'team.days' and c.until >= ${until}::timestamptz) and not exists (select from commissions.settlements s where s.is_new) as done`.execute(
    db,
  )
  return rows[0]!.done
}

// Whoever started this process is gone, and nobody would end it.
process.on('disconnect', () => process.exit())
process.send?.('begins')
while (!(await isDone())) {
  while (await hearSome(db, listener));
  await fold(db, teamBrand)
  await payOwed(db, teamBrand.currency.code)
  await pause(2)
}
process.send?.('done')
