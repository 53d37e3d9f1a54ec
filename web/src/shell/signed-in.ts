import { lazyPart } from '#platform/chunk'
import { useSession } from '#platform/session'

/** What only somebody who is signed in needs comes in one piece: with a session, or when somebody is about to begin one. */
const parts = () => import('./signed-in-parts.ts')

export const Centres = lazyPart('signed-in', () => parts().then((part) => part.Centres))
export const ClosedBanner = lazyPart('signed-in', () => parts().then((part) => part.ClosedBanner))
export const ClosedPlace = lazyPart('signed-in', () => parts().then((part) => part.ClosedPlace))
export const HeaderMember = lazyPart('signed-in', () => parts().then((part) => part.HeaderMember))
export const MoneyWatch = lazyPart('signed-in', () => parts().then((part) => part.MoneyWatch))
export const PlayWatch = lazyPart('signed-in', () => parts().then((part) => part.PlayWatch))
export const SessionPlay = lazyPart('signed-in', () => parts().then((part) => part.SessionPlay))

/** Fetches them before they are shown. Whoever shows one hears if that fails. */
export const loadSignedIn = (): void => void fetchAll()

const fetchAll = (): Promise<unknown> =>
  Promise.all([Centres, ClosedBanner, ClosedPlace, HeaderMember, MoneyWatch, PlayWatch, SessionPlay].map(({ load }) => load())).catch(
    () => undefined,
  )

/** A page that is opened with a session is drawn with them at once. */
export const readySignedIn = (): Promise<unknown> | undefined => (useSession.getState().token === undefined ? undefined : fetchAll())
