/** A sentence for every refusal by our own games. */
export const pt = {
  'stake.invalid': 'Esse valor de aposta não é aceito neste jogo. Escolha um dos valores oferecidos.',
  'move.invalid': 'Essa jogada não é possível agora. Confira a mesa e tente outra.',
  'round.open': 'Você tem uma rodada aberta neste jogo. Termine-a antes de começar outra.',
} as const
