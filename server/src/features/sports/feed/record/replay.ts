import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { CALLS, type FeedServer, readPath, startFeedServer, writeMessage, writeRoutingKey } from '@tucano/feed'
import type { Recorded } from './recording.ts'

interface ReplayOptions {
  /** Where messages are subscribed to. */
  address: string
  /** Where documents are asked for; 0 is any port that is free. */
  apiPort: number
  token: string
}

/** A feed that says once more what was recorded. */
export interface Replay {
  address: string
  api: string
  /** How many have asked for what they missed. */
  recoveries: () => number
  /** Says all of it, so many times as fast as it was, as if it happened now; returns how many messages that were. */
  play: (lines: AsyncIterable<Recorded>, options: { speed: number; signal?: AbortSignal }) => Promise<number>
  stop: () => Promise<void>
}

const ROOT = /<(?![?!])[^>]*>/
const MOMENT = /(\s(?:timestamp|start_time|end_time|next_live_time)=")(\d{12,14})(?=")/g

/** The same message at another time: the moments of its root go along. */
export const shiftMoments = (body: string, byMs: number): string =>
  body.replace(ROOT, (root) => root.replaceAll(MOMENT, (_, name: string, ms: string) => name + String(Number(ms) + byMs)))

/** They are known by their times: no two of them have the same. */
const STATEFUL: readonly string[] = ['bet_settlement', 'rollback_bet_settlement', 'bet_cancel', 'rollback_bet_cancel']
const kindOf = (key: string): string => key.split('.')[3] ?? ''

/** A recovery has its own answer in a replay. */
const isAnswer = (key: string): boolean => kindOf(key) === 'snapshot_complete'

async function play(
  server: FeedServer,
  lines: AsyncIterable<Recorded>,
  { speed, signal }: { speed: number; signal?: AbortSignal },
): Promise<number> {
  const began = performance.now()
  let firstMs: number | undefined
  let said = 0
  let statefulMs = 0
  for await (const line of lines) {
    if (signal?.aborted) break
    if (!('key' in line) || isAnswer(line.key)) continue
    firstMs ??= line.atMs
    const dueMs = began + (line.atMs - firstMs) / speed
    const leftMs = dueMs - performance.now()
    if (leftMs > 1) await wait(leftMs, undefined, signal && { signal }).catch(() => undefined)
    const isStateful = STATEFUL.includes(kindOf(line.key))
    const nowMs = isStateful ? Math.max(Date.now(), statefulMs + 1) : Date.now()
    if (isStateful) statefulMs = nowMs
    await server.publish(line.key, shiftMoments(line.body, nowMs - line.atMs))
    said++
  }
  return said
}

/** Answers documents as they were recorded. A match that was not asked for then is not known now; a day has no matches. */
export async function startReplay(lines: AsyncIterable<Recorded>, { address, apiPort, token }: ReplayOptions): Promise<Replay> {
  const documents = new Map<string, string>()
  for await (const line of lines) if ('get' in line) documents.set(line.get, line.body)
  const server = await startFeedServer({ address, token })
  let recoveries = 0
  const producerOf = new Map(
    [...documents].flatMap(([path, body]) =>
      path === '/v1/descriptions/producers.xml'
        ? CALLS.producers.reply.read(body).producers.map(({ id, apiUrl }) => [apiUrl.replace(/\/+$/, '').split('/').at(-1), id] as const)
        : [],
    ),
  )
  const answer = (method: string, url: string): string | undefined => {
    const asked = readPath(method, url)
    if (asked?.call === 'recovery') {
      recoveries++
      const message = {
        kind: 'snapshot_complete',
        producer: producerOf.get(asked.values.product) ?? 1,
        timestampMs: Date.now(),
        requestId: Number(asked.values.request_id),
      } as const
      void server.publish(writeRoutingKey({ live: false, kind: message.kind }), writeMessage(message))
    }
    if (asked?.call === 'recovery' || asked?.call === 'oddsRecovery' || asked?.call === 'statefulRecovery')
      return CALLS.recovery.reply.write({ code: 'ACCEPTED' })
    return documents.get(url) ?? (asked?.call === 'schedule' ? CALLS.schedule.reply.write({ events: [] }) : undefined)
  }
  const rest = http.createServer(({ method = 'GET', url = '' }, response) => {
    const text = answer(method, url)
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': 'application/xml' }).end(text)
  })
  await new Promise<void>((resolve) => rest.listen(apiPort, '127.0.0.1', resolve))
  return {
    address: server.address,
    api: `http://127.0.0.1:${(rest.address() as AddressInfo).port}`,
    recoveries: () => recoveries,
    play: (messages, options) => play(server, messages, options),
    stop: async () => {
      await server.stop()
      rest.closeAllConnections()
      await new Promise((resolve) => rest.close(resolve))
    },
  }
}
