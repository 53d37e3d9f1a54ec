import { catalogue } from '#platform/text'
import { texts as first } from './texts.ts'

const pt = {
  ...first.pt,
  help: 'Ajuda',
  playFree: 'Jogar grátis',
  playFreeTitle: 'Jogar grátis?',
  playFreeText:
    'O jogo abre com fichas de brincadeira, em uma conta de teste. Para isso você sai da sua conta; seu saldo continua guardado.',
  openMenu: 'Abrir o menu de {name}',
  openMenuOne: 'Abrir o menu de {name}, {count} novidade',
  openMenuNews: 'Abrir o menu de {name}, {count} novidades',
  myAccount: 'Minha conta',
  withdraw: 'Sacar',
  accountRecord: 'Extrato',
  bettingRecord: 'Histórico de apostas',
  messages: 'Mensagens',
  meVisitor: 'Boas-vindas',
  meText: 'Entre para ver seu saldo, suas apostas e suas mensagens.',
  theme: 'Tema',
  light: 'Claro',
  dark: 'Escuro',
  memberCentre: 'Central do membro',
  agentCentre: 'Central do agente',
  signOut: 'Sair',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./member-texts-en.ts').then(({ en }) => en))
