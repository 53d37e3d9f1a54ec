import { catalogue } from './text.ts'

const pt = {
  close: 'Fechar',
  cancel: 'Cancelar',
  confirm: 'Confirmar',
  retry: 'Tentar de novo',
  goHome: 'Voltar ao início',
  loading: 'Carregando…',
  warning: 'Atenção',
  moveWindow: 'Mover a janela para o lado',
  showPassword: 'Mostrar a senha',
  hidePassword: 'Esconder a senha',
  customerService: 'Falar com o atendimento',
  pages: 'Páginas',
  first: 'Primeira',
  prev: 'Anterior',
  next: 'Próxima',
  last: 'Última',
  page: 'Página {page}',
  previousSlide: 'Anterior',
  nextSlide: 'Próximo',
  pauseSlides: 'Pausar a passagem automática',
  playSlides: 'Retomar a passagem automática',
  slide: 'Destaque {number}',
  seeAll: 'Ver todos',
  railBack: 'Anteriores',
  railOn: 'Próximos',
  // Keyed by the specification.
  in_need_true_account: 'Para isso, crie uma conta real.',
  in_increase_submit: 'Entendi',
  createAccount: 'Criar conta',

  'error.unknown': 'Algo não saiu como devia. Tente de novo em instantes.',
  'error.network.failed': 'Não conseguimos falar com o site. Confira a conexão e tente de novo.',
  'error.network.slow': 'A página está demorando mais que o normal. Confira a conexão.',
  'error.encryption.key.unknown': 'A chave de proteção mudou. Recarregue a página e tente de novo.',
} as const

export type Words = typeof pt

/** Words that many features need, and the sentences of errors that keep the others from being fetched. */
export const words = catalogue(pt, () => import('./words-en.ts').then(({ en }) => en))
