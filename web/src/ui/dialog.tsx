import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  createContext,
  use,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'

/** Spec §9. */
const ESCAPE_CODE = 27
const ENTER_CODE = 13

/** Whether the dialog is on its way out: still drawn while it fades, no longer in use. */
export const LeavingContext = createContext(false)

export interface DialogProps {
  /** Names the dialog for screen readers, where no title inside does. */
  label?: string | undefined
  labelledBy?: string | undefined
  role?: 'dialog' | 'alertdialog'
  className?: string | undefined
  /** A click beside the dialog closes it. */
  clickToClose: boolean
  /** It stays until it is answered, whatever is pressed; `onClose` is never called. */
  blocking?: boolean
  /** How long after it was asked for the dialog shows. */
  delayMs?: number
  onClose: () => void
  ref?: Ref<HTMLDialogElement>
  children: ReactNode
}

/** What every dialog has in common: the page behind it rests, the focus stays inside, Escape closes, Enter presses the default button. */
export function Dialog({
  label,
  labelledBy,
  role = 'dialog',
  className,
  clickToClose,
  blocking = false,
  delayMs = 0,
  onClose,
  ref,
  children,
}: DialogProps) {
  const own = useRef<HTMLDialogElement>(null)
  const leaving = use(LeavingContext)
  useImperativeHandle(ref, () => own.current as HTMLDialogElement)
  useLayoutEffect(() => {
    const dialog = own.current
    if (leaving) return dialog?.close()
    const timer = delayMs > 0 ? setTimeout(() => show(dialog), delayMs) : undefined
    if (delayMs === 0) show(dialog)
    return () => {
      clearTimeout(timer)
      // Closing, not just vanishing: the browser gives the focus back to where it was.
      dialog?.close()
    }
  }, [delayMs, leaving])

  const press = (event: KeyboardEvent<HTMLDialogElement>): void => {
    // A dialog above this one handles its own keys.
    if ((event.target as HTMLElement).closest('dialog') !== own.current) return
    if (event.keyCode === ESCAPE_CODE) {
      event.preventDefault()
      if (!blocking) onClose()
    }
    if (event.keyCode === ENTER_CODE && !answersEnter(event.target as HTMLElement)) pressDefault(event, own.current)
    if (event.key === 'Tab') keepInside(event, own.current)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of a dialog are heard wherever in it the focus is
    <dialog
      ref={own}
      role={role}
      tabIndex={-1}
      className={classNames(styles.dialog, className)}
      aria-label={label}
      aria-labelledby={labelledBy}
      onKeyDown={press}
      onCancel={(event) => {
        event.preventDefault()
        if (!blocking) onClose()
      }}
      // A browser may close a dialog all the same, e.g. by the second press of a phone's back button.
      onClose={() => blocking && !leaving && own.current?.isConnected && show(own.current)}
      onMouseDown={(event) => clickToClose && isBackground(event) && onClose()}
    >
      {children}
    </dialog>
  )
}

/** Choices and files are not typed: there the focus would only mark one that nobody chose. */
const FILLED_IN = 'input:not([type="radio"], [type="file"]), select, textarea'

/** The first field is ready to be filled in; on a touch screen that would bring up the keyboard, and the dialog itself has the focus. */
function show(dialog: HTMLDialogElement | null): void {
  dialog?.showModal()
  const field = matchMedia('(pointer: fine)').matches ? dialog?.querySelector<HTMLElement>(FILLED_IN) : undefined
  ;(field ?? dialog)?.focus()
}

const isBackground = (event: MouseEvent): boolean => event.target === event.currentTarget

/** Elements for which Enter means something already. */
const answersEnter = (element: HTMLElement): boolean => element.closest('button, a[href], textarea, select, summary, form') !== null

function pressDefault(event: KeyboardEvent, dialog: HTMLDialogElement | null): void {
  const button = dialog?.querySelector<HTMLButtonElement>('button[data-default]:not(:disabled)')
  if (!button) return
  event.preventDefault()
  button.click()
}

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])'

/** From the last element on to the first, and back. */
function keepInside(event: KeyboardEvent, dialog: HTMLDialogElement | null): void {
  const stops = [...(dialog?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility(),
  )
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (!to || (document.activeElement !== from && document.activeElement !== dialog)) return
  event.preventDefault()
  to.focus()
}
