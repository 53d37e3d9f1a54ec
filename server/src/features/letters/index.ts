import { sweepLetters } from '#platform/letters'
import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import { listOutbox } from './list-outbox.ts'
import { reportDelivery } from './report-delivery.ts'

export const letters = (services: Services): Feature => ({
  answers: [listOutbox(services), reportDelivery(services)],
  jobs: [{ name: 'letters.sweep', schedule: '41 * * * *', run: () => sweepLetters(services.db) }],
})
