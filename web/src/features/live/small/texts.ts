import { catalogue } from '#platform/text'

const pt = {
  label: 'Sua mesa em jogo',
  goBack: 'Voltar à mesa:',
  close: 'Fechar a mesa pequena',
  move: 'Mudar de canto. As setas também movem.',
  stake: 'Apostado {amount}',
  won: 'Ganhou {amount}',
  cameBack: 'Voltaram {amount}',
  lost: 'Nada voltou de {amount}',
  void: 'Rodada anulada: {amount} voltaram',
  yourTurn: 'Sua vez de decidir',
  timer: 'Segundos para apostar:',
  says: '{name}: {sentence}',
  reconnecting: 'Sem conexão. Voltando…',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
