import { AMOUNT_SCALE, type WalletCall, type WalletStatus, walletCalls, walletPaths } from '@tucano/contract/vendors'
import type { FastifyInstance } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { hashToken } from '#accounts/token'
import type { Services } from '#platform/services'
import type { Act, Verdict } from './act.ts'
import { type Doors, type RawCall, type RawReply, parseObject, serveRaw, writeJson } from './raw-scope.ts'
import { isSigned } from './signature.ts'
import { readSession } from './store.ts'

const statuses: Record<Verdict, WalletStatus> = {
  done: 'RS_OK',
  replayed: 'RS_OK',
  'transaction.undone': 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  'transaction.conflict': 'RS_ERROR_DUPLICATE_TRANSACTION',
  'transaction.unknown': 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  'vendor.off': 'RS_ERROR_INVALID_PARTNER',
  'game.unknown': 'RS_ERROR_INVALID_GAME',
  'game.maintenance': 'RS_ERROR_GAME_MAINTENANCE',
  'token.invalid': 'RS_ERROR_INVALID_TOKEN',
  'token.expired': 'RS_ERROR_TOKEN_EXPIRED',
  'currency.wrong': 'RS_ERROR_WRONG_CURRENCY',
  'user.disabled': 'RS_ERROR_USER_DISABLED',
  'round.closed': 'RS_ERROR_ROUND_CLOSED',
  'balance.insufficient': 'RS_ERROR_NOT_ENOUGH_MONEY',
  'balance.limit': 'RS_ERROR_LIMIT_REACHED',
  'reward.unknown': 'RS_ERROR_INVALID_REWARD',
  'amount.invalid': 'RS_ERROR_WRONG_TYPES',
  'play.limited': 'RS_ERROR_LIMIT_REACHED',
}

/** A reply before it is written. */
interface Said {
  status: WalletStatus
  request_uuid?: string | undefined
  user?: string | undefined
  currency?: string | undefined
  balance?: bigint | undefined
  country?: string
  message?: string
}

/** The wallet as we describe it ourselves: docs/vendor-api.md. */
export function serveCanonical(app: FastifyInstance, doors: Doors): Promise<void> {
  const routes = (Object.keys(walletCalls) as WalletCall[]).map((call) => ({
    call: `wallet.${call}`,
    path: walletCalls[call].path,
    answer: answering(call, doors),
  }))
  return serveRaw(app, {
    prefix: walletPaths.canonical,
    routes,
    onTrouble: (error, code) =>
      error.code?.startsWith('FST_')
        ? say({ status: 'RS_ERROR_WRONG_SYNTAX' })
        : { ...say({ status: 'RS_ERROR_UNKNOWN' }), status: code === 'system.busy' ? 503 : 200 },
  })
}

function answering(call: WalletCall, { services, acts, integrations }: Doors) {
  const schema = Compile(walletCalls[call].request as TSchema)
  return async ({ vendor, headers, body }: RawCall): Promise<RawReply> => {
    const integration = await integrations.of('canonical', vendor)
    if (!integration) return say({ status: 'RS_ERROR_INVALID_PARTNER' })
    // Before anything of it is read.
    if (!isSigned(integration.theirKey, { headers, body, now: Date.now() })) return say({ status: 'RS_ERROR_INVALID_SIGNATURE' })
    const asked = parseObject(body)
    if (!asked) return say({ status: 'RS_ERROR_WRONG_SYNTAX', message: 'body: is no JSON object' })
    const request_uuid = typeof asked['request_uuid'] === 'string' ? asked['request_uuid'].slice(0, 100) : undefined
    if (!schema.Check(asked)) return say({ ...problemOf(schema.Errors(asked)), request_uuid })
    if (call === 'info') return say({ ...(await info(services, vendor, asked as never)), request_uuid })
    const { verdict, ...player } = await acts.do(toAct[call](vendor, asked as never))
    return say({ status: statuses[verdict], request_uuid, ...player })
  }
}

interface SchemaError {
  keyword: string
  instancePath: string
  params: object
  message: string
}

function problemOf([first]: SchemaError[]): Said {
  const { requiredProperties: [missing] = [] } = (first?.params ?? {}) as { requiredProperties?: string[] }
  if (missing !== undefined) return { status: 'RS_ERROR_WRONG_SYNTAX', message: `${missing}: is required` }
  return { status: 'RS_ERROR_WRONG_TYPES', message: `${first?.instancePath.slice(1)}: ${first?.message}` }
}

type Asked<Call extends WalletCall> = Static<(typeof walletCalls)[Call]['request']>

const inGame = (vendor: string, { user, game_code: game, currency }: Asked<'balance'>) => ({ vendor, user, game, currency })
const inRound = (vendor: string, asked: Asked<'bet'> | Asked<'win'>) => ({
  ...inGame(vendor, asked),
  id: asked.transaction_uuid,
  round: asked.round,
  amount: BigInt(asked.amount / AMOUNT_SCALE),
  closed: asked.round_closed,
  isFree: asked.is_free,
  reward: asked.reward_uuid,
})

const toAct: { [Call in Exclude<WalletCall, 'info'>]: (vendor: string, asked: Asked<Call>) => Act } = {
  balance: (vendor, asked) => ({ kind: 'balance', ...inGame(vendor, asked), token: asked.token }),
  bet: (vendor, asked) => ({ kind: 'bet', ...inRound(vendor, asked), token: asked.token }),
  win: (vendor, asked) => ({ kind: 'win', ...inRound(vendor, asked), reference: asked.reference_transaction_uuid }),
  rollback: (vendor, { transaction_uuid: id, reference_transaction_uuid: reference, round }) => ({
    kind: 'rollback',
    vendor,
    id,
    reference,
    round,
  }),
}

async function info({ db, brand }: Services, vendor: string, { token, user }: Asked<'info'>): Promise<Said> {
  const session = await readSession(db, vendor, hashToken(token))
  if (session?.user !== user) return { status: 'RS_ERROR_INVALID_TOKEN' }
  const { currency, balance, expired, disabled } = session
  const verdict = expired ? 'token.expired' : disabled ? 'user.disabled' : 'done'
  return { status: statuses[verdict], user, currency, balance, country: brand.countryCode }
}

const say = ({ balance, ...said }: Said): RawReply => ({
  status: 200,
  json: writeJson(said, { balance: balance === undefined ? undefined : balance * BigInt(AMOUNT_SCALE) }),
})
