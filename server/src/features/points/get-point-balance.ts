import { getPointBalance as contract } from '@tucano/contract/points'
import { readLots } from '#points/read'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'

export const getPointBalance = ({ db, brand }: Services) =>
  answer(contract, async (_request, { member }) => {
    const lots = await readLots(db, member.memberId, brand.timeZone)
    const first = lots.at(0)
    return {
      balance: String(lots.reduce((sum, { left }) => sum + left, 0n)),
      expiring: String(first?.left ?? 0n),
      expiresOn: first?.expiresOn ?? null,
      lots: lots.map(({ month, left, expiresOn }) => ({ month, left: String(left), expiresOn })),
    }
  })
