import type { LiveEvent } from '@tucano/contract/event'
import type { TSchema } from 'typebox'
import type { Complaints } from './complaints.ts'
import type { Feature } from './feature.ts'
import type { Delivery } from './outbox.ts'
import type { PageSender } from './page-sender.ts'
import type { Page } from './page.ts'
import type { Tokens } from './routes.ts'

/** A session that an event says is over. */
export interface EndedSession {
  of: 'member' | 'operator'
  sessionId: bigint
}

export interface HubOptions extends Tokens {
  endedSession: (delivery: Delivery) => EndedSession | undefined
  onEvent: { event: LiveEvent; run: (delivery: Delivery) => void }[]
  initialState: NonNullable<Feature['initialState']>
  sender: PageSender
  complaints: Complaints
  /** Whoever answers what pages say besides hello. */
  talk?: PageTalk
  /** How long a socket may take to say hello. */
  helloMs?: number
}

/** What pages may say besides hello, and whoever answers it. */
export interface PageTalk {
  /** By the type of what is said. */
  schemas: Readonly<Record<string, TSchema>>
  hear: (page: Page, said: { type: string }) => void
  /** Somebody else is behind the page than before, or nobody. */
  identified: (page: Page) => void
  gone: (page: Page) => void
}

/** Why a page has to go: what the log says, and what the page is told. */
export interface Ending {
  code: number
  cause: string
  reason?: string
  error?: unknown
}
