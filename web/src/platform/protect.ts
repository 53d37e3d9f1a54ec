import { TRIAL_TYPE } from '@tucano/contract/member'
import { openModal, warn } from './modals.ts'
import { useSession } from './session.ts'
import { useText } from './text.ts'
import { words } from './words.ts'

/** Runs what needs an account: without a session the login opens, and a trial account is told to become a real one. Spec §4. */
export function useProtected(): (action: () => void) => void {
  const w = useText(words)
  return (action) => {
    const { token, member } = useSession.getState()
    if (!token) return openModal('loginPopupModal')
    if (member?.type === TRIAL_TYPE) return warn(w('in_need_true_account'), w('in_increase_submit'))
    action()
  }
}
