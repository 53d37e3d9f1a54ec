import { TRIAL_TYPE } from '@tucano/contract/member'
import { openModal, warn } from './modals.ts'
import { useSession } from './session.ts'
import { useFlag } from './site.ts'
import { useText } from './text.ts'
import { registerHere } from './wanted.ts'
import { words } from './words.ts'

/** Tells a trial account that a real one is needed, and offers it. */
export function useTrialRefusal(): () => void {
  const w = useText(words)
  const direct = useFlag('DIRECTREG3')
  return () =>
    warn(w('in_need_true_account'), w('in_increase_submit'), direct ? { label: w('createAccount'), run: registerHere } : undefined)
}

/** Runs what needs an account: without a session the login opens, and a trial account is told to become a real one. Spec §4. */
export function useProtected(): (action: () => void) => void {
  const refuse = useTrialRefusal()
  const decide = (action: () => void): void => {
    const { token, member } = useSession.getState()
    if (!token) return openModal('loginPopupModal')
    if (member?.type === TRIAL_TYPE) return refuse()
    action()
  }
  return (action) => {
    const { token, entering } = useSession.getState()
    if (!token || !entering) return decide(action)
    // Whoever is just coming in is decided on as soon as it is known who that is.
    const stop = useSession.subscribe((now) => {
      if (now.entering) return
      stop()
      decide(action)
    })
  }
}
