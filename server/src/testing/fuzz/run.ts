import type { Endpoint } from '@tucano/contract/endpoint'
import { type Answered, type Asked, ask, jsonOf } from './ask.ts'
import { badBodies, badHeaders, badTypes, badValues, unstorable } from './bad-values.ts'
import { type Path, nameOf, pathsOf, put, schemaAt } from './fields.ts'
import { type Draw, drawsOf, edges, pick, variantsOf } from './sample.ts'
import { type FuzzWorld, type Kind, fuzzedCalls, kindFor, strangerAt } from './world.ts'

export interface Fuzzed {
  calls: number
  /** Answers by their status. */
  statuses: Map<number, number>
  /** How often a call was understood, whatever the answer: its handler ran. */
  reached: Map<string, number>
  /** The last answer to each call. */
  last: Map<string, string>
  failures: string[]
}

interface Options {
  seed: number
  /** Calls with something drawn wrong with them. */
  calls: number
  /** Of the known bad values, each field gets one in so many. */
  share: number
  /** Some of all calls. */
  endpoints?: readonly Endpoint[]
  onProgress?: (sofar: Fuzzed) => void
}

/** Trouble that passes is answered 503, and these are what a site without a vendor's answer may say. */
const PASSING = new Set(['game.maintenance'])
/** Answers after which a caller is of no use any more. */
const OVER = new Set([
  'login.not.session',
  'account.excluded',
  'play.closed',
  'operator.not.session',
  'conversation.unknown',
  'conversation.closed',
])
const ENDING = new Set([
  'logout',
  'logoutOperator',
  'excludeMyself',
  'pausePlay',
  'changePassword',
  'endConversation',
  'setPaymentPassword',
])
/** Before a request is read at all. */
const GATES = new Set([401, 403, 413, 415, 429])

/** Calls everything with something wrong in it, and tells what was answered as if the server was to blame. */
export async function fuzz(world: FuzzWorld, { seed, calls, share, endpoints = fuzzedCalls, onProgress }: Options): Promise<Fuzzed> {
  const so: Fuzzed = { calls: 0, statuses: new Map(), reached: new Map(), last: new Map(), failures: [] }
  const draw = drawsOf(seed)
  const send = async (kind: Kind, asked: Asked, refused?: string): Promise<boolean> => {
    const answered = await ask(world, asked)
    note(so, asked, answered, refused)
    const isOver = OVER.has(answered.code ?? '')
    if (isOver || (ENDING.has(asked.endpoint.name) && answered.success)) world.forget(kind)
    if (so.calls % 1000 === 0) onProgress?.(so)
    return isOver
  }
  for (const endpoint of endpoints) await everyField(world, { endpoint, draw, share, send })
  while (so.calls < calls) await something(world, { endpoint: endpoints[so.calls % endpoints.length]!, draw, send })
  return so
}

interface Turn {
  endpoint: Endpoint
  draw: Draw
  /** Tells whether the caller had to be replaced. */
  send: (kind: Kind, asked: Asked, refused?: string) => Promise<boolean>
}

/** A good request, then each of its fields with each value of this share, one at a time. */
async function everyField(world: FuzzWorld, { endpoint, draw, share, send }: Turn & { share: number }): Promise<void> {
  let turn = draw(share)
  for (const schema of variantsOf(endpoint.request)) {
    const kind = kindFor(endpoint)
    const fresh = async (): Promise<{ request: unknown; headers: Record<string, string> }> => {
      const caller = await world.caller(kind)
      return { request: await world.base(endpoint, { caller, schema, draw }), headers: caller.headers }
    }
    const first = await fresh()
    if (await send(kind, { endpoint, ...first })) await send(kind, { endpoint, ...(await fresh()) })
    for (const path of pathsOf(first.request))
      for (const value of badValues) {
        if (turn++ % share !== 0) continue
        const { request, headers } = await fresh()
        await send(
          kind,
          { endpoint, headers, request: put(keeping(first.request, request, path), path, value) },
          unstorable.includes(value as string) ? nameOf(path) : undefined,
        )
      }
  }
}

/** A request with what an earlier one had around a place: where there is a choice, another one may have chosen otherwise. */
const keeping = (first: unknown, request: unknown, path: Path): unknown =>
  path.length > 1 ? put(request, path.slice(0, 1), (first as Record<string, unknown>)[path[0]!]) : request

async function something(world: FuzzWorld, { endpoint, draw, send }: Turn): Promise<unknown> {
  const kind = draw(6) > 0 ? kindFor(endpoint) : strangerAt(endpoint, draw)
  const caller = await world.caller(kind)
  const { headers } = caller
  const schema = pick(variantsOf(endpoint.request), draw)
  const base = await world.base(endpoint, { caller, schema, draw })
  const paths = pathsOf(base)
  const way = draw(20)
  if (way === 0) return send(kind, { endpoint, headers, badHeaders: pick(badHeaders, draw), request: base })
  if (way === 1) return send(kind, { endpoint, headers, request: base, body: pick(badBodies, draw), type: 'application/json' })
  if (way === 2) return send(kind, { endpoint, headers, request: base, body: jsonOf(base), type: pick(badTypes, draw) })
  if (way === 3) return send(kind, { endpoint, headers, request: base, body: doubled(base, draw), type: 'application/json' })
  let request = base
  const times = way < 8 ? 2 : 1
  for (let n = 0; n < times && paths.length > 0; n++) {
    const path = pick(paths, draw)
    const fitting = draw(2) === 0 ? edges(schemaAt(schema, path) ?? {}, draw) : []
    request = put(base, path, pick(fitting.length > 0 ? fitting : badValues, draw))
  }
  return send(kind, { endpoint, headers, request })
}

/** A body that says something twice. */
const doubled = (base: unknown, draw: Draw): string =>
  jsonOf(base).replace(/^\{"(\w+)":/, (all, name: string) => `{"${name}":${jsonOf(pick(badValues, draw))},${all.slice(1)}`)

function note(so: Fuzzed, { endpoint, request, body }: Asked, { status, code, fields, text }: Answered, refused?: string): void {
  so.calls++
  so.last.set(endpoint.name, `${status} ${text.slice(0, 150)}`)
  so.statuses.set(status, (so.statuses.get(status) ?? 0) + 1)
  if (status === 200 || (status >= 400 && code !== undefined && !code.startsWith('request.') && !GATES.has(status)))
    so.reached.set(endpoint.name, (so.reached.get(endpoint.name) ?? 0) + 1)
  const what = `${endpoint.method} ${endpoint.path} (${endpoint.name}) ${(body === undefined ? jsonOf(request) : String(body)).slice(0, 400)}`
  if (status >= 500 && !PASSING.has(code ?? '')) so.failures.push(`${status} ${code}: ${what} → ${text.slice(0, 200)}`)
  if (refused === undefined || GATES.has(status) || code === 'function.not.available') return
  const named = status === 400 && code === 'request.invalid' && fields.includes(refused)
  if (!named) so.failures.push(`${refused} is not refused by name: ${what} → ${status} ${text.slice(0, 200)}`)
}
