import type { Feature } from '#platform/feature'
import type { House } from '#platform/house'
import { getServiceTimes } from './get-service-times.ts'

export const cashier = (house: House): Feature => ({ answers: [getServiceTimes(house)] })
