import type { Db } from '@tucano/database'
import { BadPicks, type Result, shapes } from '@tucano/lottery'
import { Fault } from '#platform/fault'
import { sql } from 'kysely'
import { findGame } from '../games.ts'
import { acceptResult, holdDraw, isSame } from './results.ts'

interface Typed {
  drawId: string
  /** Which result of the draw it is. */
  version: number
  numbers: readonly string[]
  /** Of a correction. */
  reason: string | undefined
  by: { operatorId: bigint; account: string }
}

/** What became of what somebody typed: it waits for a second operator, differs from what another one has typed, or is the result. */
export type TypedOutcome = {
  outcome: 'waits' | 'differs' | 'result'
  result: Result
  gameCode: string
  numero: string
  isCorrection: boolean
}

/**
 * Takes what an operator types, the last of each. It is the result when another one has typed the same; nobody is shown what somebody else has typed before. Where they differ, both are
 * shown, and whoever is wrong types again.
 */
export async function typeResult(trx: Db, { drawId, version, numbers, reason, by }: Typed): Promise<TypedOutcome> {
  const draw = await holdDraw(trx, drawId)
  if (!draw || !draw.isOfficial) throw new Fault('draw.unknown')
  if (draw.state === 'void') throw new Fault('draw.over')
  // While bets are settled or corrected by the last result there is no next one.
  if (draw.version + 1 !== version || draw.state === 'drawn') throw new Fault('result.changed')
  if (draw.state === 'open' && (draw.event.state !== 'closed' || draw.drawsAt > draw.now)) throw new Fault('result.early')
  const isCorrection = draw.state === 'settled'
  if (isCorrection && reason === undefined) throw new Fault('request.invalid', { fields: [{ field: 'reason', problem: 'is missing' }] })
  const result = readNumbers(draw.gameCode, numbers)
  if (isCorrection && isSame(result, draw.result!))
    throw new Fault('request.invalid', { fields: [{ field: 'numbers', problem: 'are those that were told' }] })
  await sql`
    update lottery.typed_results set is_last = false
    where draw_id = ${drawId}::uuid and version = ${version} and operator_id = ${by.operatorId}::bigint and is_last`.execute(trx)
  await sql`
    insert into lottery.typed_results (draw_id, version, operator_id, account, result, reason, n)
    select ${drawId}::uuid, ${version}, ${by.operatorId}::bigint, ${by.account}, ${JSON.stringify(result)}::jsonb, ${isCorrection ? reason! : null}, count(*) + 1
    from lottery.typed_results t where t.draw_id = ${drawId}::uuid and t.version = ${version} and t.operator_id = ${by.operatorId}::bigint`.execute(
    trx,
  )
  const { rows: others } = await sql<{ account: string; result: string[] }>`
    select t.account, t.result from lottery.typed_results t
    where t.draw_id = ${drawId}::uuid and t.version = ${version} and t.operator_id <> ${by.operatorId}::bigint and t.is_last order by t.at`.execute(
    trx,
  )
  const same = others.find((other) => isSame(other.result, result))
  if (same) await acceptResult(trx, draw, { result, source: `${same.account}, ${by.account}` })
  const outcome = same ? 'result' : others.length > 0 ? 'differs' : 'waits'
  return { outcome, result, gameCode: draw.gameCode, numero: draw.numero, isCorrection }
}

/** Numbers as they are said, where a draw of the game can have them. */
function readNumbers(gameCode: string, numbers: readonly string[]): Result {
  try {
    return shapes.get(findGame(gameCode)!.shape)!.readResult(numbers)
  } catch (error) {
    if (error instanceof BadPicks) throw new Fault('request.invalid', { fields: [{ field: 'numbers', problem: error.problem }] })
    throw error
  }
}
