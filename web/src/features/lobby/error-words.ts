/** A sentence for every refusal by the catalogue of games. */
export const pt = {
  'game.maintenance': 'Este jogo está em manutenção. Escolha outro por enquanto.',
  'game.unknown': 'Esse jogo não está no catálogo.',
  'game.closed': 'Este jogo ainda não pode ser jogado aqui. Escolha um dos que estão abertos.',
  'favourite.limit': 'Você já tem 500 favoritos. Tire algum para guardar este.',
} as const
