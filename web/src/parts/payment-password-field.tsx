import { useText } from '#platform/text'
import { words } from '#platform/words'
import { PasswordField } from '#ui/field'
import { texts } from './texts.ts'

interface PaymentPasswordFieldProps {
  value: string
  /** Whether to say so when it cannot be one. */
  tried: boolean
  onType: (typed: string) => void
}

export const isPaymentPassword = (typed: string): boolean => /^\d{6}$/.test(typed)

/** The six digits that let money leave. */
export function PaymentPasswordField({ value, tried, onType }: PaymentPasswordFieldProps) {
  const t = useText(texts)
  const w = useText(words)
  return (
    <PasswordField
      label={t('paymentPassword')}
      inputMode="numeric"
      maxLength={6}
      autoComplete="off"
      showLabel={w('showPassword')}
      hideLabel={w('hidePassword')}
      value={value}
      error={tried && !isPaymentPassword(value) ? t('paymentPasswordWrong') : undefined}
      onChange={({ target }) => onType(target.value)}
    />
  )
}
