import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import { getServiceTimes } from './get-service-times.ts'

export const cashier = (services: Services): Feature => ({ answers: [getServiceTimes(services)] })
