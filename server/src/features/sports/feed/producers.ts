/** Why a producer is down. */
export type DownReason = 'starting' | 'silent' | 'late' | 'unsubscribed' | 'connection'

interface Request {
  /** Not known until it is written down. */
  id: number | undefined
  atMs: number
  /** The feed's time of the last alive since: nothing that came before it is missing once the recovery is complete. */
  aliveMs: number
  isComplete: boolean
}

/** One producer, as the process that has the feed knows it. */
export interface ProducerState {
  readonly id: number
  /** So far back it tells what was missed. */
  readonly windowMs: number
  readonly downReason: DownReason | undefined
  readonly connected: boolean
  /** When an alive was last processed, by our clock. */
  readonly heardAtMs: number | undefined
  /** The feed's time of the last alive before which nothing is missing. */
  readonly aliveMs: number | undefined
  readonly request: Readonly<Request> | undefined
  readonly lastRequestMs: number | undefined
}

export type ProducerInput =
  | { is: 'connection'; up: boolean }
  | { is: 'alive'; timestampMs: number; subscribed: boolean }
  /** A message of odds was processed that nobody had asked for. */
  | { is: 'told'; timestampMs: number }
  | { is: 'complete'; requestId: number }
  /** The feed has not taken a request. */
  | { is: 'failed'; requestId: number }
  | { is: 'tick' }

export type ProducerEffect =
  | { is: 'down'; reason: DownReason }
  | { is: 'up' }
  /** Everything that came after this moment is to be asked for; all there is, where none is named. */
  | { is: 'recover'; afterMs: number | undefined }

export interface Stepped {
  state: ProducerState
  effects: readonly ProducerEffect[]
}

const SILENT_MS = 20_000
const LATE_MS = 20_000
const REQUEST_MAX_MS = 1_200_000
const REQUESTS_APART_MS = 30_000

type MayAsk = (ageMs: number | undefined) => boolean

/** Whoever takes the feed over knows nothing of what came meanwhile. */
export const startingProducer = ({
  id,
  windowMs,
  aliveMs,
  lastRequestMs,
}: Pick<ProducerState, 'id' | 'windowMs' | 'aliveMs' | 'lastRequestMs'>): ProducerState => ({
  id,
  windowMs,
  downReason: 'starting',
  connected: false,
  heardAtMs: undefined,
  aliveMs,
  request: undefined,
  lastRequestMs,
})

const unchanged = (state: ProducerState): Stepped => ({ state, effects: [] })

/** A recovery that was under way is worth nothing: what comes now is missing in it. */
function goDown(state: ProducerState, reason: DownReason): Stepped {
  const down = { ...state, request: undefined }
  return state.downReason === undefined
    ? { state: { ...down, downReason: reason }, effects: [{ is: 'down', reason }] }
    : { state: down, effects: [] }
}

function ask(state: ProducerState, { timestampMs, nowMs, mayAsk }: { timestampMs: number; nowMs: number; mayAsk: MayAsk }): Stepped {
  const { aliveMs, windowMs, lastRequestMs } = state
  if (lastRequestMs !== undefined && nowMs - lastRequestMs < REQUESTS_APART_MS) return unchanged(state)
  const afterMs = aliveMs !== undefined && nowMs - aliveMs < windowMs ? aliveMs : undefined
  if (!mayAsk(afterMs === undefined ? undefined : nowMs - afterMs)) return unchanged(state)
  const request = { id: undefined, atMs: nowMs, aliveMs: timestampMs, isComplete: false }
  return { state: { ...state, request, lastRequestMs: nowMs }, effects: [{ is: 'recover', afterMs }] }
}

function goUp(state: ProducerState, aliveMs: number): Stepped {
  return { state: { ...state, downReason: undefined, request: undefined, aliveMs }, effects: [{ is: 'up' }] }
}

/** What an alive does to a producer that is heard, listens to us and is in time. */
function hearAlive(state: ProducerState, about: { timestampMs: number; nowMs: number; mayAsk: MayAsk }): Stepped {
  const { timestampMs, nowMs } = about
  if (state.downReason === undefined) return unchanged({ ...state, aliveMs: Math.max(state.aliveMs ?? 0, timestampMs) })
  const { request } = state
  if (!request || nowMs - request.atMs > REQUEST_MAX_MS) return ask({ ...state, request: undefined }, about)
  return request.isComplete ? goUp(state, timestampMs) : unchanged({ ...state, request: { ...request, aliveMs: timestampMs } })
}

/** What becomes of a producer by what was heard. Nothing but this decides whether it is up. */
export function stepProducer(state: ProducerState, input: ProducerInput, { nowMs, mayAsk }: { nowMs: number; mayAsk: MayAsk }): Stepped {
  switch (input.is) {
    case 'connection':
      return input.up
        ? unchanged({ ...state, connected: true, heardAtMs: undefined })
        : goDown({ ...state, connected: false, heardAtMs: undefined }, 'connection')
    case 'alive': {
      if (!state.connected) return unchanged(state)
      const { timestampMs, subscribed } = input
      const heard = { ...state, heardAtMs: nowMs }
      const down = subscribed ? unchanged(heard) : loseSubscription(heard, timestampMs)
      if (nowMs - timestampMs > LATE_MS) return late(down)
      const next = hearAlive(down.state, { timestampMs, nowMs, mayAsk })
      return { state: next.state, effects: [...down.effects, ...next.effects] }
    }
    case 'told':
      return nowMs - input.timestampMs > LATE_MS && state.downReason === undefined ? goDown(state, 'late') : unchanged(state)
    case 'complete':
      return completed(state, input.requestId, nowMs)
    case 'failed':
      return state.request?.id === input.requestId ? unchanged({ ...state, request: undefined }) : unchanged(state)
    case 'tick':
      return state.heardAtMs !== undefined && nowMs - state.heardAtMs > SILENT_MS
        ? goDown({ ...state, heardAtMs: undefined }, 'silent')
        : unchanged(state)
  }
}

/** Said after a request it means that something was lost since; said before one it is what the request makes up for. */
function loseSubscription(state: ProducerState, timestampMs: number): Stepped {
  return state.request && timestampMs <= state.request.atMs ? unchanged(state) : goDown(state, 'unsubscribed')
}

/** What is late may still be on its way: a recovery goes on, and waits for an alive that is in time. */
function late(before: Stepped): Stepped {
  const { state, effects } = before
  const next = state.downReason === undefined ? goDown(state, 'late') : unchanged(state)
  return { state: next.state, effects: [...effects, ...next.effects] }
}

function completed(state: ProducerState, requestId: number, nowMs: number): Stepped {
  const { request, heardAtMs } = state
  if (!request || request.id !== requestId) return unchanged(state)
  const inTime = heardAtMs !== undefined && nowMs - request.aliveMs <= LATE_MS
  return inTime ? goUp(state, request.aliveMs) : unchanged({ ...state, request: { ...request, isComplete: true } })
}

/** The request has its number now. */
export const numbered = (state: ProducerState, requestId: number): ProducerState =>
  state.request ? { ...state, request: { ...state.request, id: requestId } } : state

/** When the producer has been silent for too long, if nothing comes. */
export const silentAtMs = ({ heardAtMs }: ProducerState): number | undefined =>
  heardAtMs === undefined ? undefined : heardAtMs + SILENT_MS + 1
