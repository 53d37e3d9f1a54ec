import { catalogue } from '#platform/text'

const pt = {
  title: 'Central do agente',
  close: 'Fechar a central do agente',
  comingTitle: 'A central do agente está a caminho',
  comingText: 'Equipe, receita e acordos vão ficar aqui, {name}.',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
