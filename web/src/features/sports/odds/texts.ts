import { catalogue } from '#platform/text'

const pt = {
  price: '{outcome}, {market}, {odds}',
  locked: '{outcome}, {market}, suspensa: {reason}',
  format: 'Formato das cotações',
  format_decimal: 'Decimal',
  format_fractional: 'Fração',
  format_american: 'Americano',
  format_hongKong: 'Hong Kong',
  format_malay: 'Malaio',
  format_indonesian: 'Indonésio',
  reason_plain: 'mercado suspenso',
  reason_goal: 'possível gol',
  reason_card: 'possível cartão vermelho',
  reason_penalty: 'possível pênalti',
  reason_review: 'lance em revisão',
  reason_video: 'revisão por vídeo',
  reason_signal: 'sem sinal da fonte',
  reason_over: 'mercado encerrado',
} as const

export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
export type Texts = typeof pt
