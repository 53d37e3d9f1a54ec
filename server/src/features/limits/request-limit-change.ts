import { timeMost, requestLimitChange as contract } from '@tucano/contract/limits'
import { tell } from '#inbox/tell'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { changing } from './changing.ts'
import { requestChange } from './store.ts'

export const requestLimitChange = (services: Services) =>
  answer(contract, ({ kind, period, cap: given }, { member }) => {
    const cap = given === null ? null : BigInt(given)
    if (kind === 'time' && cap !== null && cap > timeMost[period])
      throw new Fault('request.invalid', { fields: [{ field: 'cap', problem: `is more minutes than a ${period} has` }] })
    return changing(services, member, async (trx) => {
      const made = await requestChange(trx, member.memberId, { kind, period, cap })
      const facts = { kind, period, cap: given }
      if (made?.state === 'done') await tell(trx, member.memberId, { kind: 'limitChanged', facts })
      if (made?.state === 'waiting')
        await tell(trx, member.memberId, { kind: 'limitWaiting', facts: { ...facts, from: made.readyAt.getTime() } })
    })
  })
