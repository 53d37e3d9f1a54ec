import { Move, X } from 'lucide-react'
import { type CSSProperties, type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { Dialog } from './dialog.tsx'
import styles from './window.module.css'

/** Spec §9: the product's own wrapper is 200 by 200 unless its content says otherwise, shows after 100 ms, and can be dragged. */
const WIDTH = 200
const HEIGHT = 200
const DELAY_MS = 100

interface WindowProps {
  title: string
  closeLabel: string
  moveLabel: string
  onClose: () => void
  width?: number
  minHeight?: number
  /** A picture above the title. */
  banner?: ReactNode
  /** Colour of the head, of those on which the brand's dark ink is read. */
  tint?: string
  children: ReactNode
}

interface Point {
  x: number
  y: number
}

/** A window of the product. Unlike a plain modal it stays when somebody clicks beside it: a half-filled form is not lost to a slip. */
export function Window({ title, closeLabel, moveLabel, onClose, width = WIDTH, minHeight = HEIGHT, banner, tint, children }: WindowProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const { offset, drag, dock } = useDrag(dialog)
  const style = { '--width': `${width}px`, '--min-height': `${minHeight}px`, '--tint': tint } as CSSProperties
  useLayoutEffect(() => {
    if (dialog.current) dialog.current.style.translate = `${offset.x}px ${offset.y}px`
  }, [offset])
  return (
    <Dialog ref={dialog} labelledBy={id} clickToClose={false} delayMs={DELAY_MS} className={styles.window} onClose={onClose}>
      <div className={styles.body} style={style}>
        {banner}
        <header className={classNames(styles.head, tint !== undefined && styles.tinted)} {...drag}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <IconButton label={moveLabel} className={styles.move} onClick={dock}>
            <Move />
          </IconButton>
          <IconButton label={closeLabel} onClick={onClose}>
            <X />
          </IconButton>
        </header>
        <div className={styles.content}>{children}</div>
      </div>
    </Dialog>
  )
}

/** Dragging by the head. For those who cannot drag, the button sends the window to the left, the right and back. */
function useDrag(dialog: { current: HTMLDialogElement | null }) {
  const [offset, setOffset] = useState<Point>({ x: 0, y: 0 })
  const start = useRef<Point | undefined>(undefined)
  const room = (): Point => {
    const box = dialog.current?.getBoundingClientRect()
    return { x: Math.max(0, (innerWidth - (box?.width ?? 0)) / 2 - 8), y: Math.max(0, (innerHeight - (box?.height ?? 0)) / 2 - 8) }
  }
  const keepInside = ({ x, y }: Point): Point => {
    const { x: right, y: bottom } = room()
    return { x: Math.min(right, Math.max(-right, x)), y: Math.min(bottom, Math.max(-bottom, y)) }
  }
  const drag = {
    onPointerDown(event: PointerEvent) {
      if ((event.target as HTMLElement).closest('button') || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = { x: event.clientX - offset.x, y: event.clientY - offset.y }
    },
    onPointerMove(event: PointerEvent) {
      if (start.current) setOffset(keepInside({ x: event.clientX - start.current.x, y: event.clientY - start.current.y }))
    },
    onPointerUp() {
      start.current = undefined
    },
    onPointerCancel() {
      start.current = undefined
    },
  }
  const dock = (): void => {
    const { x } = room()
    setOffset({ x: offset.x === 0 ? -x : offset.x < 0 ? x : 0, y: 0 })
  }
  return { offset, drag, dock }
}
