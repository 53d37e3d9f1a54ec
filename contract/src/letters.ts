import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'

const ShownLetter = Type.Object({
  id: Type.String(),
  at: Type.Integer(),
  channel: Type.Enum(['sms', 'email']),
  recipient: Type.String(),
  purpose: Type.String(),
  subject: Type.String(),
  body: Type.String(),
  state: Type.Enum(['queued', 'sent', 'delivered', 'failed', 'withheld']),
})
export type ShownLetter = Static<typeof ShownLetter>

export const listOutbox = endpoint('listOutbox', {
  summary: 'The last text messages and e-mails. Only in a demo, of the channels that nobody carries: they hold codes',
  method: 'GET',
  path: '/wps/dev/outbox',
  access: 'public',
  moduleId: 'COMM3',
  request: Type.Object({}),
  reply: Type.Object({ letters: Type.Array(ShownLetter) }),
})

export const reportDelivery = endpoint('reportDelivery', {
  summary: 'For the gateway of text messages: what became of a message. Signed with the secret that we share',
  method: 'POST',
  path: '/wps/hooks/sms',
  access: 'public',
  moduleId: 'COMM3',
  request: Type.Object({
    id: Type.String({ minLength: 1, maxLength: 200 }),
    status: Type.Enum(['delivered', 'failed']),
    signature: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  }),
  reply: Type.Object({}),
  errors: ['role.not.allowed'],
})
