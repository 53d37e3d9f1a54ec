/** Codes of refusals by seeds and draws. */
export const fairnessErrors = {
  'seed.missing': 409,
  'seed.stale': 409,
  'draw.unknown': 404,
  'seed.open': 200,
} as const
