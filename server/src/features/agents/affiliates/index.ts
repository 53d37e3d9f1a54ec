import type { Answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { applyAffiliate } from './apply-affiliate.ts'
import { decideApplication } from './decide-application.ts'
import { getAffiliate } from './get-affiliate.ts'
import { listApplications } from './list-applications.ts'

/** Members who ask to become agents. */
export const affiliateAnswers = (services: Services): Answer[] => [
  getAffiliate(services),
  applyAffiliate(services),
  listApplications(services),
  decideApplication(services),
]
