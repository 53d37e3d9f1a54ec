import type { Catalogue } from '#catalogue/catalogue'
import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import { type Proof, getBet } from './get-bet.ts'
import { listBets } from './list-bets.ts'
import { listMemberBets } from './list-member-bets.ts'
import { listProfit } from './list-profit.ts'

export const betHistory = (services: Services, catalogue: Catalogue, proof: Proof): Feature => ({
  answers: [listBets(services, catalogue), getBet(services, catalogue, proof), listProfit(services), listMemberBets(services, catalogue)],
})
