import {
  type ButtonHTMLAttributes,
  type FormEvent,
  type FormHTMLAttributes,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './form.module.css'

interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'noValidate'> {
  submitLabel: string
  busy: boolean
  /** What went wrong with the whole, if something did. */
  problem: string | undefined
  /** What stands below the button. */
  after?: ReactNode
  children: ReactNode
}

/** Fields one below the other, what is wrong with them, and the button that sends them. */
export function Form({ submitLabel, busy, problem, after, children, onSubmit, onInput, ...form }: FormProps) {
  const { ref, sent, typed } = useFirstWrong()
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    sent()
    onSubmit?.(event as Parameters<NonNullable<typeof onSubmit>>[0])
  }
  const input = (event: FormEvent<HTMLFormElement>): void => {
    typed()
    onInput?.(event as Parameters<NonNullable<typeof onInput>>[0])
  }
  return (
    <form {...form} ref={ref} className={styles.form} noValidate onSubmit={submit} onInput={input}>
      {children}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {/* The field keeps the focus until the press is done: what it says when it is left would move the button away from under the pointer. */}
      <Button type="submit" look="primary" size="large" wide busy={busy} onMouseDown={(event) => event.preventDefault()}>
        {submitLabel}
      </Button>
      {after}
    </form>
  )
}

/** Leads whoever has sent a form to the first field that is wrong, whether the page or the server says so. Whoever types on meanwhile is left alone. */
function useFirstWrong(): { ref: RefObject<HTMLFormElement | null>; sent: () => void; typed: () => void } {
  const ref = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  useEffect(() => {
    const wrong = isSent.current ? ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : undefined
    if (!wrong) return
    isSent.current = false
    wrong.focus({ preventScroll: true })
    wrong.scrollIntoView({ block: 'center' })
  })
  return { ref, sent: () => void (isSent.current = true), typed: () => void (isSent.current = false) }
}

/** A button that reads like a link. */
export const TextButton = ({ className, ...button }: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" {...button} className={classNames(styles.link, className)} />
)
