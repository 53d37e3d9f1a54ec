/** When a game is drawn, in its zone. */
export type Timetable =
  /** All day, every so many seconds from midnight on. */
  | { every: number }
  /** At these times (`20:00`), every day, or on these weekdays (0 is Sunday), or on these days of the month; not at the Vietnamese new year. */
  | { at: readonly string[]; weekdays?: readonly number[]; days?: readonly number[]; restsAtTet?: boolean }

export type LotteryGroup = 'SSC' | 'VNC' | 'THAI' | 'MAS' | 'SGC' | 'LAO' | 'STOCK' | 'DEZ'
export type LotteryVendor = 'LOTT' | 'ELOTT' | 'TCG_LOTTO_VN' | 'TCG_SEA'
export type PrizeMode = 'Lott' | 'ZY' | 'Elott' | 'SEA'

export interface LotteryGame {
  code: string
  shape: string
  group: LotteryGroup
  vendor: LotteryVendor
  mode: PrizeMode
  /** Its results come from elsewhere. */
  isOfficial: boolean
  /** Members choose the series, and get back what they leave. */
  hasSeries: boolean
  zone: string
  timetable: Timetable
  closesBeforeMs: number
  name: { PT: string; EN: string }
  /** The least stake of a bet, in minor units. */
  minBet: number
}
