import { type KnownMessage, readMessage, readRoutingKey } from '@tucano/feed'
import { isEventUrn, isPossibleTime } from './apply/bounds.ts'
import type { EventMessage } from './apply/draft.ts'
import type { ReadFixture } from './apply/fixture.ts'
import type { ProducerInput } from './producers.ts'
import type { Refusal, RefusalCause } from './store/refusals.ts'

/** Something that the process which has the feed has to follow, in its order. */
export type Heard =
  | { is: 'message'; message: EventMessage; sample: string }
  | { is: 'producer'; producer: number; input: ProducerInput; timestampMs?: number }
  /** What concerns every producer. */
  | { is: 'all'; input: ProducerInput }
  | { is: 'fixture'; fixture: ReadFixture }
  | { is: 'refused'; refusal: Refusal; event: string | undefined }

const KINDS: readonly string[] = [
  'odds_change',
  'bet_stop',
  'bet_settlement',
  'rollback_bet_settlement',
  'bet_cancel',
  'rollback_bet_cancel',
  'fixture_change',
  'alive',
  'snapshot_complete',
]
const SAMPLE_BYTES = 2000

const sampleOf = (body: Buffer): string => body.toString('utf8', 0, SAMPLE_BYTES)

/** What the key says of a message that cannot be read. */
function aboutKey(key: string): { kind: string; event: string | undefined } {
  try {
    const { kind, event } = readRoutingKey(key)
    return { kind: KINDS.includes(kind) ? kind : 'other', event: event !== undefined && isEventUrn(event) ? event : undefined }
  } catch {
    return { kind: 'other', event: undefined }
  }
}

function read(body: Buffer): { message: ReturnType<typeof readMessage> } | { problem: string } {
  try {
    return { message: readMessage(body) }
  } catch (error) {
    return { problem: (error as Error).message }
  }
}

/** A message as it came, whatever it is: what cannot be followed is refused, and nothing is thrown. */
export function readHeard({ key, body }: { key: string; body: Buffer }, nowMs: number): Heard {
  const found = read(body)
  const refuse = (cause: RefusalCause, problem: string): Heard => {
    const { kind, event } = aboutKey(key)
    return { is: 'refused', event, refusal: { cause, kind, sample: sampleOf(body), problem, count: 1 } }
  }
  if ('problem' in found) return refuse('unreadable', found.problem)
  const { message } = found
  if (message.kind === 'unknown') return refuse('unknown', `no message is called ${message.name.slice(0, 80)}`)
  if (!isPossibleTime(message.timestampMs, nowMs)) return refuse('time', `${message.timestampMs} is no time to be heard at ${nowMs}`)
  const input = producerInput(message)
  if (input) return { is: 'producer', producer: message.producer, input, timestampMs: message.timestampMs }
  const told = message as EventMessage
  if (!isEventUrn(told.event)) return refuse('event', `${told.event.slice(0, 80)} is not the name of an event`)
  return { is: 'message', message: told, sample: sampleOf(body) }
}

function producerInput(message: KnownMessage): ProducerInput | undefined {
  if (message.kind === 'alive') return { is: 'alive', timestampMs: message.timestampMs, subscribed: message.subscribed }
  return message.kind === 'snapshot_complete' ? { is: 'complete', requestId: message.requestId } : undefined
}
