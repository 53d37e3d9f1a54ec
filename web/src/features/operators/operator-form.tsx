import { type OperatorRole, operatorRoles } from '@tucano/contract/endpoint'
import { OPERATOR_PASSWORD_MIN, type OperatorEntry, changeOperator, openOperator } from '@tucano/contract/operators'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { ProductWindow } from '#parts/product-window'
import { useSaving } from '#parts/use-saving'
import { CallError, call } from '#platform/call'
import { useText } from '#platform/text'
import { CopyButton } from '#ui/copy-button'
import { TextField } from '#ui/field'
import { Form } from '#ui/form'
import { Checkbox, Switch } from '#ui/toggle'
import { firstPassword } from './first-password.ts'
import { refreshOperators, rereadOperator } from './queries.ts'
import styles from './sections.module.css'
import { texts } from './texts.ts'

/** Opens an operator, or changes one. */
export function OperatorForm({ entry, close }: { entry?: OperatorEntry; close: () => void }) {
  const t = useText(texts)
  const { busy, problem, save } = useSaving()
  const [present, setPresent] = useState(entry)
  const [active, setActive] = useState(entry?.status !== 'disabled')
  const { register, handleSubmit, formState, control } = useForm({
    defaultValues: {
      account: '',
      name: entry?.name ?? '',
      password: entry ? '' : firstPassword(),
      roles: [...(entry?.roles ?? [])] as OperatorRole[],
    },
  })
  const { errors } = formState
  const password = useWatch({ control, name: 'password' })
  const changeFrom = async ({ id, ...was }: OperatorEntry, wanted: Pick<OperatorEntry, 'name' | 'roles' | 'status'>): Promise<void> => {
    try {
      await call(changeOperator, { id, ...wanted, present: { name: was.name, roles: was.roles, status: was.status } })
    } catch (error) {
      // What is there now is shown behind the window, and what was typed here stays: another press is made from that.
      if (error instanceof CallError && error.code === 'operator.changed') setPresent(await rereadOperator(id))
      throw error
    }
  }
  const submit = handleSubmit(async ({ account, name, password: first, roles: given }) => {
    const roles = operatorRoles.filter((role) => given.includes(role))
    const status = active ? 'active' : 'disabled'
    const change = present
      ? () => changeFrom(present, { name, roles, status })
      : () => call(openOperator, { account: account.trim(), name, password: first, roles })
    if (!(await save(change, entry ? t('operatorChanged') : t('operatorOpened', { name })))) return
    await refreshOperators()
    close()
  })
  const title = entry ? t('changeOperator', { name: entry.name }) : t('openOperator')
  return (
    <ProductWindow title={title} width={480} onClose={close}>
      <Form onSubmit={(event) => void submit(event)} submitLabel={entry ? t('save') : t('open')} busy={busy} problem={problem}>
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          maxLength={60}
          error={errors.name?.message}
          {...register('name', { validate: (value) => value.trim() !== '' || t('required') })}
        />
        {!entry && (
          <>
            <TextField
              label={t('account')}
              hint={t('accountHint')}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              maxLength={32}
              error={errors.account?.message}
              {...register('account', { validate: (value) => /^[a-z][a-z0-9._-]{2,31}$/.test(value.trim()) || t('accountHint') })}
            />
            <TextField
              label={t('firstPassword')}
              hint={t('firstPasswordHint')}
              autoComplete="off"
              spellCheck={false}
              maxLength={128}
              end={<CopyButton text={password} label={t('copyPassword')} doneLabel={t('copied')} />}
              error={errors.password?.message}
              {...register('password', {
                validate: (value) => value.length >= OPERATOR_PASSWORD_MIN || t('passwordShort', { min: OPERATOR_PASSWORD_MIN }),
              })}
            />
          </>
        )}
        <fieldset className={styles.choices}>
          <legend>{t('roles')}</legend>
          {operatorRoles.map((role) => (
            <Checkbox key={role} value={role} {...register('roles', { validate: (value) => value.length > 0 || t('rolesRequired') })}>
              <span className={styles.choice}>
                <strong>{t(`role_${role}`)}</strong>
                <span className={styles.soft}>{t(`roleText_${role}`)}</span>
              </span>
            </Checkbox>
          ))}
          {errors.roles && (
            <p className={styles.wrong} role="alert">
              {errors.roles.message}
            </p>
          )}
        </fieldset>
        {entry && (
          <Switch checked={active} onChange={({ target }) => setActive(target.checked)}>
            <span className={styles.choice}>
              <strong>{t('active')}</strong>
              <span className={styles.soft}>{t('activeText')}</span>
            </span>
          </Switch>
        )}
      </Form>
    </ProductWindow>
  )
}
