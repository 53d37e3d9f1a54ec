import type { Feature } from '#platform/feature'
import type { House } from '#platform/house'
import { getUnreadCount } from './get-unread-count.ts'
import { listMessages } from './list-messages.ts'
import { openMessage } from './open-message.ts'
import { readMessages } from './read-messages.ts'
import { removeMessages } from './remove-messages.ts'
import { sendMessage } from './send-message.ts'

export const messages = (house: House): Feature => ({
  answers: [getUnreadCount(house), listMessages(house), openMessage(house), readMessages(house), removeMessages(house), sendMessage(house)],
})
