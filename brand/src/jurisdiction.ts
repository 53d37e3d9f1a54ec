import type { Product } from '@tucano/contract/endpoint'

/** How our own games may be played: by themselves, in a hurry, and how long a round takes at least. */
export interface Play {
  autoplay: boolean
  turbo: boolean
  roundMs: number
}

/** What each jurisdiction asks of money. */
export interface MoneyRules {
  /** Caps on losses and time come before the first deposit. */
  limitsFirst: boolean
  /** Deposits come from the member's own account, by CPF, and go back when they do not. */
  ownAccount: boolean
}

/** What each jurisdiction asks of the lottery: the least series, whether members choose among series, whether multiples of a plan may grow. */
export interface LotteryRules {
  seriesMin: number
  slider: boolean
  growth: boolean
}
/** What each jurisdiction asks of sports: whether bets on virtual matches may be cashed out, and what these give back at least, in basis points. */
export interface SportsRules {
  cashOutOfVirtual: boolean
  virtualReturnBp: number | null
}
const anySports: SportsRules = { cashOutOfVirtual: true, virtualReturnBp: null }
const anyLottery: LotteryRules = { seriesMin: 1000, slider: true, growth: true }

/** What each jurisdiction closes. `open` is for demonstrations; `BR` follows Brazilian law (no games between players …). What a promotion may be there is said by promotion-law.ts. */
export const profiles = {
  open: {
    closed: [],
    play: { autoplay: true, turbo: true, roundMs: 0 },
    money: { limitsFirst: false, ownAccount: false },
    lottery: anyLottery,
    sports: anySports,
  },
  BR: {
    closed: ['pvp', 'cockfight', 'transfer', 'foreignLottery'],
    play: { autoplay: true, turbo: true, roundMs: 0 },
    money: { limitsFirst: true, ownAccount: true },
    lottery: { seriesMin: 1700, slider: false, growth: false },
    sports: { cashOutOfVirtual: false, virtualReturnBp: 8500 },
  },
  /** Great Britain: a slot's round takes two and a half seconds, and every round is a press of the player's. */
  GB: {
    closed: ['pvp', 'cockfight', 'transfer', 'trial'],
    play: { autoplay: false, turbo: false, roundMs: 2500 },
    money: { limitsFirst: false, ownAccount: true },
    lottery: anyLottery,
    sports: anySports,
  },
} as const satisfies Record<
  string,
  { closed: readonly Product[]; play: Play; money: MoneyRules; lottery: LotteryRules; sports: SportsRules }
>

export type Profile = keyof typeof profiles

export const isClosed = (profile: Profile, product: Product): boolean => (profiles[profile].closed as readonly Product[]).includes(product)

export const playRules = (profile: Profile): Play => profiles[profile].play

export const moneyRules = (profile: Profile): MoneyRules => profiles[profile].money

export const lotteryRules = (profile: Profile): LotteryRules => profiles[profile].lottery

export const sportsRules = (profile: Profile): SportsRules => profiles[profile].sports
