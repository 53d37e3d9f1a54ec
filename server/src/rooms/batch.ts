import { isDeepStrictEqual } from 'node:util'
import type { Db } from '@tucano/database'
import type { Json } from '@tucano/round'
import { type Moved, type Step, move } from '#betting/bets'
import type { Outcome, RoomKind } from './kind.ts'
import type { Entry } from './store.ts'

/** A bet was refused on which others of the batch, or of its own command, depend. Alone, the command is refused for it. */
export class BetRefused extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** The log has other facts than its commands come to: the kind is not what it was. */
export class ReplayDiffers extends Error {}

export interface Asked {
  /** Made by whoever asks: asked for again, it is not done again. */
  commandId?: string
  memberId?: bigint
  command: Json
}

export interface Answer {
  /** The room's last entry then. */
  seq: bigint
  /** The log had it already. */
  replayed: boolean
}

export interface Waiting extends Asked {
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

export interface Judged {
  waiting: Waiting
  outcome: Outcome<Json, Json>
}

/** What is left of a batch: the state after it, and an entry for each command that did something. */
export interface Kept {
  state: Json
  entries: { waiting: Waiting; facts: Json[] }[]
  judged: Judged[]
}
/** What has been taken, with what the log had already. */
export interface Taken extends Kept {
  known: ReadonlySet<string>
  fresh: Waiting[]
  verdicts: ReadonlyMap<Waiting, string>
}

/** What became of the bets of each command: nothing for those that have none. */
export async function moveMoney(trx: Db, judged: Judged[]): Promise<Map<Waiting, Moved['verdict']>> {
  const verdicts = new Map<Waiting, Moved['verdict']>()
  const asked = judged.flatMap(({ waiting, outcome }) =>
    'refused' in outcome ? [] : (outcome.bets ?? []).map((step): [Waiting, Step] => [waiting, step]),
  )
  const moved = await move(
    trx,
    asked.map(([, step]) => step),
  )
  for (const [n, [waiting]] of asked.entries()) {
    const { verdict } = moved[n]!
    if (verdict !== 'done' && verdict !== 'replayed') verdicts.set(waiting, verdict)
  }
  // Several steps of one command are taken together or not at all.
  const partly = asked.find(([waiting], n) => verdicts.has(waiting) && moved[n]!.verdict === 'done')
  if (partly) throw new BetRefused(verdicts.get(partly[0])!)
  return verdicts
}

/** The state without what was refused. When that changes what others asked of the ledger, they are judged by themselves. */
export function keepTaken(
  { kind, first, at }: { kind: RoomKind; first: Json; at: Date },
  judged: Judged[],
  verdicts: ReadonlyMap<Waiting, string>,
): Kept {
  const taken = judged.filter(({ waiting, outcome }) => !('refused' in outcome) && !verdicts.has(waiting))
  let state = first
  const entries: Kept['entries'] = []
  for (const { waiting, outcome } of taken) {
    const again = verdicts.size === 0 ? outcome : step(kind, state, waiting, at)
    if ('refused' in again || 'refused' in outcome || !isDeepStrictEqual(again.bets, outcome.bets))
      throw new BetRefused([...verdicts.values()][0] ?? '')
    const isNothing = again.state === state && again.facts.length === 0
    state = again.state
    if (!isNothing) entries.push({ waiting, facts: again.facts })
  }
  return { state, entries, judged }
}

const step = (kind: RoomKind, state: Json, { command, memberId }: Asked, at: Date): Outcome<Json, Json> =>
  kind.step(state, { command, atMs: at.getTime(), ...(memberId === undefined ? {} : { memberId }) })

/** One command of each id; the same id again is looked up the next time. */
export function once(batch: Waiting[], known: ReadonlySet<string>): Waiting[] {
  const ids = new Set<string>(known)
  return batch.filter(({ commandId }) => {
    if (commandId === undefined) return true
    if (ids.has(commandId)) return false
    ids.add(commandId)
    return true
  })
}

/** One after the other, each on what those before it leave. */
export function judge(kind: RoomKind, first: Json, batch: Waiting[], at: Date): Judged[] {
  let state = first
  return batch.map((waiting) => {
    const outcome = step(kind, state, waiting, at)
    if (!('refused' in outcome)) ({ state } = outcome)
    return { waiting, outcome }
  })
}

/** A step once more, as the log has it. It comes to the same, or the kind is not what it was. */
export function replay(kind: RoomKind, state: Json, { seq, at, memberId, command, facts }: Entry): Json {
  const outcome = kind.step(state, { command, atMs: at.getTime(), ...(memberId === null ? {} : { memberId }) })
  if ('refused' in outcome || !isDeepStrictEqual(outcome.facts, facts)) throw new ReplayDiffers(`entry ${seq} does not come to the same`)
  return outcome.state
}
