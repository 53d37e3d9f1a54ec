import type { Feature } from '#platform/feature'
import type { House } from '#platform/house'
import { getHelpCenter } from './get-help-center.ts'

export const support = (house: House): Feature => ({ answers: [getHelpCenter(house)] })
