import { confirmLimit as contract } from '@tucano/contract/limits'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { changing } from './changing.ts'
import { confirmWish } from './store.ts'

export const confirmLimit = (house: House) =>
  answer(contract, ({ wishId }, { member }) => changing(house, member, (trx) => confirmWish(trx, member.memberId, BigInt(wishId))))
