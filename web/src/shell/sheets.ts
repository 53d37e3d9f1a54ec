import { lazyPart } from '#platform/chunk'
import { openDynamicModal } from '#platform/modals'

const GamesSheet = lazyPart('games-sheet', () => import('./games-sheet.tsx').then((part) => part.GamesSheet))
const MeSheet = lazyPart('me-sheet', () => import('./me-sheet.tsx').then((part) => part.MeSheet))

/** The phone's sheets from below: all kinds of games, and all that is mine. */
export const openGamesSheet = (): void => openDynamicModal(GamesSheet)
export const openMeSheet = (): void => openDynamicModal(MeSheet)
