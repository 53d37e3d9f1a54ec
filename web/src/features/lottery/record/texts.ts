import { catalogue } from '#platform/text'

const pt = {
  lines: 'Linhas da aposta',
  linesText: 'Concurso {numero}, fechou em {at}.',
  stake: 'Apostado',
  paid: 'Pagou',
  most: 'Pode pagar',
  waits: 'O sorteio ainda não saiu.',
  result: 'O que saiu',
  resultText: 'Concurso {numero}, sorteado em {at}.',
  voided: 'O concurso foi anulado e a aposta voltou inteira.',
  corrected: 'O resultado foi corrigido. Antes tinha sido: {result}',
  rebate: 'Devolução',
  series: 'Série',
  plan: 'Faz parte de uma teimosinha.',
  proof: 'Conferir',
  proofText: 'A sua aposta está na árvore lacrada antes do sorteio. Aqui se confere o lacre, o sorteio e o pagamento, no seu aparelho.',
  official: 'O resultado vem de {source}. Vale quando duas fontes dizem o mesmo.',
  officialUnknown: 'O resultado vem de fora. Vale quando duas fontes dizem o mesmo.',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
