import { type feedbackTopics, sendFeedback } from '@tucano/contract/support'
import { create } from 'zustand'
import { call } from '#platform/call'

type Topic = (typeof feedbackTopics)[number]

interface Draft {
  topic: Topic
  content: string
  email: string
  /** What was sent last is known by this. */
  reference: string | undefined
}

const empty: Draft = { topic: 'idea', content: '', email: '', reference: undefined }

/** What somebody is writing. It stays while the page is open, wherever they go, until it has been sent. */
export const useDraft = create<Draft>()(() => empty)

export const writeAnother = (): void => useDraft.setState(empty)

/** The id of the last try. The same words are the same feedback however often they are sent; other words are another one. */
let last = { of: '', id: '' }

export async function sendDraft(): Promise<void> {
  const { topic, content, email } = useDraft.getState()
  const given = { topic, content: content.trim(), ...(email.trim() ? { email: email.trim() } : {}) }
  const of = JSON.stringify(given)
  if (last.of !== of) last = { of, id: newId() }
  const { reference } = await call(sendFeedback, { id: last.id, ...given })
  useDraft.setState({ ...empty, email, reference })
}

/** A UUID of version 4. The browser's own is only there over an encrypted connection. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
