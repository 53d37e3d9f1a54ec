import { removeFavourite as contract } from '@tucano/contract/lobby'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { unmarkFavourite } from './store.ts'

export const removeFavourite = ({ db }: Services) =>
  answer(contract, async ({ nodeId }, { member }) => {
    await unmarkFavourite(db, member.memberId, BigInt(nodeId))
    return null
  })
