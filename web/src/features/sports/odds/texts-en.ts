import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  price: '{outcome}, {market}, {odds}',
  locked: '{outcome}, {market}, suspended: {reason}',
  format: 'Format of odds',
  format_decimal: 'Decimal',
  format_fractional: 'Fractional',
  format_american: 'American',
  format_hongKong: 'Hong Kong',
  format_malay: 'Malay',
  format_indonesian: 'Indonesian',
  reason_plain: 'market suspended',
  reason_goal: 'possible goal',
  reason_card: 'possible red card',
  reason_penalty: 'possible penalty',
  reason_review: 'under review',
  reason_video: 'video review',
  reason_signal: 'no signal of the match',
  reason_over: 'market over',
}
