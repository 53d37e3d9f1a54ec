import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { walletPaths } from '@tucano/contract/vendors'
import type { FastifyInstance } from 'fastify'
import Type, { type Static, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { type Act, type Outcome, type Verdict, isDone } from '../act.ts'
import type { GapSecret } from '../integrations.ts'
import { type Doors, type RawCall, type RawReply, parseObject, serveRaw, writeJson } from '../raw-scope.ts'
import { readPlayer } from '../store.ts'

/**
 * Vendors of the GAP shape: one call with several actions, all of them or none; amounts in minor units; a refusal is HTTP 412 with a code.
 * Nothing here decides anything: actions become acts, and verdicts become codes.
 */
const Id = Type.String({ pattern: '^[\\x21-\\x7e]+$', maxLength: 100 })
const AMOUNT_MAX = 9_007_199_254_740
const Amount = (minimum: number) => Type.Integer({ minimum, maximum: AMOUNT_MAX })
const Named = {
  user_id: Id,
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  game: Id,
  game_id: Type.Optional(Id),
  session_id: Type.Optional(Id),
  finished: Type.Optional(Type.Boolean()),
}
const Play = Type.Object({
  ...Named,
  actions: Type.Optional(
    Type.Array(
      Type.Union([
        Type.Object({ action: Type.Literal('bet'), action_id: Id, amount: Amount(1) }),
        Type.Object({ action: Type.Literal('win'), action_id: Id, amount: Amount(0) }),
      ]),
      { maxItems: 20 },
    ),
  ),
})
const Rollback = Type.Object({
  ...Named,
  actions: Type.Array(Type.Object({ action: Type.Literal('rollback'), action_id: Id, original_action_id: Id }), {
    minItems: 1,
    maxItems: 20,
  }),
})
type Play = Static<typeof Play>
type Rollback = Static<typeof Rollback>

const BAD_REQUEST = 400
const FORBIDDEN = 403
const UNKNOWN = 500

const codes: Record<Exclude<Verdict, 'done' | 'replayed'>, number> = {
  'balance.insufficient': 100,
  'token.invalid': 101,
  'token.expired': 101,
  'user.disabled': 110,
  'currency.wrong': 154,
  'game.unknown': 405,
  'game.maintenance': 405,
  'vendor.off': 405,
  'balance.limit': 106,
  'play.limited': 105,
  'transaction.undone': BAD_REQUEST,
  'transaction.conflict': BAD_REQUEST,
  'transaction.unknown': BAD_REQUEST,
  'round.closed': BAD_REQUEST,
  'reward.unknown': BAD_REQUEST,
  'amount.invalid': BAD_REQUEST,
}

export const gapSignature = ({ authToken }: GapSecret, body: string | Buffer): string =>
  createHmac('sha256', authToken).update(body).digest('hex')

export function serveGap(app: FastifyInstance, doors: Doors): Promise<void> {
  return serveRaw(app, {
    prefix: walletPaths.gap,
    routes: [
      { call: 'gap.play', path: '/play', answer: answering(doors, Play, play) },
      { call: 'gap.rollback', path: '/rollback', answer: answering(doors, Rollback, rollback) },
    ],
    onTrouble: (error, code) => {
      if (error.code?.startsWith('FST_')) return refuse(BAD_REQUEST, 'body')
      return { ...refuse(UNKNOWN, 'unknown'), status: code === 'system.busy' ? 503 : 412 }
    },
  })
}

type Work<Asked> = (doors: Doors, vendor: string, asked: Asked) => Promise<RawReply>

function answering<Schema extends TSchema>(doors: Doors, schema: Schema, work: Work<Static<Schema>>) {
  const compiled = Compile(schema)
  return async ({ vendor, headers, body }: RawCall): Promise<RawReply> => {
    const integration = await doors.integrations.of('gap', vendor)
    if (!integration || !isSignedBy(integration.secret, headers['x-request-sign'], body)) return refuse(FORBIDDEN, 'signature')
    const asked = parseObject(body)
    if (!asked || !compiled.Check(asked)) return refuse(BAD_REQUEST, 'request')
    return work(doors, vendor, asked)
  }
}

function isSignedBy(secret: GapSecret, given: unknown, body: Buffer): boolean {
  const expected = Buffer.from(gapSignature(secret, body))
  const shown = Buffer.from(typeof given === 'string' ? given : '')
  return shown.length === expected.length && timingSafeEqual(shown, expected)
}

/** Everything that an action does not say itself. */
const inRound = (vendor: string, { user_id, game, currency, game_id = '' }: Play | Rollback) => ({
  vendor,
  user: user_id,
  game,
  currency,
  round: game_id,
})

async function play({ acts, services }: Doors, vendor: string, asked: Play): Promise<RawReply> {
  const { actions = [], session_id = '', finished = false } = asked
  if ((actions.length > 0 || finished) && asked.game_id === undefined) return refuse(BAD_REQUEST, 'game_id')
  const round = inRound(vendor, asked)
  const [first, ...rest] = actions.map(({ action, action_id: id, amount }, place): Act => {
    const closed = finished && place === actions.length - 1
    const act = { ...round, id, amount: BigInt(amount), closed }
    return action === 'bet' ? { kind: 'bet', ...act, token: session_id } : { kind: 'win', ...act }
  })
  if (first) return say(asked, await acts.do(first, ...rest), vendor)
  if (finished) await close(acts, round)
  return say(asked, await playerOf(services, round), vendor)
}

async function rollback({ acts, services }: Doors, vendor: string, asked: Rollback): Promise<RawReply> {
  const round = inRound(vendor, asked)
  const [first, ...rest] = asked.actions.map(({ action_id: id, original_action_id: reference }): Act => ({
    kind: 'rollback',
    vendor,
    id,
    reference,
    round: round.round,
  }))
  const undone = await acts.do(first!, ...rest)
  if (!isDone(undone)) return say(asked, undone, vendor)
  if (asked.finished) await close(acts, round)
  return say(asked, await playerOf(services, round), vendor)
}

/** Ends a round that may have ended, or never begun: then there is nothing to end. */
const close = (acts: Doors['acts'], round: ReturnType<typeof inRound>): Promise<Outcome> =>
  acts.do({ kind: 'win', ...round, id: `${round.round}:finished`, amount: 0n, closed: true })

async function playerOf({ db }: Doors['services'], round: ReturnType<typeof inRound>): Promise<Outcome> {
  const player = await readPlayer(db, round)
  if (!player) return { verdict: 'token.invalid' }
  return { ...player, verdict: player.currency === round.currency ? 'done' : 'currency.wrong' }
}

/** An action has the same name here for ever, whoever asks and how often. */
const txId = (vendor: string, actionId: string): string => createHash('sha256').update(`${vendor}/${actionId}`).digest('hex').slice(0, 32)

function say({ game_id, actions = [] }: Play | Rollback, outcome: Outcome, vendor: string): RawReply {
  const { verdict, balance } = outcome
  if (verdict !== 'done' && verdict !== 'replayed') return refuse(codes[verdict], verdict, balance)
  const transactions = actions.map(({ action_id }) => ({ action_id, tx_id: txId(vendor, action_id) }))
  return { status: 200, json: writeJson({ game_id, transactions }, { balance }) }
}

const refuse = (code: number, message: string, balance?: bigint): RawReply => ({
  status: 412,
  json: writeJson({ code, message }, { balance }),
})
