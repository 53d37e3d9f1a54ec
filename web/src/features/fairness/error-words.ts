/** A sentence for every refusal by seeds and draws. */
export const pt = {
  'seed.missing': 'O sorteio desta rodada ainda não foi preparado. Tente de novo.',
  'draw.unknown': 'Não encontramos este sorteio.',
  'seed.stale': 'As sementes do sorteio mudaram. Tente de novo.',
  'seed.open': 'Há uma rodada aberta. Termine-a para revelar a semente.',
} as const
