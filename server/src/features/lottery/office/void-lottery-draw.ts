import { voidLotteryDraw as contract } from '@tucano/contract/lottery/office'
import type { Db } from '@tucano/database'
import { type DrawServices, voidDraw } from '#draws/advance'
import { readDraw as readSharedDraw } from '#draws/published'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { OperatorIn } from '#platform/endpoint'
import { findGame } from '../games.ts'
import { voidOfficial } from '../official/advance.ts'
import { holdDraw } from '../official/results.ts'
import { type DrawRow, readDraw } from '../store.ts'
import { type OfficeServices, readReason, showDetail } from './show.ts'

interface Voided {
  draw: DrawRow
  operator: OperatorIn
  reason: string
}

export const voidLotteryDraw = (services: OfficeServices & Pick<DrawServices, 'vault' | 'games'>) =>
  answer(contract, async ({ drawId, reason: given }, { operator }) => {
    const reason = readReason(given)
    const draw = await readDraw(services.db, drawId)
    if (!draw) throw new Fault('draw.unknown')
    if (draw.state !== 'open') throw new Fault('draw.over')
    const voided = { draw, operator, reason }
    await (draw.isOfficial ? voidWithoutChain(services.db, voided) : voidOwn(services, voided))
    return showDetail(services, drawId, operator.operatorId)
  })

const note = (trx: Db, { draw: { drawId, gameCode, numero }, operator, reason }: Voided) =>
  journal(trx, operator, {
    action: 'lottery.void',
    subject: `draw:${drawId}`,
    details: { title: findGame(gameCode)?.name.PT ?? gameCode, numero, reason },
  })

const voidWithoutChain = (db: Db, voided: Voided): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const held = await holdDraw(trx, voided.draw.drawId)
    if (held?.state !== 'open') throw new Fault('draw.over')
    await voidOfficial(trx, held, { reason: voided.reason, by: voided.operator })
    await note(trx, voided)
  })

/** Its seed is told, and so it has to wait for draws before it whose seeds that would tell. */
async function voidOwn(services: Pick<DrawServices, 'db' | 'vault' | 'games'>, voided: Voided): Promise<void> {
  const { drawId } = voided.draw
  const shared = await readSharedDraw(services.db, drawId)
  if (!shared || shared.state === 'drawn' || shared.isOver) throw new Fault('draw.over')
  const isDone = await voidDraw(services, shared, 'operator', async (trx) => {
    await trx
      .insertInto('lottery.voids')
      .values({ draw_id: drawId, operator_id: voided.operator.operatorId, account: voided.operator.account, reason: voided.reason })
      .execute()
    await note(trx, voided)
  })
  if (!isDone) throw new Fault('draw.busy')
}
