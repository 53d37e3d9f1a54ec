import { type ComponentType, useEffect, useState } from 'react'
import { FormBanner } from '../features/notices/banner-area.tsx'
import { Arriving } from '#parts/arriving'
import { lazyPart } from '#platform/chunk'
import { type ModalName, type ModalParameters, closeModal, dismissWarning, useModals } from '#platform/modals'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { LeavingContext } from '#ui/dialog'
import { Modal } from '#ui/modal'
import { searchSources } from './search-sources.ts'

interface ModalPart {
  close: () => void
  parameters: ModalParameters
}

const LoginModal = lazyPart('login', () => import('../features/session/login-modal.tsx').then((part) => part.LoginModal))
const SearchModal = lazyPart('search', () => import('../features/lobby/search/search-modal.tsx').then((part) => part.SearchModal))
const RegisterModal = lazyPart('register', () => import('../features/registration/register-modal.tsx').then((part) => part.RegisterModal))

/** What each named modal shows. */
const parts: Record<ModalName, ComponentType<ModalPart>> = {
  loginPopupModal: (props) => <LoginModal {...props} banner={<FormBanner group="w_login" />} />,
  registerModal: (props) => <RegisterModal {...props} banner={<FormBanner group="w_register" />} />,
  changePassModal: lazyPart('change-password', () =>
    import('../features/session/change-password-modal.tsx').then((part) => part.ChangePasswordModal),
  ),
  forcePassModal: lazyPart('change-password', () =>
    import('../features/session/change-password-modal.tsx').then((part) => part.ForcedPasswordModal),
  ),
  forgetPassModal: lazyPart('forgot-password', () =>
    import('../features/session/forgot-password-modal.tsx').then((part) => part.ForgotPasswordModal),
  ),
  newPassModal: lazyPart('new-password', () => import('../features/session/new-password-modal.tsx').then((part) => part.NewPasswordModal)),
  noticeModal: lazyPart('notice', () => import('../features/notices/notice-modal.tsx').then((part) => part.NoticeModal)),
  gamePopupModal: lazyPart('game-popup', () => import('../features/lobby/game-popup-modal.tsx').then((part) => part.GamePopupModal)),
  searchModal: (props) => <SearchModal {...props} sources={searchSources} />,
  welcomeModal: lazyPart('welcome', () => import('./welcome-window.tsx').then((part) => part.WelcomeWindow)),
  chatRoomModal: lazyPart('chat-room', () => import('../features/chat/lounge-modal.tsx').then((part) => part.LoungeModal)),
}

/** As long as a dialog takes to fade. */
const LEAVE_MS = 180

/** Whatever modals are open, and those that are just closing. */
export function OpenModals() {
  const open = useModals((state) => state.open)
  const shown = useLeaving(open)
  return (
    <>
      {shown.map(({ id, name, component: Dynamic, parameters }) => {
        const Part = name ? parts[name] : undefined
        const close = (): void => void closeModal(id)
        return (
          <LeavingContext key={id} value={!open.some((modal) => modal.id === id)}>
            <Arriving fallback={null}>
              <div data-modal={id}>
                {Part && <Part close={close} parameters={parameters} />}
                {Dynamic && <Dynamic close={close} />}
              </div>
            </Arriving>
          </LeavingContext>
        )
      })}
      <WarningDialog />
    </>
  )
}

/** The given things and, for a moment, those that were given before. */
function useLeaving<Thing extends { id: string }>(things: readonly Thing[]): readonly Thing[] {
  const [shown, setShown] = useState(things)
  const [given, setGiven] = useState(things)
  if (given !== things) {
    setGiven(things)
    setShown([...shown.filter(({ id }) => !things.some((thing) => thing.id === id)), ...things])
  }
  useEffect(() => {
    const timer = setTimeout(() => setShown(things), LEAVE_MS)
    return () => clearTimeout(timer)
  }, [things])
  return shown
}

function WarningDialog() {
  const w = useText(words)
  const warning = useModals((state) => state.warning)
  if (!warning) return null
  const { action } = warning
  const act = (): void => {
    dismissWarning()
    action?.run()
  }
  const buttons = [
    { key: 'CONFIRM', label: warning.confirm ?? w('confirm'), isDefault: !action, onPress: dismissWarning },
    ...(action ? [{ key: 'ACTION', label: action.label, isDefault: true, onPress: act }] : []),
  ]
  return (
    <Modal role="alertdialog" title={w('warning')} closeLabel={w('close')} buttons={buttons} onClose={dismissWarning}>
      <p data-warning="">{warning.message}</p>
    </Modal>
  )
}
