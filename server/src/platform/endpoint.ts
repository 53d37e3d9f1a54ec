import type { Endpoint, OperatorRole, ReplyOf, RequestOf } from '@tucano/contract/endpoint'
import type { Log } from './log.ts'

/** A member who has a session. `type` is the `isAgent` of the specification. */
export interface SignedIn {
  memberId: bigint
  sessionId: bigint
  account: string
  type: number
  passwordChangeRequired: boolean
  /** Has excluded themselves from play, for now. */
  excluded: boolean
}

/** An operator's session, as its token tells. */
export interface OperatorSession {
  operatorId: bigint
  sessionId: bigint
  account: string
  name: string
  roles: OperatorRole[]
  passwordChangeRequired: boolean
}

/** An operator who calls, and from where: what the journal keeps of who did something. */
export interface OperatorIn extends OperatorSession {
  ip: string
}

/** Whoever holds the token of a conversation with customer service. */
export interface InConversation {
  conversationId: bigint
  /** The member whose conversation it is; a visitor's has none. */
  memberId: bigint | null
}

/** Cookies of the caller's browser. Scripts of a page cannot read those that we set. */
export interface Cookies {
  read: (name: string) => string | undefined
  write: (name: string, value: string, maxAgeSeconds: number) => void
}

/** Who calls, as far as the platform knows. */
export interface Caller {
  ip: string
  /** The network that one subscriber has: who shares a budget. */
  network: string
  /** What the browser calls itself. */
  userAgent: string
  cookies: Cookies
  /** The member who calls, for calls that are open to visitors too. */
  whoCalls: () => Promise<SignedIn | undefined>
  country: string | null
  language: string
  requestId: string
  log: Log
}

/** Whom the platform lets through at each kind of door. */
interface Entrants {
  public: unknown
  member: { member: SignedIn }
  agent: { member: SignedIn }
  operator: { operator: OperatorIn }
  conversation: { conversation: InConversation }
}

/** On calls that are not public the platform has let nobody through who has no session. */
export type CallerOf<E extends Endpoint> = Caller & Entrants[E['access']]

/** A reply that is text already, for answers that are the same for everyone. */
export class Serialised<Value> {
  readonly json: string
  declare readonly value: Value
  constructor(json: string) {
    this.json = json
  }
}

/** A reply that is a file, written while it is sent. */
export class Streamed {
  readonly type: string
  readonly name: string
  readonly parts: AsyncIterable<string>
  constructor({ type, name, parts }: { type: string; name: string; parts: AsyncIterable<string> }) {
    this.type = type
    this.name = name
    this.parts = parts
  }
}

type Handler<E extends Endpoint> = (request: RequestOf<E>, caller: CallerOf<E>) => Promise<ReplyOf<E> | Serialised<ReplyOf<E>> | Streamed>

/** An endpoint of the contract with the function that answers it. */
export interface Answer {
  endpoint: Endpoint
  handle: (request: never, caller: never) => Promise<unknown>
}

export const answer = <E extends Endpoint>(endpoint: E, handle: Handler<E>): Answer => ({ endpoint, handle })
