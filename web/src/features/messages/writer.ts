import type { FactsOf, MessageKind } from '@tucano/contract/messages'
import type { Text } from '#platform/text'
import type { Texts } from './texts.ts'

/** What it takes to word a message in the visitor's language. */
export interface Writer {
  t: Text<Texts>
  /** Minor units of a currency. */
  amount: (minor: string, currency: string) => string
  /** Milliseconds as a day and time of the brand's. */
  when: (epochMs: number) => string
  /** Milliseconds as a day of the brand's. */
  day: (epochMs: number) => string
  /** What a type of product is called. */
  product: (type: string) => string
  /** The brand's currency, for facts that name none. */
  currency: string
}

export interface Worded {
  title: string
  body: string
}

export type Wording = { [Kind in MessageKind]: (facts: FactsOf<Kind>, writer: Writer) => Worded }

/** Sentences end with their own full stop. */
export const bare = (reason: string): string => reason.replace(/\.\s*$/, '')

/** Codes that there is a word for. Another stands for itself. */
const words = {
  method: { pix: 'method_pix', ted: 'method_ted' },
  limit: { deposit: 'limit_deposit', loss: 'limit_loss', stake: 'limit_stake', bets: 'limit_bets', time: 'limit_time' },
  period: { day: 'period_day', week: 'period_week', month: 'period_month' },
  agreement: {
    dividend: 'agreement_dividend',
    salaryDay: 'agreement_salaryDay',
    salaryHour: 'agreement_salaryHour',
    salaryLive: 'agreement_salaryLive',
  },
  returned: { closed: 'returned_closed', limit: 'returned_limit', stranger: 'returned_stranger', more: 'returned_more' },
} as const satisfies Record<string, Record<string, keyof Texts>>

export function word(of: keyof typeof words, code: string, t: Text<Texts>): string {
  const key = Object.entries(words[of]).find(([known]) => known === code)?.[1]
  return key ? t(key) : code
}
