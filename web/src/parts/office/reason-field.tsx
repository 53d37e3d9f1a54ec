import { REASON_MAX, REASON_MIN } from '@tucano/contract/members'
import { useText } from '#platform/text'
import { TextArea } from '#ui/field'
import { texts } from './texts.ts'

/** A reason as it counts: without the spaces around it. */
export const isReason = (text: string): boolean => text.trim().length >= REASON_MIN

interface ReasonFieldProps {
  value: string
  /** Somebody has pressed the button: what is missing is said. */
  pressed: boolean
  /** Who reads it, where that is not the journal alone. */
  hint?: string | undefined
  onChange: (text: string) => void
}

/** Why something is changed. */
export function ReasonField({ value, pressed, hint, onChange }: ReasonFieldProps) {
  const t = useText(texts)
  return (
    <TextArea
      label={t('reason')}
      hint={hint ?? t('reasonKept')}
      rows={3}
      maxLength={REASON_MAX}
      value={value}
      error={pressed && !isReason(value) ? t('reasonShort', { min: REASON_MIN }) : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
