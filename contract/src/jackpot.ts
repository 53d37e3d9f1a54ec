import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { event } from './event.ts'
import { Amount } from './money.ts'

/** What the pool grows by, and how often. Spec §9. */
export const JACKPOT_GROWTH = 165_11n
export const JACKPOT_EVERY_MS = 3000

export const Jackpot = Type.Object({
  seed: Amount,
  growth: Amount,
  everyMs: Type.Integer(),
  startedAt: Type.Integer(),
  /** The server's clock as it answered: a page's own may be wrong. */
  now: Type.Integer(),
  lastWin: Type.Union([Type.Object({ nickname: Type.String(), amount: Amount, time: Type.Integer() }), Type.Null()]),
})
export type Jackpot = Static<typeof Jackpot>

/** What a pool holds at a moment: its seed, and its growth for every full step since it began. */
export function jackpotAt({ seed, growth, everyMs, startedAt }: Omit<Jackpot, 'now' | 'lastWin'>, at: number): bigint {
  const steps = Math.max(0, Math.floor((at - startedAt) / everyMs))
  return BigInt(seed) + BigInt(growth) * BigInt(steps)
}

export const getJackpot = endpoint('getJackpot', {
  summary: 'The progressive jackpot: what its value follows from, and who won it last',
  method: 'GET',
  path: '/wps/relay/VIS_getJackpot',
  access: 'public',
  moduleId: 'COMM3',
  request: Type.Object({}),
  reply: Jackpot,
})

/** The jackpot was won, or began: read it again. */
export const jackpotChanged = event('jackpot.changed', 'public', Type.Object({}))
