import { switchPromotions as contract } from '@tucano/contract/promotions/office'
import { journal } from '#journal/journal'
import { switchAll } from '#promotions/desk'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readReason } from './lines.ts'

export const switchPromotions = ({ db }: Services) =>
  answer(contract, async ({ isOff, reason: given }, { operator }) => {
    const reason = readReason(given)
    await db.transaction().execute(async (trx) => {
      await switchAll(trx, isOff)
      await journal(trx, operator, {
        action: isOff ? 'promotions.switchOff' : 'promotions.switchOn',
        subject: 'promotions:all',
        details: { reason },
      })
    })
    return {}
  })
