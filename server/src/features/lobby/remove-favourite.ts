import { removeFavourite as contract } from '@tucano/contract/lobby'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { unmarkFavourite } from './store.ts'

export const removeFavourite = ({ db }: House) =>
  answer(contract, async ({ nodeId }, { member }) => {
    await unmarkFavourite(db, member.memberId, BigInt(nodeId))
    return null
  })
