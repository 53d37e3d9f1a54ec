import type { ReactNode } from 'react'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Modal } from '#ui/modal'

interface ConfirmModalProps {
  title: string
  label: string
  onConfirm: () => void
  close: () => void
  children: ReactNode
}

/** The last question before money moves or words go out. */
export function ConfirmModal({ title, label, onConfirm, close, children }: ConfirmModalProps) {
  const w = useText(words)
  const confirm = (): void => {
    close()
    onConfirm()
  }
  return (
    <Modal
      role="alertdialog"
      title={title}
      width={440}
      closeLabel={w('close')}
      onClose={close}
      buttons={[
        { key: 'CANCEL', label: w('cancel'), onPress: close },
        { key: 'CONFIRM', label, isDefault: true, onPress: confirm },
      ]}
    >
      {children}
    </Modal>
  )
}
