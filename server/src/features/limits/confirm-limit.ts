import { confirmLimit as contract } from '@tucano/contract/limits'
import { tell } from '#inbox/tell'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { changing } from './changing.ts'
import { confirmChange } from './store.ts'

export const confirmLimit = (services: Services) =>
  answer(contract, ({ changeRequestId }, { member }) =>
    changing(services, member, async (trx) => {
      const { kind, period, cap } = await confirmChange(trx, member.memberId, BigInt(changeRequestId))
      await tell(trx, member.memberId, { kind: 'limitChanged', facts: { kind, period, cap: cap === null ? null : String(cap) } })
    }),
  )
