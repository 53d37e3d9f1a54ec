import { catalogue } from '#platform/text'

const pt = {
  login: 'Entrar',
  ways: 'Formas de entrar',
  byUsername: 'Usuário',
  byMobile: 'Celular',
  username: 'Usuário',
  password: 'Senha',
  sendCode: 'Enviar código',
  forgotShort: 'Esqueceu?',
  forgotLong: 'Esqueceu? Recuperar a senha',
  mobile: 'Celular com DDD',
  dialing: 'Código do país',
  ended: 'Sua sessão terminou.',
  endedReplaced: 'Sua conta entrou em outro aparelho. Esta sessão terminou.',
  itWasMe: 'Fui eu',
  notMe: 'Não fui eu',
  lastVisit: 'Último acesso em {when}, {device}.',
  lastVisitRefused: 'Último acesso em {when}. Tentativas recusadas desde então: {count}. Confira em Minha conta.',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./header-texts-en.ts').then(({ en }) => en))
