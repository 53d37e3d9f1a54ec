import type { SportsAct } from '@tucano/contract/sports/office-acts'

/** How the state of a proposal looks. */
export const TONES: Record<SportsAct['state'], 'plain' | 'beak' | 'forest'> = {
  waiting: 'beak',
  approved: 'forest',
  refused: 'plain',
}
