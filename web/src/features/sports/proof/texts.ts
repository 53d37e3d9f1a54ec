import { catalogue } from '#platform/text'

const pt = {
  title: 'Prova da partida',
  intro:
    'Esta página repete a partida inteira no seu navegador, lance por lance, e refaz cada cotação a partir do que foi publicado. Nada é perguntado ao site depois de carregar.',
  failed: 'A prova não veio',
  none: 'Esta partida não tem prova',
  noneText: 'Só partidas virtuais do nosso mundo podem ser repetidas, e só enquanto a fonte guarda os lances.',
  back: 'Voltar à partida',
  working: 'Repetindo a partida: lance {number} de {all}',
  right: 'Tudo confere',
  rightText: '{beats} lances e {prices} cotações repetidos, iguais aos publicados.',
  soFarText: 'Até aqui, {beats} lances e {prices} cotações iguais aos publicados. A partida continua.',
  wrong: 'Algo não confere',
  wrongText: 'O que foi publicado não leva ao que foi contado. Veja abaixo o quê.',
  unreadable: 'O que foi publicado não pode ser lido como uma partida.',
  compared: 'O que foi comparado',
  is_right: 'confere',
  is_wrong: 'não confere',
  check_digest: 'A tabela do esporte e as forças são as publicadas antes',
  check_beacon: 'O sorteio público é o que diz ser',
  check_chain: 'Cada semente leva à anterior, até a âncora publicada',
  check_signature: 'Cada rodada do sorteio público está assinada e veio depois da anterior',
  check_beat: 'De cada lance sai o que foi contado',
  check_prices: 'Cada cotação é a que foi oferecida',
  check_score: 'O placar é o contado',
  inBeat: 'lance {number}',
  replay: 'Repetição',
  beat: 'Lance {number}',
  before: 'Antes do início',
  prices: '{count} cotações',
  scrub: 'Lance mostrado',
  save: 'Guardar a prova',
  fileName: 'prova-partida',
  anchor: 'Âncora publicada',
  digest: 'Resumo da tabela e das forças',
  copy: 'Copiar',
  copied: 'Copiado',
} as const

export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
export type Texts = typeof pt
