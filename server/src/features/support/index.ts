import type { Catalogue } from '#catalogue/catalogue'
import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import { answerConversation } from './answer-conversation.ts'
import { closeConversation } from './close-conversation.ts'
import { endConversation } from './end-conversation.ts'
import { getConversation } from './get-conversation.ts'
import { getDeskConversation } from './get-desk-conversation.ts'
import { getDesk } from './get-desk.ts'
import { getHelpCenter } from './get-help-center.ts'
import { getService } from './get-service.ts'
import { forgetNetworks } from './feedback.ts'
import { openConversation } from './open-conversation.ts'
import { rateConversation } from './rate-conversation.ts'
import { readDesk } from './read-desk.ts'
import { readSupport } from './read-support.ts'
import { sendFeedback } from './send-feedback.ts'
import { sweepSupport } from './sweep.ts'
import { takeConversation } from './take-conversation.ts'
import { typeAtDesk } from './type-at-desk.ts'
import { typeToSupport } from './type-to-support.ts'
import { writeToSupport } from './write-to-support.ts'

export { readConversation } from './store.ts'

const answers = [
  sendFeedback,
  getService,
  openConversation,
  getConversation,
  writeToSupport,
  readSupport,
  typeToSupport,
  endConversation,
  rateConversation,
  getDesk,
  getDeskConversation,
  takeConversation,
  answerConversation,
  readDesk,
  typeAtDesk,
  closeConversation,
]

export const support = (services: Services, catalogue: Catalogue): Feature => ({
  answers: [getHelpCenter(services, catalogue), ...answers.map((make) => make(services))],
  jobs: [
    { name: 'support.sweep', schedule: '*/5 * * * *', run: () => sweepSupport(services.db) },
    { name: 'support.forgetNetworks', schedule: '17 * * * *', run: () => forgetNetworks(services.db) },
  ],
})
