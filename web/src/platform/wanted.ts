import { navigate } from 'wouter/use-browser-location'
import { type ModalName, type ModalParameters, openModal, useModals } from './modals.ts'
import { useSession } from './session.ts'

/** Windows on the way into an account, from one to the next. */
const DOORS: readonly ModalName[] = [
  'loginPopupModal',
  'registerModal',
  'forgetPassModal',
  'newPassModal',
  'changePassModal',
  'forcePassModal',
]

/** Where whoever is coming in wanted to go, a game mostly, or what they wanted to do. In this page's memory only. */
let wanted: string | (() => void) | undefined

/** Opens a way into an account, and remembers where it should lead. */
export function enterFor(
  what: string | (() => void),
  door: 'loginPopupModal' | 'registerModal' = 'loginPopupModal',
  parameters: ModalParameters = {},
): void {
  wanted = what
  openModal(door, parameters)
}

/** Offers an account to somebody who is trying things out, and comes back to where they are. */
export const registerHere = (): void => enterFor(location.pathname + location.search, 'registerModal')

/** Goes where whoever has come in wanted to go, or elsewhere. */
export function goOn(otherwise?: string): void {
  const next = wanted ?? otherwise
  wanted = undefined
  if (typeof next === 'function') return next()
  if (next !== undefined && next !== location.pathname + location.search) navigate(next)
}

// Whoever closes the last of these windows has changed their mind. One of them may open the next right after it has closed.
useModals.subscribe(() =>
  queueMicrotask(() => {
    const { open } = useModals.getState()
    const underWay = useSession.getState().entering || open.some(({ name }) => name === undefined || DOORS.includes(name))
    if (!underWay) wanted = undefined
  }),
)
