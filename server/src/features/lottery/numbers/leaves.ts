import { type LotteryGame, sentLeaf } from '@tucano/lottery'
import type { OtherLeaves } from '#draws/tree'

/** Of games whose draws members send numbers into. */
const SHAPE = 'yeekee'
export const NUMBERS_LEAST = 20

export const takesNumbers = ({ shape, isOfficial }: Pick<LotteryGame, 'shape' | 'isOfficial'>): boolean => shape === SHAPE && !isOfficial

/** Numbers that were sent into a draw are sealed with its bets: nobody can send one more when what comes of them can be known. */
export const sentLeaves: OtherLeaves = {
  least: NUMBERS_LEAST,
  read: async (db, eventId, { from, isAfter, limit }) => {
    const rows = await db
      .selectFrom('lottery.sent_numbers')
      .select(['id', 'number'])
      .where('draw_id', '=', eventId)
      .where('id', isAfter ? '>' : '>=', from)
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map(({ id, number }) => ({ id, text: sentLeaf(id, { sent: number }) }))
  },
}
