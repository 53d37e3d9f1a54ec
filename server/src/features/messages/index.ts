import type { Feature } from '#platform/feature'
import type { House } from '#platform/house'
import { getUnreadCount } from './get-unread-count.ts'

export const messages = (house: House): Feature => ({ answers: [getUnreadCount(house)] })
