import { listOfficePromotions as contract } from '@tucano/contract/promotions/office'
import { readLines } from '#promotions/lines'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'

export const listOfficePromotions = ({ db }: Services) =>
  answer(contract, async () => {
    const [{ is_off: isOff }, list] = await Promise.all([
      db.selectFrom('promotions.switch').select('is_off').executeTakeFirstOrThrow(),
      readLines(db),
    ])
    return { isOff, list }
  })
