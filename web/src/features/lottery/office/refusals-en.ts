import type { pt } from './refusals.ts'

export const en: Record<keyof typeof pt, string> = {
  'caps.changed': 'Another operator has changed the limits while you were looking. See how they are now.',
  'result.changed': 'This draw has another result by now, or is still being settled. See how it is now.',
  'result.early': 'The draw has not taken place yet.',
  'draw.over': 'This draw has a result or is void.',
  'draw.busy': 'An earlier draw of this game still takes bets, and the seed of this one would tell its seed. Try again when it has closed.',
}
