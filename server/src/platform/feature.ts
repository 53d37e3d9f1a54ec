import type { LiveEvent, PayloadOf } from '@tucano/contract/event'
import type { PageName } from '@tucano/contract/pages'
import type { FastifyInstance } from 'fastify'
import type { Answer } from './endpoint.ts'
import type { PageTalk } from './hub-options.ts'
import type { Delivery } from './outbox.ts'
import type { FirstCall } from './first-answers.ts'
import type { Job } from './jobs.ts'

/** The open pages of this process, for what is told as it is now and not kept as an event. */
export interface OpenPages {
  /** Members who have a page open. */
  memberIds: () => bigint[]
  sendNow: <E extends LiveEvent<string, 'member'>>(event: E, memberId: bigint, payload: PayloadOf<E>) => void
}

/** What a feature brings to the server. */
export interface Feature {
  answers: Answer[]
  jobs?: Job[]
  /** Whatever it serves besides the calls of the contract. */
  serve?: (app: FastifyInstance) => Promise<void>
  /** What it does on hearing an event, on every server process, before pages hear of it. */
  onEvent?: { event: LiveEvent; run: (delivery: Delivery) => void }[]
  /** What a member's page is told first, whenever it says hello: it may have changed while the page was away. */
  initialState?: { event: LiveEvent<string, 'member'>; read: (memberId: bigint) => Promise<unknown> }[]
  /** What a page asks for first, whoever looks at it: it comes with the page. */
  asksFirst?: (page: PageName, address: URL, language: string) => readonly FirstCall[]
  /** Whoever answers what pages say of it on their sockets, by the types of what is said. */
  talk?: PageTalk
  /** Starts whatever keeps pages told, and returns how to stop it. */
  start?: (pages: OpenPages) => () => Promise<void>
}
