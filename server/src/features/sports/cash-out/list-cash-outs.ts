import { listCashOuts as contract } from '@tucano/contract/sports/bets'
import { answer } from '#platform/endpoint'
import { readPage } from '../bets/read-bets.ts'
import type { Sports } from '../sports.ts'
import { readOffers } from './read-offers.ts'

/** The newest ones: whoever has more looks at a bet by itself. */
const BETS = 60

export const listCashOuts = (sports: Sports) =>
  answer(contract, async (_asked, { member }) => {
    const open = await readPage(sports.services.db, member.memberId, { states: ['open'], before: undefined, limit: BETS })
    return { list: await readOffers(sports, open) }
  })
