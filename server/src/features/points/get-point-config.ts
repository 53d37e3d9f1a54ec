import { getPointConfig as contract } from '@tucano/contract/points'
import { findMember } from '#accounts/members'
import { convertedToday } from '#points/convert'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'

export const getPointConfig = ({ db, brand: { points } }: Services) =>
  answer(contract, async (_request, { member: { memberId } }) => {
    const { factors, stake, rate, min, perDay } = points
    const left = perDay - Number(await convertedToday(db, memberId))
    return {
      factors: { ...factors },
      stake: String(stake),
      rate,
      min,
      perDay,
      leftToday: Math.max(0, left),
      paymentPassword: (await findMember(db, memberId))?.payment_password_hash != null,
    }
  })
