import { type ReactNode, useState } from 'react'
import { useToastAction } from '#parts/use-toast-action'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Modal } from '#ui/modal'
import { removeAll } from './queries.ts'
import { texts } from './texts.ts'

interface Removal {
  ask: () => void
  question: ReactNode
}

/** Asks before messages go: there is no way back. */
export function useRemoval(ids: readonly string[], onGone: () => void): Removal {
  const t = useText(texts)
  const w = useText(words)
  const { run } = useToastAction()
  const [asking, setAsking] = useState(false)
  const close = (): void => setAsking(false)
  const remove = async (): Promise<void> => {
    close()
    const done = ids.length === 1 ? t('removedOne') : t('removedSome', { count: ids.length })
    if (await run(() => removeAll(ids), done)) onGone()
  }
  const question = asking && (
    <Modal
      role="alertdialog"
      title={ids.length === 1 ? t('removeOne') : t('removeSome', { count: ids.length })}
      closeLabel={w('close')}
      onClose={close}
      buttons={[
        { key: 'CANCEL', label: t('cancel'), onPress: close },
        { key: 'REMOVE', label: t('remove'), danger: true, isDefault: true, onPress: () => void remove() },
      ]}
    >
      {ids.length === 1 ? t('removeOneText') : t('removeText')}
    </Modal>
  )
  return { ask: () => setAsking(true), question }
}
