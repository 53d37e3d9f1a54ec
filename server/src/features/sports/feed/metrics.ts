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

/** Counts what was followed, and how old its odds were by then. */
export function measureHeard({ messages, lagSeconds, refusals }: FeedMetrics, heard: readonly Heard[], nowMs: number): void {
  for (const one of heard) {
    if (one.is === 'message') {
      messages.inc({ kind: one.message.kind })
      const { kind, requestId, timestampMs } = one.message
      if (kind === 'odds_change' && requestId === undefined) lagSeconds.observe(Math.max(0, nowMs - timestampMs) / 1000)
    } else if (one.is === 'producer' && one.timestampMs !== undefined) messages.inc({ kind: one.input.is })
    else if (one.is === 'refused') refusals.inc({ cause: one.refusal.cause })
  }
}
