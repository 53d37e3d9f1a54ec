import type { Feature } from '#platform/feature'
import type { House } from '#platform/house'
import { getReferral } from './get-referral.ts'

export const referral = (house: House): Feature => ({ answers: [getReferral(house)] })
