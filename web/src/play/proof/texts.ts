import { catalogue } from '#platform/text'

const pt = {
  proof: 'Conferir',
  check: 'Conferir esta aposta',
  checking: 'Conferindo…',
  save: 'Salvar o arquivo da prova',
  fileName: 'aposta',
  verifier: 'Abrir o verificador, que funciona sem internet',
  sealed: 'As provas saem junto com o resultado.',
  failed: 'A conferência não chegou ao fim. Tente de novo.',
  windowFailed: 'Não foi possível ler a prova',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
