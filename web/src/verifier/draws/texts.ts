import { catalogue } from '#platform/text'

const pt = {
  lead: 'Um sorteio para todos decide as apostas de muita gente de uma vez: loteria, mesa, rifa. Abra aqui o arquivo que o site dá de um sorteio ou da sua aposta nele.',
  unreadable: 'Isto não é um arquivo de sorteio do site. {problem}',
  many: '{right} de {count} sorteios conferem. Abaixo estão os primeiros, e antes deles os que não conferem.',
  title: 'Sorteio {number}',
  checking: 'Conferindo…',
  voidDraw: 'Este sorteio foi anulado: o dinheiro voltou, e a semente dele está aqui para a sequência não ter buraco.',
  whole_right: 'Tudo confere.',
  whole_unknown: 'O que dá para conferir aqui está certo. O resto está marcado abaixo.',
  whole_wrong: 'Nem tudo confere com o que foi publicado.',
  seed: 'A semente é a que o site prometeu',
  beacon: 'A fonte de aleatoriedade assinou este número',
  rules: 'As regras do jogo são as publicadas',
  result: 'O resultado é o que a conta dá',
  bet: 'Sua aposta está entre as que foram lacradas',
  payout: 'O retorno da aposta é o que as regras pagam',
  numbers: 'Os números sorteados saem da lista lacrada',
  right: 'Confere',
  wrong: 'Não confere',
  unknown: 'Esta página não conhece o jogo',
  absent: 'Não está no arquivo',
  verdicts: 'O que foi conferido',
  facts: 'Dados do sorteio',
  source: 'De onde é',
  link: 'Elo da cadeia',
  anchor: 'Âncora, no registro público',
  anchorPlace: '{anchor} (linha {place})',
  beaconName: 'Fonte de aleatoriedade',
  ownBeacon: '{name}, que é da própria casa',
  beaconRound: 'Rodada da fonte',
  bets: 'Apostas lacradas',
  root: 'Resumo das apostas',
  own: 'A fonte deste sorteio é da própria casa, e não pública: quem tem a chave dela conhece os números antes. A conta está certa, mas a prova é mais fraca.',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
