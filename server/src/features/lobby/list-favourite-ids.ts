import { listFavouriteIds as contract } from '@tucano/contract/lobby'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readFavourites } from './store.ts'

export const listFavouriteIds = ({ db }: Services) =>
  answer(contract, async (_request, { member }) => (await readFavourites(db, member.memberId)).map(String))
