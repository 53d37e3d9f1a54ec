import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import { getReferral } from './get-referral.ts'

export const referral = (services: Services): Feature => ({ answers: [getReferral(services)] })
