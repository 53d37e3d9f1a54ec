import { listFavourites as contract } from '@tucano/contract/lobby'
import type { Catalogue } from '#catalogue/catalogue'
import { inLanguage } from '#catalogue/show'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { pageOf } from './page.ts'
import { readFavourites } from './store.ts'

export const listFavourites = ({ db }: Services, catalogue: Catalogue) =>
  answer(contract, async (asked, { member }) => {
    const snapshot = await catalogue.read()
    const marked = snapshot.listed(await readFavourites(db, member.memberId))
    const { games, totalPages } = pageOf(snapshot.find(asked, marked), asked)
    return { content: inLanguage(games, asked.language), pageNum: asked.pageNo ?? 1, totalPages }
  })
