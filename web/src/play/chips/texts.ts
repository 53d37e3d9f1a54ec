import { catalogue } from '#platform/text'

const pt = {
  chips: 'Fichas',
  chipOf: 'Ficha de {amount}',
  chooseChip: 'Ficha de {amount}, escolher outro valor',
  quickChips: 'Mudar a ficha',
  halfChip: 'Metade da ficha',
  twiceChip: 'Dobro da ficha',
  mostChip: 'O máximo que a mesa e seu saldo ainda permitem',
  betTools: 'Todas as fichas',
  undo: 'Desfazer',
  clear: 'Limpar',
  repeat: 'Repetir',
  halveAll: 'Metade',
  doubleAll: 'Dobrar',
  totalStake: 'Aposta total',
  tooMuch: 'O limite desta mesa é {amount}.',
  tooMany: 'No máximo {count} posições por rodada.',
  tooLittle: 'A aposta mínima é {amount}.',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
