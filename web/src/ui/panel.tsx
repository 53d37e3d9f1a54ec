import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from './button.tsx'
import { Dialog } from './dialog.tsx'
import styles from './panel.module.css'

interface PanelProps {
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/** A sheet of full height over the dimmed site. */
export function Panel({ title, closeLabel, onClose, children }: PanelProps) {
  const id = useId()
  return (
    <Dialog labelledBy={id} clickToClose={false} className={styles.panel} onClose={onClose}>
      <div className={styles.body}>
        <header className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <IconButton label={closeLabel} onClick={onClose}>
            <X />
          </IconButton>
        </header>
        <div className={styles.content}>{children}</div>
      </div>
    </Dialog>
  )
}
