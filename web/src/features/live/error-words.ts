/** A sentence for every refusal at tables that everybody sees. */
export const pt = {
  'event.closed': 'As apostas desta rodada já fecharam. Aposte na próxima.',
  'live.table.unknown': 'Esta mesa não existe mais. Volte à lista e escolha outra.',
  'live.table.paused': 'A mesa está em pausa. As apostas voltam quando ela reabrir.',
  'live.spot.unknown': 'Este lugar do pano não recebe apostas.',
  'live.slip.changed': 'As suas fichas mudaram em outro aparelho. Confira o pano e tente de novo.',
  'live.slip.empty': 'Não há fichas suas para isso.',
  'live.bet.min': 'O valor fica abaixo do mínimo deste lugar.',
  'live.bet.max': 'O valor passa do máximo deste lugar.',
  'live.slip.max': 'O valor passa do máximo da mesa por rodada.',
} as const
