import { catalogue } from '#platform/text'

const pt = {
  independent: 'resultados são independentes',
  beadPlate: 'Placa de contas',
  bigRoad: 'Estrada grande',
  bigEyeBoy: 'Olho grande',
  smallRoad: 'Estrada pequena',
  cockroachPig: 'Barata',
  baccarat_banker: 'Banca',
  baccarat_player: 'Jogador',
  'dragon-tiger_banker': 'Dragão',
  'dragon-tiger_player': 'Tigre',
  cockfight_banker: 'Vermelho',
  cockfight_player: 'Azul',
  tie: 'Empate',
  baccarat_banker_letter: 'B',
  baccarat_player_letter: 'J',
  'dragon-tiger_banker_letter': 'D',
  'dragon-tiger_player_letter': 'T',
  cockfight_banker_letter: 'V',
  cockfight_player_letter: 'A',
  tie_letter: 'E',
  roadOf: '{road}, {count} resultados, o mais novo por último: {last}',
  next: 'Se der {side}',
  nextOf: 'O que as estradas ganham se der {side}: {marks}',
  mark_red: 'vermelho',
  mark_blue: 'azul',
  mark_none: 'nada ainda',
  rounds: 'Rodadas',
  pastResults: 'Últimos resultados, o mais novo primeiro',
  cameMost: 'Saíram mais',
  cameLeast: 'Saíram menos',
  inRounds: 'em {count} rodadas',
  times: '{count}×',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
