import { changeNickname } from '@tucano/contract/member'
import type { KeyboardEvent } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Button } from '#ui/button'
import { TextField } from '#ui/field'
import styles from './nickname-form.module.css'
import { texts } from './texts.ts'
import { useSaving } from './use-saving.ts'

/** As the contract has it, without the spaces around. */
const fits = (name: string): boolean => /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u.test(name) && name.length >= 2 && name.length <= 20

const tidy = (name: string): string => name.trim().replaceAll(/\s+/g, ' ')

/** The nickname, edited where it stands. Escape leaves it as it was. */
export function NicknameForm({ nickname, onLeave }: { nickname: string; onLeave: () => void }) {
  const t = useText(texts)
  const w = useText(words)
  const { busy, problem, save } = useSaving()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { nickname } })
  const submit = handleSubmit(async (form) => {
    const name = tidy(form.nickname)
    const change = async (): Promise<string> => {
      await call(changeNickname, { nickname: name })
      return t('nicknameSaved', { name })
    }
    if (name === nickname || (await save(change))) onLeave()
  })
  const leaveOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    // Leaves the field, not the panel around it.
    event.preventDefault()
    event.stopPropagation()
    onLeave()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves the form wherever in it the focus is
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)} onKeyDown={leaveOnEscape}>
      <TextField
        label={t('nickname')}
        hint={t('nicknameHint')}
        error={formState.errors.nickname?.message ?? problem}
        autoComplete="nickname"
        maxLength={40}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was just pressed
        autoFocus
        {...register('nickname', { validate: (value) => fits(tidy(value)) || t('nicknameWrong') })}
      />
      <div className={styles.buttons}>
        <Button type="submit" look="primary" busy={busy}>
          {t('saveNickname')}
        </Button>
        <Button look="quiet" onClick={onLeave}>
          {w('cancel')}
        </Button>
      </div>
    </form>
  )
}
