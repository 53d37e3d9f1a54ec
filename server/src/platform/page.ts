import type { LiveHello, LiveMessage } from '@tucano/contract/event'
import type { RoomMessage } from '@tucano/contract/room'
import type { WebSocket } from 'ws'
import type { InConversation, OperatorSession, SignedIn } from './endpoint.ts'
import type { Delivery, Hearing } from './outbox.ts'

/** One open page, as the hub knows it. */
export interface Page {
  /** Of all pages that this process has had. */
  id: number
  socket: WebSocket
  /** Whose sockets are counted together. */
  address: string
  member: SignedIn | undefined
  conversation: InConversation | undefined
  operator: OperatorSession | undefined
  /** It shows the members' lounge. */
  lounge: boolean
  /** What else it shows that it wants to hear of. */
  topics: readonly string[]
  /** Who has said nothing is told nothing. While a hello is being answered, events wait; then they follow. */
  state: 'silent' | 'greeting' | 'greeted' | 'leaving'
  waiting: Delivery[]
  /** Hellos that wait for the one before them. */
  hellos: LiveHello[]
  isAnswering: boolean
  /** What was said while a hello was answered. */
  said: { type: string }[]
  /** What it may still say at once besides hellos, and when that was counted. */
  talk: { left: number; atMs: number }
  /** How often it was greeted: what was on its way before belongs to the time before. */
  greetings: number
  /** Hellos of this minute, and when it began. */
  minute: { hellos: number; since: number }
  alive: boolean
  /** Ends a socket that does not say hello, or does not go. */
  timer: NodeJS.Timeout | undefined
}

/** What a page may say at once, besides hellos. */
export const TALK_AT_ONCE = 40

let pages = 0

export function newPage(socket: WebSocket, address: string, now: number): Page {
  const nobody = { member: undefined, conversation: undefined, operator: undefined, lounge: false, topics: [] }
  const quiet = { state: 'silent', waiting: [], hellos: [], isAnswering: false, greetings: 0, alive: true, timer: undefined } as const
  const budget = { minute: { hellos: 0, since: now }, talk: { left: TALK_AT_ONCE, atMs: now } }
  return { id: ++pages, socket, address, ...nobody, ...quiet, waiting: [], hellos: [], said: [], ...budget }
}

/** The lounge is for those who could read it by a call as well. */
export function hearingOf({ member, conversation, operator, lounge, topics }: Page): Hearing {
  const atWork = operator !== undefined && !operator.passwordChangeRequired
  const inside = atWork || (member !== undefined && !member.passwordChangeRequired)
  return {
    memberId: member?.memberId ?? null,
    conversationId: conversation?.conversationId ?? null,
    lounge: lounge && inside,
    operator: atWork,
    topics,
  }
}

/** Work for a page that is gone is not begun. */
export const isHere = ({ socket, state }: Page): boolean => socket.readyState === socket.OPEN && state !== 'leaving'

export const write = (message: LiveMessage | RoomMessage): Buffer => Buffer.from(JSON.stringify(message))

export const send = (page: Page, message: LiveMessage | RoomMessage): void => sendWritten(page, write(message))

export function sendWritten({ socket }: Page, written: Buffer): void {
  if (socket.readyState === socket.OPEN) socket.send(written, { binary: false })
}
