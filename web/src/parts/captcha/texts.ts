import { catalogue } from '#platform/text'

const pt = {
  title: 'Só para confirmar',
  lead: 'Arraste a peça até o espaço do mesmo formato.',
  picture: 'Cena com quatro espaços; um deles tem o formato da peça',
  handle: 'Posição da peça: use o mouse, o dedo ou as setas do teclado',
  pull: 'Arraste para encaixar',
  checking: 'Conferindo…',
  passed: 'Encaixou!',
  missed: 'Quase. Tente de novo.',
  another: 'Outra imagem',
  cannotSee: 'Não consigo ver',
  working: 'Seu navegador está fazendo um cálculo no lugar do desafio. Leva alguns segundos.',
  code: 'Texto da imagem',
  codeImage: 'Imagem com {length} letras e números. Clique para trocar.',
  codeDone: 'Confirmado sem imagem',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
