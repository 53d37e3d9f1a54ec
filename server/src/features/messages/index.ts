import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import { getUnreadCount } from './get-unread-count.ts'
import { listMessages } from './list-messages.ts'
import { openMessage } from './open-message.ts'
import { readMessages } from './read-messages.ts'
import { removeMessages } from './remove-messages.ts'
import { sendMessage } from './send-message.ts'

export const messages = (services: Services): Feature => ({
  answers: [
    getUnreadCount(services),
    listMessages(services),
    openMessage(services),
    readMessages(services),
    removeMessages(services),
    sendMessage(services),
  ],
})
