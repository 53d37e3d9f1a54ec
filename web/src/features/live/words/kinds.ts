import { type LiveKind, shownLiveKinds } from '@tucano/contract/live'

export type ShownKind = (typeof shownLiveKinds)[number]

/** In the order in which a lobby names them. */
export const shownKinds: readonly ShownKind[] = shownLiveKinds
export const isShown = (kind: LiveKind): kind is ShownKind => shownKinds.some((one) => one === kind)

export const isBaccarat = (kind: ShownKind): boolean => kind === 'baccarat' || kind === 'baccarat-six'

/** Tables whose bets are chips on a cloth, and nothing besides. */
export type ClothKind = Exclude<ShownKind, 'blackjack' | 'crash'>
export const hasCloth = <Table extends { kind: ShownKind }>(table: Table): table is Table & { kind: ClothKind } =>
  table.kind !== 'blackjack' && table.kind !== 'crash'

/** Cards lie before a dealer who has the middle of the picture. */
export const isOnCards = (kind: ShownKind): boolean => isBaccarat(kind) || kind === 'dragon-tiger' || kind === 'andar-bahar'
