import type { Standing, SupportMessage } from '@tucano/contract/support'

/** What both sides know of a conversation. */
export type Talk = Pick<Standing, 'customerRead' | 'operatorRead'> & { messages: readonly SupportMessage[] }

/** What this page has said and the server has not confirmed yet. */
export interface Pending {
  clientId: string
  text: string
  time: number
  failed: boolean
}

const later = (a: string, b: string): string => (BigInt(a) > BigInt(b) ? a : b)

/** A message has come, perhaps for the second time. Whoever writes has read what was there. */
export function withMessage<Known extends Talk>(talk: Known, message: SupportMessage): Known {
  if (talk.messages.some(({ id }) => id === message.id)) return talk
  const messages = [...talk.messages, message].toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1))
  const read = message.writer === 'customer' ? 'customerRead' : 'operatorRead'
  return { ...talk, messages, [read]: later(talk[read], message.id) }
}

export const isRead = (message: SupportMessage, { customerRead, operatorRead }: Talk): boolean =>
  BigInt(message.id) <= BigInt(message.writer === 'customer' ? operatorRead : customerRead)

/** What was written under an id of this page and has arrived is no longer on its way. */
export const stillPending = (pending: readonly Pending[], messages: readonly SupportMessage[]): Pending[] =>
  pending.filter(({ clientId }) => !messages.some((message) => message.clientId === clientId))
