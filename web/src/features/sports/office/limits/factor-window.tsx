import { type SportsMemberFactor, setSportsMember } from '@tucano/contract/sports/office-limits'
import { useState } from 'react'
import { rereadQueues } from '#office/queue-query.ts'
import { ReasonField, isReason } from '#office/reason-field.tsx'
import { ProductWindow } from '#parts/product-window'
import { useSaving } from '#parts/use-saving'
import { call } from '#platform/call'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { Chip } from '#ui/card'
import { TextField } from '#ui/field'
import { Form } from '#ui/form'
import styles from '../office.module.css'
import { factorOf } from './factor.ts'
import { texts } from './texts.ts'

const USUAL = [10_000, 5000, 2500, 1000, 0]

interface FactorWindowProps {
  member: SportsMemberFactor
  startsAt: number
  close: () => void
}

/** How much of the usual stake somebody may bet, with the reason that they read. */
export function FactorWindow({ member: { memberId, account }, startsAt, close }: FactorWindowProps) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const written = (bp: number): string => number(bp / 100, language, { max: 2 })
  const [typed, setTyped] = useState(() => written(startsAt))
  const [reason, setReason] = useState('')
  const [pressed, setPressed] = useState(false)
  const { busy, problem, save } = useSaving()
  const factorBp = factorOf(typed)
  const send = async (bp: number): Promise<void> => {
    const isDone = await save(
      () => call(setSportsMember, { memberId, factorBp: bp, reason: reason.trim() }).finally(() => void rereadQueues()),
      t('factorSaved', { account, percent: `${written(bp)}%` }),
    )
    if (isDone) close()
  }
  return (
    <ProductWindow title={t('factorTitle', { account })} width={480} onClose={close}>
      <Form
        submitLabel={t('factorSave')}
        busy={busy}
        problem={problem}
        onSubmit={(event) => {
          event.preventDefault()
          setPressed(true)
          if (factorBp !== undefined && isReason(reason)) void send(factorBp)
        }}
      >
        <p>{t('factorText')}</p>
        <TextField
          label={t('factorField')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          value={typed}
          error={pressed && factorBp === undefined ? t('factorWrong') : undefined}
          {...(factorBp === 0 && { hint: t('factorZero') })}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className={styles.chips} role="group" aria-label={t('usual')}>
          {USUAL.map((bp) => (
            <Chip key={bp} pressed={bp === factorBp} onPress={() => setTyped(written(bp))}>
              {written(bp)}%
            </Chip>
          ))}
        </div>
        <ReasonField value={reason} pressed={pressed} hint={t('factorReason')} onChange={setReason} />
      </Form>
    </ProductWindow>
  )
}
