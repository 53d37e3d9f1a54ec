import { X } from 'lucide-react'
import { type PointerEvent, type ReactNode, useId, useRef } from 'react'
import { IconButton } from './button.tsx'
import { Dialog } from './dialog.tsx'
import styles from './sheet.module.css'

/** Pulled down so far, a sheet closes; less, and it springs back. */
const CLOSING_PX = 80

interface SheetProps {
  title: string
  closeLabel: string
  onClose: () => void
  /** What can be done with all of it, beside its title. */
  acts?: ReactNode
  children: ReactNode
}

/** A sheet that comes from below, under the thumb. Pulling its head down closes it, and so do Escape, the X and a tap beside it. */
export function Sheet({ title, closeLabel, onClose, acts, children }: SheetProps) {
  const id = useId()
  const { dialog, pull } = usePull(onClose)
  return (
    <Dialog ref={dialog} labelledBy={id} clickToClose className={styles.sheet} onClose={onClose}>
      <div className={styles.body}>
        <header className={styles.head} {...pull}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {acts}
          <IconButton label={closeLabel} onClick={onClose}>
            <X />
          </IconButton>
        </header>
        <div className={styles.content}>{children}</div>
      </div>
    </Dialog>
  )
}

/** The head follows whoever pulls it. */
function usePull(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  const from = useRef<number>(undefined)
  const move = (by: number): void => {
    if (dialog.current) dialog.current.style.translate = by > 0 ? `0 ${by}px` : ''
  }
  const release = ({ clientY }: PointerEvent): void => {
    if (from.current === undefined) return
    const pulled = clientY - from.current
    from.current = undefined
    if (pulled > CLOSING_PX) onClose()
    else move(0)
  }
  const pull = {
    onPointerDown: (event: PointerEvent): void => {
      if ((event.target as HTMLElement).closest('button')) return
      from.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: ({ clientY }: PointerEvent): void => {
      if (from.current !== undefined) move(clientY - from.current)
    },
    onPointerUp: release,
    onPointerCancel: (): void => {
      from.current = undefined
      move(0)
    },
  }
  return { dialog, pull }
}
