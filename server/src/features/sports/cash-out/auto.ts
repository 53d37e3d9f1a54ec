import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type BetRow, readBets } from '../bets/read-bets.ts'
import { marketsOf } from '../place/asked-again.ts'
import { readJudging } from '../place/judging.ts'
import type { Sports } from '../sports.ts'
import { cashOutBet } from './cash-out.ts'
import { readJoint } from './joint.ts'
import { offerFor } from './offer.ts'

const TOGETHER = 200

/** Ends bets whose offer has reached what their members wait for. What is paid is the offer, which may be more. Returns how many. */
export async function runAutoCashOuts(sports: Sports): Promise<number> {
  const { db } = sports.services
  let ended = 0
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await sql<{ id: string }>`
      select b.id from sports.bets b where b.auto_target is not null and b.state = 'open' and b.id > ${after}::uuid order by b.id limit ${TOGETHER}`.execute(
      db,
    )
    const bets = await readBets(
      db,
      rows.map(({ id }) => id),
    )
    for (const row of await readyOnes(sports, bets)) {
      const { id: betId, memberId, autoTarget } = row
      const done = await cashOutBet(sports, { id: randomUUID(), betId, memberId, unit: undefined, least: autoTarget!, isAuto: true })
      if (done?.kind === 'paid') ended++
    }
    const last = rows.at(-1)
    if (!last || rows.length < TOGETHER) return ended
    after = last.id
  }
}

async function readyOnes(sports: Sports, bets: readonly BetRow[]): Promise<BetRow[]> {
  if (bets.length === 0) return []
  const judging = await readJudging(sports.services.db, sports.judgedBy, { keys: bets.flatMap(marketsOf) }, { isHeld: false })
  const ready = await Promise.all(
    bets.map(async (row) => {
      const offering = offerFor(row, judging, { joint: await readJoint(sports, row) })
      return offering.kind === 'offer' && offering.offer.offer >= row.autoTarget! ? row : undefined
    }),
  )
  return ready.flatMap((row) => (row ? [row] : []))
}
