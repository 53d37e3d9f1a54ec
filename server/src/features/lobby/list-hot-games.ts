import { listHotGames as contract } from '@tucano/contract/lobby'
import type { Catalogue } from '#catalogue/catalogue'
import { inLanguage } from '#catalogue/show'
import { answer } from '#platform/endpoint'

export const listHotGames = (catalogue: Catalogue) =>
  answer(contract, async ({ language, vassalage, gameType }) => {
    const snapshot = await catalogue.read()
    const filter = { ...(vassalage ? { vassalage } : {}), ...(gameType ? { gameType } : {}) }
    return { list: inLanguage(snapshot.find(filter, snapshot.hot), language) }
  })
