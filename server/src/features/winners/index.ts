import type { Catalogue } from '#catalogue/catalogue'
import type { Feature } from '#platform/feature'
import type { House } from '#platform/house'
import { listWinners } from './list-winners.ts'
import { sweepWins } from './store.ts'

export { hearWins } from './hear-wins.ts'

export const winners = (house: House, catalogue: Catalogue): Feature => ({
  answers: [listWinners(house, catalogue)],
  jobs: [{ name: 'winners.sweep', schedule: '41 3 * * *', run: () => sweepWins(house.db) }],
})
