import type { Catalogue } from '#catalogue/catalogue'
import type { Feature } from '#platform/feature'
import type { House } from '#platform/house'
import { type Proof, getBet } from './get-bet.ts'
import { listBets } from './list-bets.ts'
import { listMemberBets } from './list-member-bets.ts'
import { listProfit } from './list-profit.ts'

export const betHistory = (house: House, catalogue: Catalogue, proof: Proof): Feature => ({
  answers: [listBets(house, catalogue), getBet(house, catalogue, proof), listProfit(house), listMemberBets(house, catalogue)],
})
