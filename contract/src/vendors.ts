import Type, { type Static, type TSchema } from 'typebox'
import Value from 'typebox/value'
import { Uuid } from './fields.ts'

/**
 * What vendors of games elsewhere and this site say to each other. None of it is for browsers: the server, the simulator and the conformance
 * run share this description, and docs/vendor-api.md tells it in words.
 */
export const SIGNATURE_HEADER = 'x-tucano-signature'
export const TIMESTAMP_HEADER = 'x-tucano-timestamp'
/** What was signed longer ago, or further ahead, is stale. */
export const SIGNATURE_MINUTES = 5
/** How long a token of a launch lets somebody bet. */
export const TOKEN_HOURS = 12

/** Amounts are hundred-thousandths of the major unit, so thousandths of the minor one; only whole minor units exist. */
export const AMOUNT_SCALE = 1000
/** The largest that every language reads as a whole number. */
const AMOUNT_MAX = 9_007_199_254_740_000

const Word = (maxLength: number) => Type.String({ pattern: '^[\\x21-\\x7e]+$', maxLength })
const Stake = Type.Integer({ minimum: AMOUNT_SCALE, maximum: AMOUNT_MAX, multipleOf: AMOUNT_SCALE })
const Win = Type.Integer({ minimum: 0, maximum: AMOUNT_MAX, multipleOf: AMOUNT_SCALE })

const Asked = { request_uuid: Uuid }
const OfPlayer = { ...Asked, token: Word(100), user: Word(64) }
const OfGame = { ...OfPlayer, game_code: Word(60), currency: Type.String({ pattern: '^[A-Z]{3}$' }) }
const OfRound = {
  ...OfGame,
  transaction_uuid: Uuid,
  round: Word(100),
  /** Nothing more is staked in this round; wins that come later are paid. */
  round_closed: Type.Boolean(),
  /** The stake is paid by the free rounds of this name; its wins are the player's. */
  is_free: Type.Optional(Type.Boolean()),
  reward_uuid: Type.Optional(Uuid),
  /** Whatever the vendor wants to remember of it. It is not kept. */
  meta: Type.Optional(Type.Unknown()),
}

const InfoRequest = Type.Object(OfPlayer)
const BalanceRequest = Type.Object(OfGame)
const BetRequest = Type.Object({ ...OfRound, amount: Stake, jackpot_contribution: Type.Optional(Type.Number({ minimum: 0 })) })
const WinRequest = Type.Object({
  ...OfRound,
  amount: Win,
  /** The bet that won. Without it, the round did. */
  reference_transaction_uuid: Type.Optional(Uuid),
  is_supplier_promo: Type.Optional(Type.Boolean()),
})
const RollbackRequest = Type.Object({ ...Asked, transaction_uuid: Uuid, reference_transaction_uuid: Uuid, round: Word(100) })

/** The calls of the wallet, below `/wallet/v1/{vendor}`, all POST. */
export const walletCalls = {
  info: { path: '/user/info', request: InfoRequest },
  balance: { path: '/balance', request: BalanceRequest },
  bet: { path: '/bet', request: BetRequest },
  win: { path: '/win', request: WinRequest },
  rollback: { path: '/rollback', request: RollbackRequest },
} as const satisfies Record<string, { path: string; request: TSchema }>
export type WalletCall = keyof typeof walletCalls

/** Every status, and what it means. */
export const walletStatuses = {
  RS_OK: 'done, now or the first time that this was asked',
  RS_ERROR_UNKNOWN: 'something went wrong here: as after a time-out, nobody knows whether it was done',
  RS_ERROR_INVALID_PARTNER: 'there is no such vendor here, or it is switched off',
  RS_ERROR_INVALID_SIGNATURE: 'signature missing, wrong, or of another time',
  RS_ERROR_WRONG_SYNTAX: 'no JSON object, or a field is missing',
  RS_ERROR_WRONG_TYPES: 'a field is of another type or outside its bounds',
  RS_ERROR_INVALID_TOKEN: 'no token of this player in this game',
  RS_ERROR_TOKEN_EXPIRED: 'the token is too old, or the player has signed out',
  RS_ERROR_USER_DISABLED: 'the account is closed',
  RS_ERROR_INVALID_GAME: 'this vendor has no such game here',
  RS_ERROR_GAME_MAINTENANCE: 'the game, or the vendor, is under maintenance',
  RS_ERROR_WRONG_CURRENCY: 'the player plays in another currency',
  RS_ERROR_NOT_ENOUGH_MONEY: 'the balance is smaller than the bet',
  RS_ERROR_LIMIT_REACHED: 'the balance cannot grow that far',
  RS_ERROR_DUPLICATE_TRANSACTION: 'the transaction_uuid was used for something else',
  RS_ERROR_TRANSACTION_DOES_NOT_EXIST: 'no such bet, or no such round of this player',
  RS_ERROR_TRANSACTION_ROLLED_BACK: 'the transaction, or the bet that it belongs to, was undone',
  RS_ERROR_ROUND_CLOSED: 'a bet in a round that is closed',
  RS_ERROR_INVALID_REWARD: 'no such free rounds of this player in this game at this amount, or none left',
} as const
export type WalletStatus = keyof typeof walletStatuses

/** User, currency and balance are there whenever the player is known. */
export const WalletReply = Type.Object({
  status: Type.Enum(Object.keys(walletStatuses) as WalletStatus[]),
  request_uuid: Type.Optional(Type.String()),
  user: Type.Optional(Type.String()),
  currency: Type.Optional(Type.String()),
  balance: Type.Optional(Type.Integer()),
  /** Of `/user/info` alone. */
  country: Type.Optional(Type.String()),
  /** Which field is wrong, and how. For engineers. */
  message: Type.Optional(Type.String()),
})
export type WalletReply = Static<typeof WalletReply>
export const isWalletReply = (value: unknown): value is WalletReply => Value.Check(WalletReply, value)

/** What this site asks of a vendor, below the vendor's own address: to open a game, and whether it is well (GET, any answer below 500). */
export const vendorPaths = { gameUrl: '/game/url', health: '/health' } as const

/** Free rounds that a player has in a game: how many are left, at which amount, until when (milliseconds since 1970). */
const FreeRounds = Type.Object({ reward_uuid: Uuid, rounds: Type.Integer({ minimum: 1 }), amount: Stake, until: Type.Integer() })

export const GameUrlRequest = Type.Object({
  user: Type.String(),
  token: Type.String(),
  game_code: Type.String(),
  platform: Type.Enum(['desktop', 'mobile']),
  currency: Type.String(),
  lang: Type.String(),
  country: Type.String(),
  ip: Type.String(),
  lobby_url: Type.String(),
  deposit_url: Type.String(),
  sub_partner_id: Type.String(),
  rewards: Type.Optional(Type.Array(FreeRounds)),
})
export type GameUrlRequest = Static<typeof GameUrlRequest>
export const isGameUrlRequest = (value: unknown): value is GameUrlRequest => Value.Check(GameUrlRequest, value)
export const GameUrlReply = Type.Object({ url: Type.String({ maxLength: 4000 }) })

/** Where each shape of vendor finds its wallet. */
export const walletPaths = { canonical: '/wallet/v1', gap: '/wallet/gap', pg: '/wallet/pg' } as const
export type VendorShape = keyof typeof walletPaths
