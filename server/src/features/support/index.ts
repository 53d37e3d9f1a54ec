import type { Feature } from '#platform/feature'
import type { House } from '#platform/house'
import { getHelpCenter } from './get-help-center.ts'
import { sendFeedback } from './send-feedback.ts'
import { forgetNetworks } from './store.ts'

export const support = (house: House): Feature => ({
  answers: [getHelpCenter(house), sendFeedback(house)],
  jobs: [{ name: 'support.forgetNetworks', schedule: '17 * * * *', run: () => forgetNetworks(house.db) }],
})
