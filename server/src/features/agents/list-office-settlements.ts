import { listOfficeSettlements as contract } from '@tucano/contract/agents/office'
import { readOfficeSettlements, readOfficeTotals } from '#commissions/office-settlements'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'

export const listOfficeSettlements = ({ db, brand }: Services) =>
  answer(contract, async ({ before, ...asked }) => {
    const { timeZone } = brand
    const [page, totals] = await Promise.all([
      readOfficeSettlements(db, { ...asked, timeZone, before }),
      asked.day !== undefined && before === undefined ? readOfficeTotals(db, { day: asked.day, timeZone }) : null,
    ])
    return { ...page, totals }
  })
