import { timingSafeEqual } from 'node:crypto'
import { walletPaths } from '@tucano/contract/vendors'
import type { FastifyInstance } from 'fastify'
import { hashToken } from '#accounts/token'
import { type Act, type Outcome, type Verdict, isDone } from '../act.ts'
import type { PgSecret } from '../integrations.ts'
import { type Doors, type RawCall, type RawReply, serveRaw, writeJson } from '../raw-scope.ts'
import { readPlayer, readRoundGame, readSession } from '../store.ts'

/**
 * Vendors of the PG Soft shape: forms in, stake and payout of a spin in one call, decimal amounts, HTTP 200 whatever happens. Nothing here
 * decides anything: forms become acts, and verdicts become codes.
 */
const INVALID = 1034
const INTERNAL = 1200
const MISSING = 3001
const NO_PLAYER = 3004
const NO_BET = 3021

const codes: Record<Exclude<Verdict, 'done' | 'replayed'>, number> = {
  'balance.insufficient': 3202,
  'token.invalid': 1302,
  'token.expired': 1302,
  'user.disabled': 1309,
  'transaction.unknown': NO_BET,
  'transaction.undone': 3033,
  'transaction.conflict': 3032,
  'round.closed': 3033,
  'balance.limit': 3033,
  'play.limited': 3033,
  'game.maintenance': 3033,
  'vendor.off': 3033,
  'game.unknown': INVALID,
  'currency.wrong': INVALID,
  'reward.unknown': INVALID,
  'amount.invalid': INVALID,
}

/** A refusal on the way to an act. */
class Refused extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

export function servePgSoft(app: FastifyInstance, doors: Doors): Promise<void> {
  const routes = {
    '/VerifySession': verifySession,
    '/Cash/Get': getCash,
    '/Cash/TransferInOut': transferInOut,
    '/Cash/Adjustment': adjust,
  }
  return serveRaw(app, {
    prefix: walletPaths.pg,
    routes: Object.entries(routes).map(([path, work]) => ({
      call: `pg${path.replaceAll('/', '.')}`,
      path,
      answer: answering(doors, work),
    })),
    onTrouble: (error, code) => ({
      ...refuse(error.code?.startsWith('FST_') ? INVALID : INTERNAL, 'failed'),
      status: code === 'system.busy' ? 503 : 200,
    }),
  })
}

type Work = (doors: Doors, vendor: string, form: Form) => Promise<RawReply>

function answering(doors: Doors, work: Work) {
  return async ({ vendor, body }: RawCall): Promise<RawReply> => {
    const integration = await doors.integrations.of('pg', vendor)
    const form = new Form(body)
    if (!integration || !knows(integration.secret, form)) return refuse(INVALID, 'operator_token, secret_key')
    try {
      return await work(doors, vendor, form)
    } catch (error) {
      if (error instanceof Refused) return refuse(error.code, error.message)
      throw error
    }
  }
}

function knows({ operatorToken, secretKey }: PgSecret, form: Form): boolean {
  const same = (a: string, b: string): boolean => timingSafeEqual(hashToken(a), hashToken(b))
  return same(operatorToken, form.optional('operator_token')) && same(secretKey, form.optional('secret_key'))
}

/** The fields of a form, each asked for as what it must be. */
class Form {
  #fields: URLSearchParams

  constructor(body: Buffer) {
    this.#fields = new URLSearchParams(body.toString())
  }

  optional(name: string): string {
    return this.#fields.get(name) ?? ''
  }

  text(name: string): string {
    const text = this.optional(name)
    if (text === '') throw new Refused(MISSING, name)
    if (!/^[\x21-\x7e]{1,100}$/.test(text)) throw new Refused(INVALID, name)
    return text
  }

