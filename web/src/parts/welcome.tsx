import { useSession } from '#platform/session'
import { openDynamicModal } from '#platform/modals'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { DrawnState } from './drawn-state.tsx'
import { Modal } from '#ui/modal'
import { texts } from './texts.ts'

/** The action of a member's first login. */
export const welcome = (): void => openDynamicModal(WelcomeDialog)

function WelcomeDialog({ close }: { close: () => void }) {
  const t = useText(texts)
  const w = useText(words)
  const { name: brand } = useBrand()
  const name = useSession(({ member }) => member?.nickname ?? '')
  const buttons = [{ key: 'START', label: t('welcomeStart'), isDefault: true, onPress: close }]
  return (
    <Modal title={t('welcomeTitle', { brand })} closeLabel={w('close')} onClose={close} buttons={buttons}>
      <DrawnState drawing="nest" title={t('welcome', { name })} level="h3">
        {t('welcomeText')}
      </DrawnState>
    </Modal>
  )
}
