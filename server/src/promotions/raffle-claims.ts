import type { Reward } from '@tucano/contract/promotions'
import { readClock } from './clock.ts'
import { readCandidates } from './eligible.ts'
import { type Promotions, type Refusal, claim } from './promotions.ts'

interface Win {
  promotionId: bigint
  memberId: bigint
  period: string
}

/** Takes what a member has won in a raffle, once; the same again tells it again. */
export async function claimWin(promotions: Promotions, win: Win): Promise<Reward | Refusal | 'raffle.nothing'> {
  const refusal = await promotions.db.transaction().execute(async (db) => {
    const member = (await readCandidates(db, [win.memberId])).get(win.memberId)
    if (!member || member.isClosed) return 'play.closed'
    const won = await db
      .selectFrom('promotions.raffle_wins as w')
      .innerJoin('promotions.raffles as r', 'r.id', 'w.raffle_id')
      .select('w.number')
      .where('r.promotion_id', '=', win.promotionId)
      .where('r.period', '=', win.period)
      .where('w.member_id', '=', win.memberId)
      .executeTakeFirst()
    return won ? claim(promotions, db, win, await readClock(db)) : 'raffle.nothing'
  })
  if (refusal !== undefined) return refusal
  const entry = await promotions.db
    .selectFrom('promotions.entries')
    .select('reward')
    .where('promotion_id', '=', win.promotionId)
    .where('member_id', '=', win.memberId)
    .where('period', '=', win.period)
    .executeTakeFirstOrThrow()
  return entry.reward as Reward
}
