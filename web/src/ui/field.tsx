import { Eye, EyeOff } from 'lucide-react'
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './field.module.css'

interface FrameProps {
  id: string
  label: string
  mark?: string | undefined
  hint?: string | undefined
  error?: string | undefined
  children: ReactNode
}

function Frame({ id, label, mark, hint, error, children }: FrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label} {mark && <span className={styles.mark}>{mark}</span>}
      </label>
      {children}
      {(error || hint) && (
        <p id={`${id}-note`} className={classNames(styles.note, error !== undefined && styles.wrong)} role={error ? 'alert' : undefined}>
          {error ?? hint}
        </p>
      )}
    </div>
  )
}

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> {
  label: string
  /** Said softly after the label, and a part of the field's name: that it may stay empty. */
  mark?: string | undefined
  hint?: string
  error?: string | undefined
  icon?: ReactNode
  /** A control at the end of the line, e.g. the button that sends a code. */
  end?: ReactNode
  ref?: Ref<HTMLInputElement>
}

export function TextField({ label, mark, hint, error, icon, end, id: given, ...input }: TextFieldProps) {
  const made = useId()
  const id = given ?? made
  return (
    <Frame id={id} label={label} mark={mark} hint={hint} error={error}>
      <span className={styles.box}>
        {icon && <span className={styles.lead}>{icon}</span>}
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-note` : undefined}
        />
        {end}
      </span>
    </Frame>
  )
}

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  showLabel: string
  hideLabel: string
}

export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const toggle = (
    <IconButton className={styles.eye} label={shown ? hideLabel : showLabel} aria-pressed={shown} onClick={() => setShown(!shown)}>
      {shown ? <EyeOff /> : <Eye />}
    </IconButton>
  )
  return <TextField {...rest} type={shown ? 'text' : 'password'} end={toggle} />
}

export interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string
  hint?: string
  error?: string
}

export function SelectField({ label, hint, error, children, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <span className={classNames(styles.box, styles.choice)}>
        <select
          {...select}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-note` : undefined}
        >
          {children}
        </select>
      </span>
    </Frame>
  )
}

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string
  hint?: string
  error?: string | undefined
}

/** Several lines of text. It grows with what is typed, where the browser can. */
export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  const id = useId()
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <span className={styles.box}>
        <textarea
          {...area}
          id={id}
          className={classNames(styles.input, styles.area)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-note` : undefined}
        />
      </span>
    </Frame>
  )
}
