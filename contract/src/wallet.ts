import Type, { type Static } from 'typebox'
import { consolidatedAgreements } from './agents/consolidated.ts'
import { endpoint, withMembers } from './endpoint.ts'
import { memberErrors } from './errors.ts'
import { event } from './event.ts'
import { Id, Uuid, WalletId } from './fields.ts'
import { Amount, Money } from './money.ts'

/** `accountTypeId` of the main wallet; wallets at vendors have those that the brand gives them. */
export const MAIN_WALLET = 2

const WalletAccount = Type.Object({
  accountTypeId: Type.Integer(),
  /** Code of the vendor whose wallet it is; empty for the main wallet. */
  vendor: Type.String(),
  availBalance: Money,
})

export const WalletBalance = Type.Object({
  /** What the member can play with, over all wallets. */
  sumBalance: Money,
  balance: Type.Array(WalletAccount),
  /** What of the main wallet is bonus money: a stake comes from that or from the rest, never from both. */
  bonus: Money,
  currency: Type.String(),
  currencySymbol: Type.String(),
  /** Grows with every change: of two balances, the one with the larger version is the newer. */
  version: Type.Integer(),
})
export type WalletBalance = Static<typeof WalletBalance>

export const getBalance = endpoint('getBalance', {
  summary: 'What the member has, per wallet and in all',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  access: 'member',
  moduleId: 'COMM3',
  whileExcluded: true,
  request: Type.Object({
    /** One wallet alone; 0, or nothing, is all of them. */
    typeId: Type.Optional(Type.Integer({ ...WalletId, minimum: 0 })),
  }),
  reply: WalletBalance,
  errors: ['login.not.session', 'password.change.required', 'wallet.unknown'],
})

export const getMerchantWallet = endpoint('getMerchantWallet', {
  summary: 'Whether games draw on the main wallet, or each vendor has a wallet of its own',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  access: 'member',
  moduleId: 'COMM3',
  whileExcluded: true,
  request: Type.Object({}),
  reply: Type.Object({ isSingle: Type.Boolean() }),
  errors: ['login.not.session', 'password.change.required'],
})

export const transferWallet = endpoint('transferWallet', {
  summary: 'Moves money between the main wallet and a wallet at a vendor',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  access: 'member',
  moduleId: 'FUNDTRANS3',
  limit: { max: 60, windowMs: 60_000 },
  request: Type.Object({
    /** Made by the page and kept until there is an answer: asking again with the same id moves nothing twice. */
    transferId: Uuid,
    fromAccountTypeId: WalletId,
    toAccountTypeId: WalletId,
    amount: Amount,
  }),
  reply: WalletBalance,
  errors: [
    'login.not.session',
    'password.change.required',
    'wallet.single',
    'wallet.unknown',
    'balance.insufficient',
    'balance.limit',
    'account.closed',
    'key.conflict',
  ],
})

export const bringHome = endpoint('bringHome', {
  summary: 'Brings what stands in every wallet at a vendor back to the main wallet, all at once',
  method: 'POST',
  path: '/wps/wallets/transferToMainWallet',
  access: 'member',
  moduleId: 'FUNDTRANS3',
  whileExcluded: true,
  limit: { max: 60, windowMs: 60_000 },
  request: Type.Object({ transferId: Uuid }),
  reply: WalletBalance,
  errors: [
    'login.not.session',
    'password.change.required',
    'account.trial',
    'wallet.single',
    'balance.insufficient',
    'balance.limit',
    'account.closed',
    'key.conflict',
  ],
})

export const getConsolidatedFunds = endpoint('getConsolidatedFunds', {
  summary: 'Everything that the member has, by what it is for, and its agreements',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  access: 'member',
  moduleId: 'COMM3',
  whileExcluded: true,
  request: Type.Object({}),
  reply: Type.Object({
    funds: Type.Object({
      currency: Type.String(),
      currencySymbol: Type.String(),
      sumBalance: Money,
      cash: Money,
      /** What of the cash could be withdrawn now. */
      withdrawable: Money,
      bonus: Money,
      /** Set aside for something that has begun, a withdrawal for instance. */
      locked: Money,
      vendors: Money,
      /** Points, whole ones. */
      points: Money,
    }),
    ...consolidatedAgreements,
  }),
  errors: ['login.not.session', 'password.change.required'],
})

/** The member's balance as it is now. Sent at every greeting and at every change. */
export const balanceChanged = event('wallet.balanceChanged', 'member', WalletBalance)

export const getMemberMoney = endpoint('getMemberMoney', {
  summary: 'What a member has in each pocket, for operators, and what has to be staked before money may leave',
  method: 'GET',
  path: '/wps/operators/members/money',
  ...withMembers,
  request: Type.Object({ memberId: Id }),
  reply: Type.Object({
    currency: Type.String(),
    cash: Money,
    bonus: Money,
    locked: Money,
    points: Money,
    /** In wallets at vendors. */
    vendors: Money,
    wagering: Type.Object({ required: Money, done: Money }),
  }),
  errors: memberErrors,
})
