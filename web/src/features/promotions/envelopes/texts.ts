import { catalogue } from '#platform/text'

const pt = {
  title: 'Chuva de envelopes',
  intro:
    'De tempos em tempos caem envelopes com dinheiro. Cada um tem partes já divididas antes de abrir: você pega uma, e ela cai no seu saldo.',
  failed: 'Não foi possível carregar os envelopes',
  none: 'Nenhum envelope marcado',
  noneText: 'Quando uma chuva for marcada, a hora dela aparece aqui.',
  next: 'Próxima chuva',
  nextIn: 'A próxima chuva começa em',
  inside: '{total} em {shares} partes',
  open: 'Envelopes caindo',
  catchNow: 'Está chovendo! Pegue um envelope.',
  catch: 'Pegar meu envelope',
  left: 'restam {left}',
  closesIn: 'fecha em',
  caught: 'Você pegou',
  caughtText: 'Já está no seu saldo.',
  over: 'Todos os envelopes foram pegos',
  overText: 'Cada chuva tem um número certo de partes. A próxima aparece aqui.',
  own: 'Os seus envelopes',
  ownNone: 'Você ainda não pegou nenhum.',
  lately: 'Pegos há pouco',
  latelyNone: 'Ninguém pegou envelopes ainda.',
  proof: 'Confira a última chuva',
  proofText: 'A divisão é decidida por uma semente antes de abrir. O resumo dela é mostrado durante a chuva, e a semente, depois.',
  opened: 'Abriu em',
  commitment: 'Resumo mostrado antes',
  commitmentNow: 'Resumo da semente: {digest}',
  copyCommitment: 'Copiar o resumo',
  seed: 'Semente revelada',
  copySeed: 'Copiar a semente',
  copied: 'Copiado',
  check: 'Dividir de novo',
  right: 'A semente é a prometida',
  wrong: 'A semente não é a prometida',
  split: 'As partes: {split}',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
