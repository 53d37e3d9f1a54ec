import { listMenus as contract } from '@tucano/contract/lobby'
import type { Catalogue } from '#catalogue/catalogue'
import { inLanguage } from '#catalogue/show'
import { answer } from '#platform/endpoint'
import { pageOf } from './page.ts'

export const listMenus = (catalogue: Catalogue) =>
  answer(contract, async ({ language, featured = false, prizeMode, ...asked }) => {
    const snapshot = await catalogue.read()
    const found = snapshot.find(prizeMode ? { ...asked, gameType: prizeMode } : asked, featured ? snapshot.featured : snapshot.games)
    const { games, ...totals } = pageOf(found, asked)
    return { lanes: snapshot.menu, games: inLanguage(games, language), ...totals, counts: snapshot.counts }
  })
