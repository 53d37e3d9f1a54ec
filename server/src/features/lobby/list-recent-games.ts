import { listRecentGames as contract } from '@tucano/contract/lobby'
import type { Catalogue } from '#catalogue/catalogue'
import { inLanguage } from '#catalogue/show'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { pageOf } from './page.ts'
import { readOpened } from './store.ts'

export const listRecentGames = ({ db }: Services, catalogue: Catalogue) =>
  answer(contract, async (asked, { member }) => {
    const snapshot = await catalogue.read()
    const opened = snapshot.listed(await readOpened(db, member.memberId)).filter(({ open }) => open)
    const { games, totalPages } = pageOf(snapshot.find(asked, opened), asked)
    return { list: inLanguage(games, asked.language), totalPages }
  })
