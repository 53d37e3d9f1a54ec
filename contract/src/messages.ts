import Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { event } from './event.ts'

export const getUnreadCount = endpoint('getUnreadCount', {
  summary: "How many messages in the member's inbox have not been read",
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  access: 'member',
  moduleId: 'INBOX3',
  whileExcluded: true,
  request: Type.Object({}),
  reply: Type.Integer({ minimum: 0 }),
  errors: ['login.not.session', 'password.change.required'],
})

/** Something arrived in the member's inbox, was read, or is gone: count again. */
export const messagesChanged = event('messages.changed', 'member', Type.Object({}))
