import type { Feature } from '#platform/feature'
import { getBet } from './get-bet.ts'
import { listBets } from './list-bets.ts'
import { listMemberBets } from './list-member-bets.ts'
import { listProfit } from './list-profit.ts'
import type { RecordSources } from './read-page.ts'

export const betHistory = (sources: RecordSources): Feature => ({
  answers: [listBets(sources), getBet(sources), listProfit(sources.services), listMemberBets(sources)],
})
