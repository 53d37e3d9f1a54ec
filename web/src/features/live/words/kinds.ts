import type { LiveKind } from '@tucano/contract/live'

/** The kinds that this page can show. */
const SHOWN = [
  'baccarat',
  'baccarat-six',
  'roulette',
  'dragon-tiger',
  'sic-bo',
  'andar-bahar',
  'wheel',
] as const satisfies readonly LiveKind[]
export type ShownKind = (typeof SHOWN)[number]

/** In the order in which a lobby names them. */
export const shownKinds: readonly ShownKind[] = SHOWN
export const isShown = (kind: LiveKind): kind is ShownKind => (SHOWN as readonly LiveKind[]).includes(kind)

export const isBaccarat = (kind: ShownKind): boolean => kind === 'baccarat' || kind === 'baccarat-six'
