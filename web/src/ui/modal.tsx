import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button, IconButton } from './button.tsx'
import { Dialog } from './dialog.tsx'
import styles from './modal.module.css'

export interface ModalButton {
  key: string
  label: string
  /** Enter presses it. */
  isDefault?: boolean
  danger?: boolean
  onPress: () => void
}

interface ModalProps {
  title: string
  closeLabel: string
  onClose: () => void
  /** Spec §9: 400 wide, fades, closes on a click beside it. */
  width?: number
  transition?: 'fade' | 'none'
  clickToClose?: boolean
  /** Without any, the modal has one button: CLOSE. */
  buttons?: readonly ModalButton[]
  role?: 'dialog' | 'alertdialog'
  children: ReactNode
}

export function Modal({
  title,
  closeLabel,
  onClose,
  width = 400,
  transition = 'fade',
  clickToClose = true,
  buttons,
  role = 'dialog',
  children,
}: ModalProps) {
  const id = useId()
  const shown = buttons ?? [{ key: 'CLOSE', label: closeLabel, isDefault: true, onPress: onClose }]
  return (
    <Dialog
      role={role}
      labelledBy={id}
      clickToClose={clickToClose}
      className={transition === 'none' ? styles.none : undefined}
      onClose={onClose}
    >
      <div className={styles.body} style={{ width }}>
        <header className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <IconButton label={closeLabel} onClick={onClose}>
            <X />
          </IconButton>
        </header>
        <div className={styles.content}>{children}</div>
        <footer className={styles.foot}>
          {shown.map(({ key, label, isDefault = false, danger = false, onPress }) => (
            <Button
              key={key}
              look={danger ? 'danger' : isDefault ? 'primary' : 'secondary'}
              data-button={key}
              data-default={isDefault || undefined}
              onClick={onPress}
            >
              {label}
            </Button>
          ))}
        </footer>
      </div>
    </Dialog>
  )
}
