import { type LiveKind, shownLiveKinds } from '@tucano/contract/live'

export type ShownKind = (typeof shownLiveKinds)[number]

/** In the order in which a lobby names them. */
export const shownKinds: readonly ShownKind[] = shownLiveKinds
export const isShown = (kind: LiveKind): kind is ShownKind => shownKinds.some((one) => one === kind)

export const isBaccarat = (kind: ShownKind): boolean => kind === 'baccarat' || kind === 'baccarat-six'
