import type { SharedDraw } from '@tucano/contract/fairness'
import { type DrawRow, publish } from '#draws/published'

/** A draw as anybody may see it. */
export const showDraw = (draw: DrawRow): SharedDraw => {
  const { chain, ...published } = publish(draw)
  return {
    ...published,
    drawId: draw.eventId,
    state: draw.state,
    closesAt: draw.closesAt.getTime(),
    chain: { ...chain, committedAt: draw.committedAt.getTime() },
    beacon: draw.beacon,
    sealedAt: draw.sealedAt?.getTime() ?? null,
    seed: draw.seed?.toString('hex') ?? null,
    voidReason: draw.voidReason,
  }
}
