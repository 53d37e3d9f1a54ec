import { catalogue } from '#platform/text'

const pt = {
  title: 'Roleta de prêmios',
  intro: 'Girar não custa dinheiro. O prêmio sai de um sorteio que dá para conferir, e a chance de cada um está escrita.',
  failed: 'Não foi possível carregar a roleta',
  none: 'Nenhuma roleta no ar',
  noneText: 'Quando uma promoção der giros, a roleta aparece aqui.',
  spin: 'Girar',
  turn: 'Você tem 1 giro.',
  turns: 'Você tem {count} giros.',
  noTurns: 'Você não tem giros agora. Eles vêm de missões e promoções.',
  tomorrow: 'Seu giro de hoje já foi. Amanhã tem outro.',
  won: 'Saiu para você: {worth}',
  wonWaits: 'Saiu para você: {worth}. Nossa equipe confere antes de creditar.',
  wonNothing: 'Desta vez, sem prêmio.',
  proof: 'Sorteio nº {nonce} da sua semente nº {seed}. Quando ela for revelada, você confere no',
  verifier: 'verificador',
  odds: 'O que pode sair',
  oddsText: 'No desenho as fatias têm o mesmo tamanho. A chance de cada uma é a que está aqui.',
  nothing: 'Sem prêmio',
  weight: '{weight} em {sum}',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
