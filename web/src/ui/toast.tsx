import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { create } from 'zustand'
import { classNames } from './class-names.ts'
import styles from './toast.module.css'

type Tone = 'done' | 'info' | 'wrong'

interface Message {
  id: number
  tone: Tone
  text: string
}

const useToasts = create<{ messages: readonly Message[] }>()(() => ({ messages: [] }))

const SHOWN_MS = 5000
let count = 0

/** Says in passing what has happened. What needs an answer is a dialog, never a toast. */
export function toast(text: string, tone: Tone = 'info'): void {
  count++
  const id = count
  useToasts.setState(({ messages }) => ({ messages: [...messages.slice(-2), { id, tone, text }] }))
  setTimeout(() => useToasts.setState(({ messages }) => ({ messages: messages.filter((message) => message.id !== id) })), SHOWN_MS)
}

const icons = { done: CircleCheck, info: Info, wrong: TriangleAlert }

/** What was pressed last is what a message speaks of, and stays in sight with what stands around it. */
const AROUND = 24
function covers(layer: Element, pressed: Element | null): boolean {
  if (!pressed || pressed === document.body || pressed instanceof HTMLDialogElement) return false
  const field = pressed.getBoundingClientRect()
  return [...layer.children].some((message) => {
    const { top, bottom, left, right } = message.getBoundingClientRect()
    return top < field.bottom + AROUND && bottom > field.top - AROUND && left < field.right && right > field.left
  })
}

export function Toasts() {
  const messages = useToasts((state) => state.messages)
  const layer = useRef<HTMLDivElement>(null)
  const newest = messages.at(-1)?.id
  // Shown anew with every message: the layer that came last lies above all dialogs.
  useLayoutEffect(() => {
    const shown = layer.current
    if (newest === undefined || !shown) return
    shown.dataset['edge'] = 'bottom'
    shown.showPopover()
    if (covers(shown, document.activeElement)) shown.dataset['edge'] = 'top'
    return () => shown.hidePopover()
  }, [newest])
  return (
    <div role="status" aria-live="polite">
      <div className={styles.toasts} popover="manual" ref={layer}>
        {messages.map(({ id, tone, text }) => {
          const Icon = icons[tone]
          return (
            <p key={id} className={classNames(styles.toast, styles[tone])}>
              <Icon aria-hidden="true" />
              {text}
            </p>
          )
        })}
      </div>
    </div>
  )
}
