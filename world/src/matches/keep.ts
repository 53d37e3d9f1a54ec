import type { Running } from '../running.ts'
import { keepMessage } from '../store/beats.ts'
import { PRODUCERS } from '../telling/producers.ts'
import type { NewMessage } from '../telling/teller.ts'

/** A message that a recovery tells again, with the moment that it is told at. */
export interface Kept {
  atMs: number
  message: NewMessage
}

/** Messages of the live producer, in the transaction of what they follow from. */
export function keepAll({ store, teller }: Running, event: string, messages: readonly NewMessage[]): Kept[] {
  return messages.map((message) => {
    const atMs = teller.nextMoment()
    keepMessage(store, event, { atMs, message: { ...message, producer: PRODUCERS.live.id, timestampMs: atMs } })
    return { atMs, message }
  })
}
