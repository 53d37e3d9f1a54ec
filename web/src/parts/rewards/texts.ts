import { catalogue } from '#platform/text'

const pt = {
  cash: '{amount} em dinheiro',
  bonus: '{amount} em bônus',
  freeRound: '1 rodada grátis de {stake}',
  freeRounds: '{rounds} rodadas grátis de {stake}',
  freeBet: 'Aposta grátis de {amount}',
  point: '1 ponto',
  points: '{points} pontos',
  ticket: '1 bilhete',
  tickets: '{count} bilhetes',
  turn: '1 giro na roleta',
  turns: '{count} giros na roleta',
  raffleNumber: '1 número no sorteio',
  raffleNumbers: '{count} números no sorteio',
  goods: 'Um produto da loja',
  rules: 'Ver regras',
  rulesOf: 'Ver regras: {title}',
  days: '{days} dias',
  hours: '{hours} h {minutes} min',
  minutes: '{minutes} min',
  seconds: 'menos de 1 min',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
