import { catalogue } from '#platform/text'

const pt = {
  blocked: 'Seu navegador bloqueou a janela do atendimento. Libere pop-ups para este site e clique de novo.',
  failed: 'Não conseguimos abrir o atendimento. Confira a conexão e clique de novo.',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
