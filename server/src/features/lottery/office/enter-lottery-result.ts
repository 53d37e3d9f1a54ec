import { enterLotteryResult as contract } from '@tucano/contract/lottery/office'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { closedByNature, findGame } from '../games.ts'
import { typeResult } from '../official/type-result.ts'
import { readDraw } from '../store.ts'
import { type OfficeServices, readReason, showDetail } from './show.ts'

/** What was typed for a draw is journalled as it was typed; the second entry that agrees is the one by which it counts. */
export const enterLotteryResult = (services: OfficeServices) =>
  answer(contract, async ({ drawId, version, numbers, reason: given }, { operator }) => {
    const { db } = services
    const reason = given === undefined ? undefined : readReason(given)
    const draw = await readDraw(db, drawId)
    const game = draw && findGame(draw.gameCode)
    if (!game || !draw.isOfficial) throw new Fault('draw.unknown')
    if (closedByNature(services, game) === 'results') throw new Fault('function.not.available')
    await db.transaction().execute(async (trx) => {
      const { outcome, result, isCorrection } = await typeResult(trx, { drawId, version, numbers, reason, by: operator })
      const action = outcome !== 'result' ? 'lottery.type' : isCorrection ? 'lottery.correct' : 'lottery.result'
      await journal(trx, operator, {
        action,
        subject: `draw:${drawId}`,
        details: {
          title: game.name.PT,
          numero: draw.numero,
          version,
          // Whoever types it next does not read it here.
          ...(outcome !== 'waits' && { result: [...result].join(' ') }),
          ...(isCorrection && { reason: reason! }),
        },
      })
    })
    return showDetail(services, drawId, operator.operatorId)
  })
