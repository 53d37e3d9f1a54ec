import type { Feature } from '#platform/feature'
import type { Promotions } from '#promotions/promotions'
import type { Services } from '#platform/services'
import { getReferral } from './get-referral.ts'

export const referral = (services: Services, promotions: Promotions): Feature => ({ answers: [getReferral(services, promotions)] })
