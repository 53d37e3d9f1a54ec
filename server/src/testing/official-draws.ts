import { type Slip, gameOf, readSlip, slipStake } from '@tucano/lottery'
import type { Db } from '@tucano/database'
import { newBetId } from '#betting/bet'
import { move } from '#betting/bets'
import { scheduleEvent } from '#betting/events'
import { productOf } from '#features/lottery'

/** A draw of an official game, as planned ones are. */
export interface TestOfficialDraw {
  drawId: string
  gameCode: string
  numero: string
  closesAt: Date
  drawsAt: Date
}

let numeros = 0

/** A draw that closes so long from a moment, and is drawn so long after that. */
export async function newOfficialDraw(
  db: Db,
  gameCode: string,
  now: Date,
  { closesInMs = 60_000, drawsAfterMs = 300_000 }: { closesInMs?: number; drawsAfterMs?: number } = {},
): Promise<TestOfficialDraw> {
  const game = gameOf(gameCode)!
  const closesAt = new Date(now.getTime() + closesInMs)
  const drawsAt = new Date(closesAt.getTime() + drawsAfterMs)
  const opensAt = new Date(now.getTime() - 1000)
  const draw = { drawId: newBetId(closesAt), gameCode, numero: `20980101${String(++numeros).padStart(4, '0')}`, closesAt, drawsAt }
  await scheduleEvent(db, { id: draw.drawId, product: productOf(game), vendor: game.vendor, game: gameCode, opensAt, closesAt })
  await db
    .insertInto('lottery.draws')
    .values({
      event_id: draw.drawId,
      game_code: gameCode,
      numero: draw.numero,
      opens_at: opensAt,
      closes_at: closesAt,
      draws_at: drawsAt,
      is_official: true,
    })
    .execute()
  return draw
}

/** Bets of a pocket on a draw: a line each, of 2.00 times the multiple. */
export async function betOnDraw(
  db: Db,
  { drawId, gameCode }: TestOfficialDraw,
  {
    pocket,
    at,
    lines,
    series = null,
  }: { pocket: bigint; at: Date; lines: readonly (readonly [play: string, picks: string, multiple?: number])[]; series?: number | null },
): Promise<{ id: string; slip: Slip }[]> {
  const game = gameOf(gameCode)!
  const bets = lines.map(([play, picks, multiple = 1]) => {
    const slip = readSlip({ game: gameCode, series, most: 1950, contents: [{ play, picks, unit: 200, multiple }] })
    return { id: newBetId(at), slip }
  })
  const moved = await move(
    db,
    bets.map(({ id, slip }) => ({
      kind: 'place' as const,
      id,
      pocket,
      product: productOf(game),
      vendor: game.vendor,
      game: gameCode,
      inputs: '',
      stake: slipStake(slip),
      event: drawId,
      selections: slip,
    })),
  )
  const refused = moved.find(({ verdict }) => verdict !== 'done')
  if (refused) throw new Error(`a bet was refused: ${refused.verdict}`)
  return bets
}
