import { resetPassword } from '@tucano/contract/member'
import { useForm } from 'react-hook-form'
import { ProductWindow } from '#parts/product-window'
import { call } from '#platform/call'
import { type ModalParameters, openModal } from '#platform/modals'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
import { words } from '#platform/words'
import { PasswordField } from '#ui/field'
import { Form } from '#ui/form'
import { toast } from '#ui/toast'
import { NewPasswordField } from './new-password-field.tsx'
import styles from './session.module.css'
import { texts } from './texts.ts'

/** Where the link of an e-mail leads to. */
export function NewPasswordModal({ close, parameters }: { close: () => void; parameters: ModalParameters }) {
  const t = useText(texts)
  const w = useText(words)
  const { busy, problem, run } = useAction()
  const { register, handleSubmit, formState, getValues } = useForm({ defaultValues: { newPassword: '', confirm: '' } })
  const { errors } = formState
  const save = handleSubmit(({ newPassword }) =>
    run(async () => {
      await call(resetPassword, { newPassword, link: String(parameters['link']) })
      toast(t('passwordSaved'), 'done')
      close()
      openModal('loginPopupModal')
    }),
  )
  return (
    <ProductWindow title={t('newPasswordTitle')} width={440} onClose={close}>
      <p className={styles.lead}>{t('newPasswordText')}</p>
      <Form onSubmit={(event) => void save(event)} submitLabel={t('savePassword')} busy={busy} problem={problem}>
        <NewPasswordField error={errors.newPassword?.message} bind={(options) => register('newPassword', options)} />
        <PasswordField
          label={t('confirmPassword')}
          autoComplete="new-password"
          showLabel={w('showPassword')}
          hideLabel={w('hidePassword')}
          error={errors.confirm?.message}
          {...register('confirm', { validate: (value) => (value !== '' && value === getValues('newPassword')) || t('passwordsDiffer') })}
        />
      </Form>
    </ProductWindow>
  )
}
