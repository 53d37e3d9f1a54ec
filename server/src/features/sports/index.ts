import type { Catalogue } from '#catalogue/catalogue'
import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import { getSportsBet } from './bets/get-sports-bet.ts'
import { listSportsBets } from './bets/list-sports-bets.ts'
import { placeSportsBet } from './bets/place-sports-bet.ts'
import { quoteSlip } from './bets/quote-slip.ts'
import { cashOutSportsBet } from './cash-out/cash-out-sports-bet.ts'
import { editSportsBet } from './cash-out/edit-sports-bet.ts'
import { listCashOuts } from './cash-out/list-cash-outs.ts'
import { removeAutoCashOut } from './cash-out/remove-auto-cash-out.ts'
import { setAutoCashOut } from './cash-out/set-auto-cash-out.ts'
import { Feed } from './feed/feed.ts'
import { firstCallsOf } from './first-calls.ts'
import { getMatchPages } from './get-match-pages.ts'
import { getMatchProof } from './get-match-proof.ts'
import { getMatch } from './get-match.ts'
import { getSportsRules } from './get-sports-rules.ts'
import { getSportsTree } from './get-sports-tree.ts'
import { listLiveMatches } from './list-live-matches.ts'
import { SportsWatchers } from './live/watchers.ts'
import { listMatches } from './list-matches.ts'
import { listSportsResults } from './list-sports-results.ts'
import { addSportsFavourite } from './mine/add-sports-favourite.ts'
import { getSportsPreferences } from './mine/get-sports-preferences.ts'
import { listSportsFavourites } from './mine/list-sports-favourites.ts'
import { removeSportsFavourite } from './mine/remove-sports-favourite.ts'
import { setSportsPreferences } from './mine/set-sports-preferences.ts'
import { sportsOffice } from './office/index.ts'
import { priceBuilder } from './price-builder.ts'
import { readSharedSlip } from './read-shared-slip.ts'
import { refreshSlip } from './refresh-slip.ts'
import { searchSports } from './search-sports.ts'
import { shareSlip } from './share-slip.ts'
import { openBook } from './sports.ts'
import { tendBook } from './tending.ts'

export { decidePending } from './place/pending.ts'
export { decideCashOuts } from './cash-out/cash-out.ts'
export { runAutoCashOuts } from './cash-out/auto.ts'
export { followResults } from './settle/follow.ts'
export { scoreLateBets } from './settle/late.ts'
export { openBook } from './sports.ts'
export { sportsLauncher } from './launcher.ts'
export { opposedSportsBets } from './opposed.ts'
export { sportsBets } from './tell-bet.ts'

export const sports = (services: Services, catalogue: Catalogue): Feature => {
  const { sportsFeed } = services.configuration
  const book = openBook(services, catalogue, sportsFeed && { url: sportsFeed.api, token: sportsFeed.token })
  const tending = tendBook(book)
  const feed = sportsFeed && new Feed(services, sportsFeed)
  const watchers = new SportsWatchers(services, book.board.descriptions)
  return {
    answers: [
      getSportsTree(book),
      listLiveMatches(book),
      listMatches(book),
      getMatch(book),
      getMatchPages(book),
      getMatchProof(book),
      refreshSlip(book),
      priceBuilder(book),
      searchSports(book),
      listSportsResults(book),
      getSportsRules(book),
      shareSlip(book),
      readSharedSlip(book),
      listSportsFavourites(book),
      addSportsFavourite(book),
      removeSportsFavourite(book),
      getSportsPreferences(book),
      setSportsPreferences(book),
      quoteSlip(book),
      placeSportsBet(book),
      listSportsBets(book),
      getSportsBet(book),
      listCashOuts(book),
      cashOutSportsBet(book),
      setAutoCashOut(book),
      removeAutoCashOut(book),
      editSportsBet(book),
      ...sportsOffice(book),
    ],
    asksFirst: firstCallsOf(book),
    talk: watchers,
    start: () => {
      const watching = watchers.start().catch((error: unknown) => services.log.error({ err: error }, 'pages are not told of odds'))
      tending.start()
      feed?.start()
      return async () => {
        await watching
        watchers.stop()
        await feed?.stop()
        await tending.stop()
        await book.placing.stop()
      }
    },
  }
}
