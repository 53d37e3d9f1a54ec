import { type AffiliateApplication, listApplications } from '@tucano/contract/agents/affiliates'
import { call } from '#platform/call'
import { queueOf } from '#office/queue-query.ts'

export const applicationQueues = {
  waiting: queueOf<AffiliateApplication>('applications', (before) => call(listApplications, { before })),
  decided: queueOf<AffiliateApplication>('applications.decided', (before) => call(listApplications, { isDecided: true, before })),
}
