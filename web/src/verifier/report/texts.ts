import { catalogue } from '#platform/text'

const pt = {
  nothing: 'Nada para conferir ainda',
  nothingText: 'Nenhuma semente sua foi revelada até agora. Jogue, revele a semente atual e confira.',
  allRight: 'Tudo certo',
  allRightText: '{rounds} rodadas conferidas em {seconds} s. Cada uma deu exatamente o resultado do sorteio.',
  someUnknown: 'Tudo certo no que dá para conferir',
  someUnknownText: '{rounds} rodadas conferidas em {seconds} s; outras foram jogadas com regras que esta página não tem.',
  allWrong: 'Algo não bate',
  allWrongText: 'Conferimos {rounds} rodadas em {seconds} s e encontramos diferenças. Guarde os dados e fale com o atendimento.',
  factRounds: 'Rodadas certas',
  factSeeds: 'Sementes reveladas que conferem com o lacre',
  factVoided: 'Anuladas, com a aposta devolvida',
  factUnused: 'Números usados sem rodada (falha do servidor)',
  factUnknown: 'Com regras que esta página não tem',
  checking: 'Conferidas {done} de {all} rodadas',

  caption: 'O que não confere',
  seed: 'Semente',
  nonce: 'Rodada',
  game: 'Jogo',
  problem: 'Problema',
  expected: 'Esperado',
  found: 'Encontrado',
  more: 'E mais {count}.',
  commitment: 'A semente revelada não é a que estava lacrada.',
  'client-seed': 'A semente do navegador não tem o formato que o site aceita.',
  missing: 'Faltam as rodadas de {from} a {to}.',
  missingOne: 'Falta a rodada {from}.',
  repeated: 'Duas rodadas com o mesmo número.',
  unknownGame: 'Jogo que esta página não conhece: não dá para dizer se está certa.',
  maths: 'Regras de outra versão do jogo: não dá para refazer aqui.',
  move: 'As jogadas registradas não são possíveis.',
  unfinished: 'Com essas jogadas, a rodada não teria terminado.',
  stake: 'Outro valor apostado.',
  payout: 'Outro prêmio.',
  segment: 'A roleta parou em outra fatia.',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
