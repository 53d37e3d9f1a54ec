import type { Catalogue } from '#catalogue/catalogue'
import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import { listWinners } from './list-winners.ts'
import { sweepWins } from './store.ts'

export { hearWins } from './hear-wins.ts'

export const winners = (services: Services, catalogue: Catalogue): Feature => ({
  answers: [listWinners(services, catalogue)],
  jobs: [{ name: 'winners.sweep', schedule: '41 3 * * *', run: () => sweepWins(services.db) }],
})
