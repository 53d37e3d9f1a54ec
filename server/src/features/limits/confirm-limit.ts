import { confirmLimit as contract } from '@tucano/contract/limits'
import { tell } from '#inbox/tell'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { changing } from './changing.ts'
import { confirmWish } from './store.ts'

export const confirmLimit = (house: House) =>
  answer(contract, ({ wishId }, { member }) =>
    changing(house, member, async (trx) => {
      const { kind, period, cap } = await confirmWish(trx, member.memberId, BigInt(wishId))
      await tell(trx, member.memberId, { kind: 'limitChanged', facts: { kind, period, cap: cap === null ? null : String(cap) } })
    }),
  )
