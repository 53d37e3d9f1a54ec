import { catalogue } from '#platform/text'

const pt = {
  title: 'Bem-vindo ao {brand}',
  lead: 'Sua conta está pronta, {name}. Por onde você quer começar?',
  deposit: 'Depositar',
  depositText: 'Por Pix, o dinheiro entra em instantes.',
  games: 'Conhecer os jogos',
  gamesText: 'Regras e RTP à vista antes de apostar.',
  limits: 'Definir limites',
  limitsText: 'De depósito, de perda e de tempo.',
} as const

export type Texts = typeof pt
export const welcomeTexts = catalogue(pt, () => import('./welcome-texts-en.ts').then(({ en }) => en))
