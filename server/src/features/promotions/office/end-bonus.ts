import { endBonus as contract } from '@tucano/contract/promotions/office'
import { endBonus as end } from '#bonus/bonuses'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { plainText } from '#platform/plain-text'
import type { Services } from '#platform/services'

const REASON_MAX = 300

/** What is open stays open: what it pays goes back to the promotion account. */
export const endBonus = ({ db }: Services) =>
  answer(contract, async ({ grantId, reason }, { operator }) => {
    await db.transaction().execute(async (trx) => {
      const bonus = await trx
        .selectFrom('betting.bonuses')
        .select(['id', 'member_id as memberId', 'currency', 'title', 'amount'])
        .where('id', '=', BigInt(grantId))
        .executeTakeFirst()
      if (!bonus || (await end(trx, bonus, 'ended')) !== 'ended') throw new Fault('bonus.none')
      const { memberId, currency, title, amount } = bonus
      await journal(trx, operator, {
        action: 'promotions.endBonus',
        subject: `member:${memberId}`,
        details: {
          member: String(memberId),
          bonus: grantId,
          title,
          currency,
          amount: String(amount),
          reason: plainText(reason, 'reason', REASON_MAX),
        },
      })
    })
    return {}
  })
