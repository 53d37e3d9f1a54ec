import { listGames as contract } from '@tucano/contract/lobby'
import type { Catalogue } from '#catalogue/catalogue'
import { inLanguage } from '#catalogue/show'
import { answer } from '#platform/endpoint'
import { pageOf } from './page.ts'

export const listGames = (catalogue: Catalogue) =>
  answer(contract, async (asked) => {
    const { games, ...totals } = pageOf((await catalogue.read()).find(asked), asked)
    return { games: inLanguage(games, asked.language), ...totals }
  })
