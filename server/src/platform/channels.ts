import type { Delivery } from './outbox.ts'
import { type Page, hearingOf } from './page.ts'

/** Everybody. */
const PUBLIC = 'public'

/** The channel of an event: whoever hears it is in it. */
export function channelOf({
  audience,
  memberId,
  conversationId,
  topic,
}: Pick<Delivery, 'audience' | 'memberId' | 'conversationId' | 'topic'>): string {
  switch (audience) {
    case 'member':
      return `member:${memberId}`
    case 'conversation':
      return `conversation:${conversationId}`
    case 'topic':
      return `topic:${topic}`
    case 'public':
    case 'lounge':
    case 'operators':
      return audience
  }
}

function channelsOf(page: Page): string[] {
  const { memberId, conversationId, lounge, operator, topics } = hearingOf(page)
  return [
    PUBLIC,
    ...(memberId === null ? [] : [`member:${memberId}`]),
    ...(conversationId === null ? [] : [`conversation:${conversationId}`]),
    ...(lounge ? ['lounge'] : []),
    ...(operator ? ['operators'] : []),
    ...topics.map((topic) => `topic:${topic}`),
  ]
}

/** Pages by what they hear: an event for one member does not look at everybody else. */
export class Channels {
  #pages = new Map<string, Set<Page>>()
  #channels = new Map<Page, string[]>()

  /** The page hears what whoever it is may hear now. */
  put(page: Page): void {
    this.remove(page)
    const channels = channelsOf(page)
    this.#channels.set(page, channels)
    for (const channel of channels) {
      const pages = this.#pages.get(channel) ?? new Set()
      pages.add(page)
      this.#pages.set(channel, pages)
    }
  }

  remove(page: Page): void {
    for (const channel of this.#channels.get(page) ?? []) {
      const pages = this.#pages.get(channel)
      pages?.delete(page)
      if (pages?.size === 0) this.#pages.delete(channel)
    }
    this.#channels.delete(page)
  }

  pagesOf(channel: string): ReadonlySet<Page> {
    return this.#pages.get(channel) ?? NOBODY
  }
}

const NOBODY: ReadonlySet<Page> = new Set()
