import { type ReactNode, useState } from 'react'
import { useErrorText } from '#platform/error-text'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Modal } from '#ui/modal'
import { toast } from '#ui/toast'
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
  const say = useErrorText()
  const [asking, setAsking] = useState(false)
  const close = (): void => setAsking(false)
  const remove = async (): Promise<void> => {
    close()
    try {
      await removeAll(ids)
      onGone()
      toast(ids.length === 1 ? t('removedOne') : t('removedSome', { count: ids.length }), 'done')
    } catch (error) {
      toast(say(error), 'wrong')
    }
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
