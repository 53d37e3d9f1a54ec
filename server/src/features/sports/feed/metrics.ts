import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Heard } from './read-heard.ts'

function register(registry: Registry) {
  const registers = [registry]
  return {
    messages: new Counter({
      name: 'tucano_feed_messages_total',
      help: 'Messages of the feed that were followed',
      labelNames: ['kind'],
      registers,
    }),
    refusals: new Counter({
      name: 'tucano_feed_refusals_total',
      help: 'What the feed said and was not taken, by why',
      labelNames: ['cause'],
      registers,
    }),
    lagSeconds: new Histogram({
      name: 'tucano_feed_lag_seconds',
      help: 'From the time that the feed writes on its odds until they are committed',
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20],
      registers,
    }),
    batchSeconds: new Histogram({
      name: 'tucano_feed_batch_seconds',
      help: 'Time to commit what is followed together',
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
      registers,
    }),
    waiting: new Gauge({ name: 'tucano_feed_waiting', help: 'Messages of the feed that wait to be followed', registers }),
    cutOff: new Counter({ name: 'tucano_feed_cut_off_total', help: 'How often more came than may wait', registers }),
    up: new Gauge({
      name: 'tucano_feed_producer_up',
      help: 'Whether a producer is up, in the process that has the feed',
      labelNames: ['producer'],
      registers,
    }),
  }
}

export type FeedMetrics = ReturnType<typeof register>

const known = new WeakMap<Registry, FeedMetrics>()

/** The feed's figures among those of the process. */
export function feedMetrics(registry: Registry): FeedMetrics {
  const metrics = known.get(registry) ?? register(registry)
  known.set(registry, metrics)
  return metrics
}

/** What kind of message something is that was heard; nothing where it is none. */
export const kindOf = (heard: Heard): string | undefined => {
  if (heard.is === 'message') return heard.message.kind
  return heard.is === 'producer' && heard.timestampMs !== undefined ? heard.input.is : undefined
}

/** Counts what was followed, and how old its odds were by then. */
export function measureHeard({ messages, lagSeconds, refusals }: FeedMetrics, heard: readonly Heard[], nowMs: number): void {
  for (const one of heard) {
    const named = kindOf(one)
    if (named !== undefined) messages.inc({ kind: named })
    if (one.is === 'message') {
      const { kind, requestId, timestampMs } = one.message
      if (kind === 'odds_change' && requestId === undefined) lagSeconds.observe(Math.max(0, nowMs - timestampMs) / 1000)
    } else if (one.is === 'refused') refusals.inc({ cause: one.refusal.cause })
  }
}
