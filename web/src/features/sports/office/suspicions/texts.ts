import { catalogue } from '#platform/text'

const pt = {
  suspicions: 'Suspeitas',
  suspicionsText: 'O que foi registrado desta partida, com o arquivo para entregar às autoridades.',
  failed: 'Não foi possível carregar as suspeitas',
  empty: 'Nenhuma suspeita registrada',
  emptyText: 'Abra as apostas de uma partida, marque as que chamam atenção e registre.',
  more: 'Mostrar mais',
  numbered: 'Nº {number}',
  about: 'Apostas: {bets} · jogadores: {members} · {stake}',
  since: '{by}, {at}',
  report: 'Registrar suspeita',
  reported: 'Suspeita registrada.',
  back: 'Voltar às apostas',
  close: 'Fechar',
  aboutMatch: 'Todas as apostas em {match}, até as 500 maiores.',
  aboutBet: 'Uma aposta em {match}.',
  aboutBets: '{count} apostas em {match}.',
  formText:
    'O registro guarda a partida, os resultados recebidos e as apostas como estão agora, com quem as fez. Nada muda para os jogadores, e nenhum deles fica sabendo.',
  text: 'O que chamou atenção',
  textHint: 'Fatos, horários e a fonte. Vai no arquivo que é entregue.',
  textShort: 'Escreva pelo menos {min} caracteres.',
  madeText: 'Suspeita nº {number} registrada. Apostas: {bets}, jogadores: {members}. O arquivo está pronto para ser entregue.',
  save: 'Baixar arquivo',
  saveOf: 'Baixar o arquivo da suspeita nº {number}',
  saved: 'Arquivo baixado. O diário guarda quem o baixou.',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
