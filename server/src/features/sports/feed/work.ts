import type { Draft } from './apply/draft.ts'
import type { EventChange } from './changes.ts'
import type { ProducerState } from './producers.ts'
import type { Heard } from './read-heard.ts'
import type { Refusal, RefusalCause } from './store/refusals.ts'

/** What has to be done once it is written. */
export interface Written {
  changes: EventChange[]
  producers: { id: number; isUp: boolean }[]
  /** Requests that are to be sent. */
  requests: { id: number; producer: number; afterMs: number | undefined }[]
  /** Events with new results. */
  results: string[]
  /** Events whose fixtures were not read yet, and such as have another one now. */
  unknown: string[]
  otherFixtures: string[]
  /** Events of which a message could not be taken: what it said is missing. */
  lost: string[]
  refusals: Refusal[]
}

/** Everything that one transaction is to do, as far as it is known. */
export interface Work extends Written {
  heard: readonly Heard[]
  drafts: Map<string, Draft>
  states: Map<number, ProducerState>
  processedMs: Map<number, number>
  /** Requests that the feed says are answered. */
  completed: number[]
  recover: { producer: number; afterMs: number | undefined }[]
}

export const newWork = (heard: readonly Heard[], states: ReadonlyMap<number, ProducerState>): Work => ({
  heard,
  drafts: new Map(),
  states: new Map(states),
  processedMs: new Map(),
  completed: [],
  recover: [],
  changes: [],
  producers: [],
  requests: [],
  results: [],
  unknown: [],
  otherFixtures: [],
  lost: [],
  refusals: [],
})

export const urnOf = (one: Heard): string | undefined =>
  one.is === 'message' ? one.message.event : one.is === 'fixture' ? one.fixture.urn : undefined

export function noteProcessed({ processedMs }: Work, producer: number, timestampMs: number): void {
  processedMs.set(producer, Math.max(processedMs.get(producer) ?? 0, timestampMs))
}

export function refuse(
  { refusals }: Work,
  { cause, kind, problem, sample = '', count = 1 }: { cause: RefusalCause; kind: string; problem: string; sample?: string; count?: number },
): void {
  refusals.push({ cause, kind, problem, sample, count })
}

/** What the database does not take, as a refusal. */
export function unkept(one: Extract<Heard, { is: 'message' | 'fixture' }>, error: unknown): Heard {
  const problem = error instanceof Error ? error.message : String(error)
  return one.is === 'message'
    ? {
        is: 'refused',
        event: one.message.event,
        refusal: { cause: 'unkept', kind: one.message.kind, sample: one.sample, problem, count: 1 },
      }
    : { is: 'refused', event: undefined, refusal: { cause: 'unkept', kind: 'fixture', sample: one.fixture.urn, problem, count: 1 } }
}
