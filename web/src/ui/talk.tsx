import { ArrowDown, SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type ReactNode, type Ref, useId, useLayoutEffect, useRef, useState } from 'react'
import { scrolls } from './scrolls.tsx'
import { classNames } from './class-names.ts'
import styles from './talk.module.css'

interface ThreadProps {
  label: string
  /** The newest line, and whether it is one's own: one's own is always shown. */
  newest: string | undefined
  own: boolean
  newLabel: (count: number) => string
  /** What comes is not read aloud. */
  isSilent?: boolean
  className?: string | undefined
  children: ReactNode
}

/** Near enough to the end to be following. */
const NEAR_PX = 80

/** Lines one below the other, the newest at the end. Who has scrolled up stays there and is told that there is more. */
export function Thread({ label, newest, own, newLabel, isSilent = false, className, children }: ThreadProps) {
  const area = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  const following = useRef(true)
  const [unseen, setUnseen] = useState(0)
  const toEnd = (): void => {
    area.current?.scrollTo({ top: area.current.scrollHeight })
    setUnseen(0)
  }
  useLayoutEffect(() => {
    if (following.current || own) toEnd()
    else setUnseen((count) => count + 1)
  }, [newest, own])
  // Whatever grows (somebody is typing, a card opens, the window is made smaller) does not push the end out of sight.
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => {
      if (following.current) area.current?.scrollTo({ top: area.current.scrollHeight })
    })
    observer.observe(area.current!)
    observer.observe(inner.current!)
    return () => observer.disconnect()
  }, [])
  const scrolled = (): void => {
    const { scrollHeight, scrollTop, clientHeight } = area.current!
    following.current = scrollHeight - scrollTop - clientHeight < NEAR_PX
    if (following.current) setUnseen(0)
  }
  return (
    <div className={classNames(styles.thread, className)}>
      <div
        ref={area}
        className={styles.lines}
        role="log"
        aria-live={isSilent ? 'off' : 'polite'}
        aria-label={label}
        {...scrolls}
        onScroll={scrolled}
      >
        <div ref={inner} className={styles.inner}>
          {children}
        </div>
      </div>
      {unseen > 0 && (
        <button type="button" className={styles.more} onClick={toEnd}>
          <ArrowDown aria-hidden="true" />
          {newLabel(unseen)}
        </button>
      )}
    </div>
  )
}

interface ComposerProps {
  label: string
  placeholder: string
  sendLabel: string
  max: number
  /** How much room is left, told when there is little. */
  leftLabel: (left: number) => string
  /** What is wrong with what was written, if something is. */
  problem?: string | undefined
  disabled?: boolean
  /** Answers whether it was taken; what was not taken stays in the field. */
  onSend: (text: string) => boolean | Promise<boolean>
  onType?: () => void
  ref?: Ref<HTMLTextAreaElement>
}

const LITTLE = 0.9

/** A field that grows with what is written in it. Enter sends, with Shift it breaks the line. */
export function Composer({ label, placeholder, sendLabel, max, leftLabel, problem, disabled = false, onSend, onType, ref }: ComposerProps) {
  const id = useId()
  const [text, setText] = useState('')
  const length = Array.from(text).length
  const send = async (): Promise<void> => {
    const said = text.trim()
    if (said === '' || disabled || length > max) return
    setText('')
    if (!(await onSend(said))) setText((since) => since || text)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void send()
  }
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }
  const little = length > max * LITTLE
  return (
    <form className={styles.composer} onSubmit={submit}>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.field}>
        <textarea
          ref={ref}
          className={styles.input}
          rows={1}
          value={text}
          aria-label={label}
          placeholder={placeholder}
          disabled={disabled}
          aria-invalid={problem || length > max ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onKeyDown={press}
          onChange={({ target }) => {
            setText(target.value)
            onType?.()
          }}
        />
        <button
          type="submit"
          className={styles.send}
          aria-label={sendLabel}
          title={sendLabel}
          disabled={disabled || text.trim() === '' || length > max}
        >
          <SendHorizontal aria-hidden="true" />
        </button>
      </div>
      {little && (
        <p className={classNames(styles.left, length > max && styles.over)} aria-live="polite">
          {leftLabel(max - length)}
        </p>
      )}
    </form>
  )
}

interface BubbleProps {
  own: boolean
  /** The first of several by the same writer has the name. */
  name?: string | undefined
  time: string
  note?: ReactNode
  failed?: boolean
  children: string
}

/** One thing that somebody said: always text, whatever it looks like. */
export function Bubble({ own, name, time, note, failed = false, children }: BubbleProps) {
  return (
    <div className={classNames(styles.bubble, own && styles.own, failed && styles.failed)}>
      {name && <p className={styles.name}>{name}</p>}
      <p className={styles.text}>{children}</p>
      <p className={styles.foot}>
        <time>{time}</time>
        {note}
      </p>
    </div>
  )
}

/** A line between the lines: a day, or that something has happened. */
export const Divider = ({ children }: { children: ReactNode }) => <p className={styles.divider}>{children}</p>

/** Three dots: somebody is typing. */
export const Typing = ({ label }: { label: string }) => (
  <p className={styles.typing} role="status">
    <span className={styles.dots} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
    {label}
  </p>
)
