/** Codes of refusals by the catalogue of games. */
export const lobbyErrors = {
  'game.maintenance': 503,
  'game.unknown': 200,
  'game.closed': 200,
  'favourite.limit': 200,
} as const
