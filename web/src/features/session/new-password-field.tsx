import { fitsRule } from '@tucano/contract/registration'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useSite } from '#platform/site'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { PasswordField } from '#ui/field'
import { texts } from './texts.ts'

interface NewPasswordFieldProps {
  error: string | undefined
  bind: (options: { validate: (value: string) => true | string }) => UseFormRegisterReturn
}

/** A new password, checked by the same rule that the server applies. */
export function NewPasswordField({ error, bind }: NewPasswordFieldProps) {
  const t = useText(texts)
  const w = useText(words)
  const rule = useSite(({ status }) => status?.info.register['password'])
  const sentence = t('passwordRule', { min: rule?.minLength ?? 8, max: rule?.maxLength ?? 20 })
  return (
    <PasswordField
      label={t('newPassword')}
      autoComplete="new-password"
      hint={sentence}
      showLabel={w('showPassword')}
      hideLabel={w('hidePassword')}
      error={error}
      {...bind({ validate: (value) => (rule ? fitsRule(rule, value) : value !== '') || sentence })}
    />
  )
}
