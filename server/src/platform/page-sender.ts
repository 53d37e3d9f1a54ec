import { setImmediate as turn } from 'node:timers/promises'
import type { Complaints } from './complaints.ts'
import type { Page } from './page.ts'

/** So many pages are sent to in one turn of the event loop: calls are answered in between. */
const SLICE = 100
/** A page that does not read is cut off before it fills our memory; it comes back and resumes. From a quarter of that on it is told only how things are. When many do not read, sooner. */
const BUFFER_BYTES_MAX = 1024 * 1024
const BUFFER_BYTES_CROWDED = 16 * 1024
const BUFFERED_BYTES_MAX = 64 * 1024 * 1024
const BEHIND_SHARE = 4
/** How full all buffers are together is looked at no more often. */
const BUFFERS_MS = 250

interface Leaving {
  pages: readonly Page[]
  send: (page: Page) => void
  sent: (() => void) | undefined
}

/** Sends to many pages, in slices. One thing after the other: a page hears everything in its order. What fits into one slice is sent at once. */
export class PageSender {
  #complaints: Complaints
  #leaving: Leaving[] = []
  #isSending = false
  #buffersMs = 0
  #bufferMax = BUFFER_BYTES_MAX

  constructor(complaints: Complaints) {
    this.#complaints = complaints
  }

  toMany(pages: readonly Page[], send: (page: Page) => void, sent?: () => void): void {
    this.#leaving.push({ pages, send, sent })
    if (!this.#isSending) void this.#sendAll()
  }

  /** Whether the page reads what it is sent. One that does not is cut off. */
  reads({ socket }: Page): boolean {
    if (socket.bufferedAmount <= this.#bufferMax) return true
    this.#complaints.note('a page does not read')
    socket.terminate()
    return false
  }

  /** Whether so much waits for the page that only how things are is worth sending. */
  isBehind({ socket }: Page): boolean {
    return socket.bufferedAmount > this.#bufferMax / BEHIND_SHARE
  }

  /** When many do not read, each may keep less waiting. */
  lookAtBuffers(pages: Iterable<Page>): void {
    const now = performance.now()
    if (now - this.#buffersMs < BUFFERS_MS) return
    this.#buffersMs = now
    let buffered = 0
    for (const { socket } of pages) buffered += socket.bufferedAmount
    this.#bufferMax = buffered > BUFFERED_BYTES_MAX ? BUFFER_BYTES_CROWDED : BUFFER_BYTES_MAX
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true
    let count = 0
    for (let next = this.#leaving.shift(); next; next = this.#leaving.shift()) {
      for (const page of next.pages) {
        next.send(page)
        if (++count % SLICE === 0) await turn()
      }
      next.sent?.()
    }
    this.#isSending = false
  }
}
