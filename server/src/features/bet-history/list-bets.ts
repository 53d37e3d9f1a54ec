import { BETS_A_PAGE, listBets as contract } from '@tucano/contract/bet-history'
import { readCursor } from '#platform/cursor'
import { answer } from '#platform/endpoint'
import { type RecordSources, readPage } from './read-page.ts'

export const listBets = (sources: RecordSources) =>
  answer(contract, ({ product, state, before, limit = BETS_A_PAGE, ...days }, { member, language }) =>
    readPage(sources, { member, days, product, state, before: readCursor(before), limit, language }),
  )