  /** Minor units. */
  amount(name: string): bigint {
    const [, sign, whole = '', cents = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(this.text(name)) ?? []
    if (whole === '') throw new Refused(INVALID, name)
    const minor = BigInt(whole) * 100n + BigInt(cents.padEnd(2, '0'))
    return sign ? -minor : minor
  }

  says(name: string): boolean {
    return /^(true|1)$/i.test(this.optional(name))
  }
}

const decimal = (minor: bigint): string => {
  const digits = String(minor < 0n ? -minor : minor).padStart(3, '0')
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

async function verifySession({ services }: Doors, vendor: string, form: Form): Promise<RawReply> {
  const session = await readSession(services.db, vendor, hashToken(form.text('operator_player_session')))
  if (!session || session.expired) return refuse(codes['token.expired'], 'operator_player_session')
  if (session.disabled) return refuse(codes['user.disabled'], 'player')
  return give({ player_name: session.user, nickname: session.user, currency: session.currency })
}

async function getCash({ acts, services }: Doors, vendor: string, form: Form): Promise<RawReply> {
  const user = form.text('player_name')
  const player = await readPlayer(services.db, { vendor, user })
  if (!player) return refuse(NO_PLAYER, 'player_name')
  const token = form.text('operator_player_session')
  const got = await acts.do({ kind: 'balance', vendor, user, token, game: form.text('game_id'), currency: player.currency })
  return cash(got, { updated_time: Date.now() })
}

/** A spin, or a part of one: what it takes and what it gives, at once. What is sent again needs no session any more. */
async function transferInOut({ acts }: Doors, vendor: string, form: Form): Promise<RawReply> {
  const id = form.text('transaction_id')
  const [stake, payout] = [form.amount('bet_amount'), form.amount('win_amount')]
  if (stake < 0n || payout < 0n || payout - stake !== form.amount('transfer_amount')) return refuse(INVALID, 'transfer_amount')
  const closed = form.optional('is_end_round') === '' || form.says('is_end_round')
  const resent = form.says('is_validate_bet') || form.says('is_adjustment')
  const round = {
    vendor,
    user: form.text('player_name'),
    game: form.text('game_id'),
    currency: form.text('currency_code'),
    round: form.text('parent_bet_id'),
  }
  const wins = payout > 0n || stake === 0n
  const bet: Act = {
    kind: 'bet',
    ...round,
    id: `${id}:bet`,
    amount: stake,
    closed: closed && !wins,
    token: resent ? null : form.text('operator_player_session'),
  }
  const win: Act = { kind: 'win', ...round, id: `${id}:win`, amount: payout, closed }
  const [first, ...rest] = [...(stake > 0n ? [bet] : []), ...(wins ? [win] : [])]
  return cash(await acts.do(first!, ...rest), { updated_time: Number(form.optional('updated_time')) })
}

/** A correction of a round that is known: what is given is a late win of it, what is taken a lost round of its own. */
async function adjust({ acts, services }: Doors, vendor: string, form: Form): Promise<RawReply> {
  const id = form.text('adjustment_transaction_id')
  const amount = form.amount('transfer_amount')
  const user = form.text('player_name')
  const [, round = ''] = id.split('-')
  const game = await readRoundGame(services.db, { vendor, user, round })
  if (game === undefined) return refuse(NO_BET, 'adjustment_transaction_id')
  const act = { vendor, user, game, currency: form.text('currency_code'), id: `${id}:adjustment` }
  const done = await acts.do(
    amount < 0n
      ? { kind: 'bet', ...act, round: `adjustment:${id}`, amount: -amount, closed: true, token: null }
      : { kind: 'win', ...act, round, amount, closed: false },
  )
  const { balance = 0n } = done
  const before = isDone(done) ? balance - amount : balance
  if (!isDone(done)) return cash(done, {})
  return give(
    { updated_time: Number(form.optional('adjustment_time')) },
    { adjust_amount: decimal(amount), balance_before: decimal(before), balance_after: decimal(balance) },
  )
}

function cash({ verdict, currency, balance = 0n }: Outcome, more: object): RawReply {
  if (verdict !== 'done' && verdict !== 'replayed') return refuse(codes[verdict], verdict)
  return give({ currency_code: currency, ...more }, { balance_amount: decimal(balance) })
}

const give = (data: object, digits: Record<string, string> = {}): RawReply => ({
  status: 200,
  json: `{"data":${writeJson(data, digits)},"error":null}`,
})
const refuse = (code: number, message: string): RawReply => ({
  status: 200,
  json: JSON.stringify({ data: null, error: { code, message } }),
})
