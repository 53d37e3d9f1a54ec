import { sweepLetters } from '#platform/letters'
import type { Feature } from '#platform/feature'
import type { House } from '#platform/house'
import { listOutbox } from './list-outbox.ts'
import { reportDelivery } from './report-delivery.ts'

export const letters = (house: House): Feature => ({
  answers: [listOutbox(house), reportDelivery(house)],
  jobs: [{ name: 'letters.sweep', schedule: '41 * * * *', run: () => sweepLetters(house.db) }],
})
