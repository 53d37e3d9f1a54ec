import { type CancelledInterval, cancelInterval, flood } from '../faults/acts.ts'
import type { Faults } from '../faults/faults.ts'
import type { Programme } from '../programme.ts'
import { type Reply, badRequest, notFound } from '../rest/reply.ts'
import type { HttpRequest } from '../rest/http-server.ts'
import type { Running } from '../running.ts'
import { proofOf } from './proof.ts'
import { competitorView, headToHeadOf, lineUpsOf, matchView, statisticsOf, tableOf } from './views.ts'

const FLOOD_MAX = 100_000

type Asked = Readonly<Record<string, string>>
type Answers = (asked: Asked, request: { query: URLSearchParams; body: string }) => unknown

function objectIn(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body === '' ? '{}' : body)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {
    // Not JSON.
  }
  throw badRequest('The body is no JSON of an object.')
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

/** Faults by their names, each a whole number. */
function faultsIn(body: string, known: Faults): Partial<Faults> {
  const said = objectIn(body)
  for (const [name, value] of Object.entries(said)) {
    if (!Object.hasOwn(known, name) || !isCount(value)) throw badRequest(`${name.slice(0, 40)} is no fault with a whole number.`)
  }
  return said
}

function intervalIn(body: string): CancelledInterval {
  const { event, startMs, endMs, isRolledBack } = objectIn(body)
  if (typeof event !== 'string') throw badRequest('event is missing.')
  return {
    event,
    ...(isCount(startMs) ? { startMs } : {}),
    ...(isCount(endMs) ? { endMs } : {}),
    isRolledBack: isRolledBack === true,
  }
}

/** What the world tells besides the feed, for pages that know it to be one: proofs, line-ups, tables; and its faults. */
export function jsonApi(running: Running, programme: Programme): (request: HttpRequest) => Reply | undefined {
  const calls: readonly [method: 'GET' | 'POST', path: string, answers: Answers][] = [
    ['GET', '/world/matches/{id}', ({ id = '' }) => matchView(running, programme, id)],
    ['GET', '/world/matches/{id}/proof', ({ id = '' }) => proofOf(running, programme, id)],
    ['GET', '/world/matches/{id}/line-ups', ({ id = '' }) => lineUpsOf(running, id)],
    ['GET', '/world/matches/{id}/statistics', ({ id = '' }) => statisticsOf(running, id)],
    [
      'GET',
      '/world/tournaments/{id}/table',
      ({ id = '' }, { query }) => {
        const season = query.get('season')
        if (season !== null && !/^[1-9]\d{0,8}$/.test(season)) throw badRequest('season is no number.')
        return tableOf(running, id, season === null ? undefined : Number(season))
      },
    ],
    ['GET', '/world/competitors/{id}', ({ id = '' }) => competitorView(running, id)],
    ['GET', '/world/head-to-head/{first}/{second}', ({ first = '', second = '' }) => headToHeadOf(running, first, second)],
    ['GET', '/world/faults', () => running.faults.now],
    ['POST', '/world/faults', (_, { body }) => running.faults.set(faultsIn(body, running.faults.now))],
    [
      'POST',
      '/world/faults/cancel',
      (_, { body }) => {
        cancelInterval(running, programme, intervalIn(body))
        return {}
      },
    ],
    [
      'POST',
      '/world/faults/flood',
      (_, { body }) => {
        const { messages } = objectIn(body)
        if (!isCount(messages) || messages > FLOOD_MAX) throw badRequest(`messages is no number up to ${FLOOD_MAX}.`)
        return { told: flood(running, programme, messages) }
      },
    ],
  ]
  const patterns = calls.map(([method, path, answers]) => {
    const pattern = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[\\w:-]{1,64})')}$`)
    return { method, pattern, answers }
  })
  return ({ method, url, body }) => {
    const [path = '', query = ''] = url.split('?', 2)
    for (const one of patterns) {
      const found = one.method === method ? one.pattern.exec(path) : null
      if (!found) continue
      const value = one.answers(found.groups ?? {}, { query: new URLSearchParams(query), body })
      if (value === undefined) throw notFound('such thing')
      return { status: 200, type: 'application/json', body: JSON.stringify(value) }
    }
    return undefined
  }
}
