/** Codes of refusals at tables that everybody sees. */
export const liveErrors = {
  'live.table.unknown': 200,
  'live.table.paused': 200,
  'live.spot.unknown': 400,
  'live.slip.changed': 200,
  'live.slip.empty': 200,
  'live.bet.min': 200,
  'live.bet.max': 200,
  'live.slip.max': 200,
} as const
