import { catalogue } from '#platform/text'

const pt = {
  how: 'Como funciona',
  howDraw:
    'Cada concurso fecha no horário do relógio do servidor. As apostas são lacradas, sai um número de uma fonte de fora, e com a semente que a casa publicou antes nasce o resultado. Ninguém escolhe.',
  howOfficial: 'O resultado vem de fora: vale quando duas fontes dizem o mesmo. As apostas fecham antes do primeiro número.',
  howVoid: 'Concurso sem resultado é anulado, e tudo o que foi apostado nele volta.',
  howSeries:
    'A série diz quanto se paga: numa linha de 2,00, três dígitos exatos pagam a série. O que você deixa de prêmio volta como devolução.',
  howCap: 'Uma linha paga até {amount}. Aposta acima do que cabe é recusada inteira, com o que ainda cabe: prêmio nunca é cortado.',
  howNumbers:
    'Os números que os membros enviam são lacrados com as apostas e mudam o resultado, mas ninguém sabe como. Com menos de vinte, o concurso é anulado.',
  chances: 'Chances e prêmios de cada aposta',
  play: 'Aposta',
  prize: 'Acerto',
  chance: 'Chance por linha',
  oneIn: '1 em {count}',
  of: '{ways} em {outcomes}',
  perHit: 'acertos em média: {count}',
  pays: 'Paga',
  times: '{odds}×',
  push: 'devolve',
  back: 'Retorno',
  caption: '{family}: chances e prêmios',
  seriesNow: 'Prêmios na série {series}.',
  digest: 'Resumo da matemática',
  copyDigest: 'Copiar o resumo da matemática',
  copied: 'Copiado',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
