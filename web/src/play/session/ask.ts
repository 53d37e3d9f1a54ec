import type { Endpoint, ReplyOf, RequestOf } from '@tucano/contract/endpoint'
import { CallError, type call } from '#platform/call'

/** What a session needs of the world. Tests bring their own. */
export interface World {
  call: typeof call
  nowMs: () => number
  /** Resolves after so long, or earlier when there is reason to hope. */
  wait: (ms: number) => Promise<void>
  newId: () => string
  newSeed: () => string
}

const BACK_OFF_MS = [250, 500, 1000, 2000, 4000, 5000] as const
/** A server that fails is asked so often; one that is busy or out of reach is asked until it answers. */
const FAILURES_MAX = 4

interface Asking {
  world: Pick<World, 'call' | 'wait'>
  /** Told when the path to the server is in trouble, and when it is not. */
  onTrouble: (trouble: boolean) => void
  isOver: () => boolean
}

/** Nobody waits for the answer any more. */
export class Left extends Error {}

/** Asks the same thing until it is answered or refused. What is asked must be safe to ask again. */
export async function askUntilAnswered<E extends Endpoint>(asking: Asking, endpoint: E, request: RequestOf<E>): Promise<ReplyOf<E>> {
  let failures = 0
  for (let attempt = 0; ; attempt++) {
    try {
      const reply = await asking.world.call(endpoint, request)
      if (asking.isOver()) throw new Left()
      asking.onTrouble(false)
      return reply
    } catch (error) {
      if (asking.isOver()) throw new Left()
      const trouble = troubleOf(error)
      if (trouble === 'failure') failures++
      if (trouble === undefined || failures >= FAILURES_MAX) {
        asking.onTrouble(false)
        throw error
      }
      asking.onTrouble(trouble !== 'haste')
      await asking.world.wait(BACK_OFF_MS[Math.min(attempt, BACK_OFF_MS.length - 1)]!)
      if (asking.isOver()) throw new Left()
    }
  }
}

type Trouble = 'path' | 'failure' | 'haste'

/** Where asking again may help: the path, the server, or only our own haste. */
const troubles: Partial<Record<CallError['code'], Trouble>> = {
  'network.failed': 'path',
  'network.slow': 'path',
  'system.busy': 'path',
  'system.error': 'failure',
  'request.too.many': 'haste',
}

const troubleOf = (error: unknown): Trouble | undefined => (error instanceof CallError ? troubles[error.code] : undefined)
