import { catalogue } from '#platform/text'

const pt = {
  report: 'Relatório de esportes',
  reportText: 'Apostas liquidadas no período. Uma aposta de várias seleções conta em cada esporte, liga e mercado pela sua parte.',
  failed: 'Não foi possível carregar o relatório',
  empty: 'Nenhuma aposta liquidada neste período',
  emptyText: 'Escolha outro período.',
  periodWrong: 'O período vai até 366 dias.',
  by: 'Por',
  by_day: 'Dia',
  by_sport: 'Esporte',
  by_league: 'Liga',
  by_market: 'Mercado',
  table_day: 'Por dia',
  table_sport: 'Por esporte',
  table_league: 'Por liga',
  table_market: 'Por mercado',
  totals: 'Totais do período',
  bets: 'Apostas',
  stake: 'Apostado',
  paid: 'Pago',
  net: 'Resultado',
  hold: 'Hold',
  margin: 'Margem',
  holdText:
    'Hold é o que ficou com a casa sobre o apostado. Margem é o que as cotações deixariam em média, pelas chances em que as apostas foram aceitas.',
  days: 'Apostado e resultado por dia',
  daysText: 'Pelo dia em que as apostas foram liquidadas.',
  columns: 'Dias do período, setas para percorrer',
  total: 'Total',
  none: '–',
  unnamed: 'Sem liga',
  save: 'Baixar CSV',
  file: 'esportes',
  fileKey: 'Código',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
