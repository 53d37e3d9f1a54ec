import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import { closeSent } from '#promotions/sent-envelopes'
import { getSentEnvelope } from './get-sent-envelope.ts'
import { grabSentEnvelope } from './grab-sent-envelope.ts'
import { listSentEnvelopes } from './list-sent-envelopes.ts'
import { sendEnvelope } from './send-envelope.ts'

/** Envelopes that members send to others. */
export const sent = (services: Services): Required<Pick<Feature, 'answers' | 'jobs'>> => ({
  answers: [sendEnvelope(services), listSentEnvelopes(services), getSentEnvelope(services), grabSentEnvelope(services)],
  jobs: [{ name: 'promotions.closeSent', schedule: '* * * * *', run: () => closeSent(services.db) }],
})
