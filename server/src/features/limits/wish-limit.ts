import { timeMost, wishLimit as contract } from '@tucano/contract/limits'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { House } from '#platform/house'
import { changing } from './changing.ts'
import { wishCap } from './store.ts'

export const wishLimit = (house: House) =>
  answer(contract, ({ kind, period, cap: given }, { member }) => {
    const cap = given === null ? null : BigInt(given)
    if (kind === 'time' && cap !== null && cap > timeMost[period])
      throw new Fault('request.invalid', { fields: [{ field: 'cap', problem: `is more minutes than a ${period} has` }] })
    return changing(house, member, (trx) => wishCap(trx, member.memberId, { kind, period, cap }))
  })
