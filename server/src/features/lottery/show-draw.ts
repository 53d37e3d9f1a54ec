import type { LotteryDraw } from '@tucano/contract/lottery'
import type { Db } from '@tucano/database'
import { type DrawRow, readEarlier } from './store.ts'

type State = LotteryDraw['state']

const stateOf = ({ state, closesAt }: DrawRow, nowMs: number): State => (state === 'open' && closesAt.getTime() <= nowMs ? 'closed' : state)

/** A draw as everybody sees it. */
export const showDraw = (draw: DrawRow, nowMs: number, earlier: string[][] = []): LotteryDraw => ({
  drawId: draw.drawId,
  gameCode: draw.gameCode,
  numero: draw.numero,
  opensAt: draw.opensAt.getTime(),
  closesAt: draw.closesAt.getTime(),
  drawsAt: draw.drawsAt.getTime(),
  state: stateOf(draw, nowMs),
  result: draw.state === 'void' ? null : draw.result,
  earlier,
})

/** The same, with what was told before they were corrected. */
export async function showDraws(db: Db, draws: readonly DrawRow[], nowMs: number): Promise<LotteryDraw[]> {
  const earlier = await readEarlier(db, draws)
  return draws.map((draw) => showDraw(draw, nowMs, earlier.get(draw.drawId)))
}
