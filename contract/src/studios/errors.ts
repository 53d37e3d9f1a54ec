/** Codes of refusals by our own games. */
export const studiosErrors = {
  'stake.invalid': 200,
  'move.invalid': 200,
  'round.open': 200,
} as const
