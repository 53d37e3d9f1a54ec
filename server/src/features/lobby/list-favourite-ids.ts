import { listFavouriteIds as contract } from '@tucano/contract/lobby'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { readFavourites } from './store.ts'

export const listFavouriteIds = ({ db }: House) =>
  answer(contract, async (_request, { member }) => (await readFavourites(db, member.memberId)).map(String))
