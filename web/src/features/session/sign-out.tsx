import { logout } from '@tucano/contract/session'
import { call } from '#platform/call'
import { openDynamicModal } from '#platform/modals'
import { forgetSession } from '#platform/session'
import { leaveEverywhere } from '#platform/tabs'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Modal } from '#ui/modal'
import { toast } from '#ui/toast'
import { texts } from './texts.ts'

/** Asks first; then ends the session and goes to the start. */
export function askSignOut(navigate: (path: string) => void): void {
  openDynamicModal(({ close }) => <SignOutDialog close={close} navigate={navigate} />)
}

/** Ends the session without asking, and goes to the start. */
export async function endSession(navigate: (path: string) => void): Promise<void> {
  leaveEverywhere()
  // Whatever the server says, this page forgets the member.
  await call(logout, {}).catch(() => undefined)
  forgetSession()
  navigate('/')
}

function SignOutDialog({ close, navigate }: { close: () => void; navigate: (path: string) => void }) {
  const t = useText(texts)
  const w = useText(words)
  const signOut = async (): Promise<void> => {
    close()
    await endSession(navigate)
    toast(t('loggedOut'), 'done')
  }
  const buttons = [
    { key: 'CANCEL', label: w('cancel'), onPress: close },
    { key: 'CONFIRM', label: t('logout'), isDefault: true, onPress: () => void signOut() },
  ]
  return (
    <Modal title={t('logoutTitle')} closeLabel={w('close')} onClose={close} buttons={buttons}>
      {t('logoutText')}
    </Modal>
  )
}
