import { legResults } from '@tucano/contract/sports/bet-shapes'
import { useState } from 'react'
import { ReasonField, isReason } from '#office/reason-field.tsx'
import { ProductWindow } from '#parts/product-window'
import { useText } from '#platform/text'
import { SelectField } from '#ui/field'
import { Form } from '#ui/form'
import styles from '../office.module.css'
import type { MarketBook } from '../risk/books.ts'
import { type Typed, VOID_ALL, allAs, missingIn, settledOf } from './typed-results.ts'
import { LivePreview } from './live-preview.tsx'
import { Proposed } from './proposed.tsx'
import { texts } from './texts.ts'
import { useProposing } from './use-proposing.ts'

interface SettleWindowProps {
  match: { event: string; name: string }
  book: MarketBook
  close: () => void
}

/** Proposes how a market ended, whatever the feed has said. */
export function SettleWindow({ match, book, close }: SettleWindowProps) {
  const t = useText(texts)
  const { made, ...proposing } = useProposing()
  return (
    <ProductWindow title={made ? t('proposedTitle') : t('settleTitle', { market: book.name })} width={560} onClose={close}>
      {made ? (
        <Proposed act={made} close={close} />
      ) : (
        <>
          <p className={styles.soft}>{match.name}</p>
          <SettleForm event={match.event} book={book} proposing={proposing} />
        </>
      )}
    </ProductWindow>
  )
}

interface SettleFormProps {
  event: string
  book: MarketBook
  proposing: Omit<ReturnType<typeof useProposing>, 'made'>
}

function SettleForm({ event, book, proposing: { busy, problem, propose } }: SettleFormProps) {
  const t = useText(texts)
  const [winner, setWinner] = useState('')
  const [typed, setTyped] = useState<Typed>({})
  const [reason, setReason] = useState('')
  const [pressed, setPressed] = useState(false)
  const { market, specifiers, outcomes } = book
  const keys = outcomes.map(({ outcome }) => outcome)
  const missing = missingIn(keys, typed)
  const act = { kind: 'settle' as const, event, market, specifiers, outcomes: settledOf(keys, typed) }
  const chooseWinner = (chosen: string): void => {
    setWinner(chosen)
    if (chosen !== '') setTyped(allAs(keys, chosen))
  }
  return (
    <Form
      submitLabel={t('propose')}
      busy={busy}
      problem={pressed && missing.length > 0 ? t('resultMissing') : problem}
      onSubmit={(submitted) => {
        submitted.preventDefault()
        setPressed(true)
        if (missing.length === 0 && isReason(reason)) void propose(act, reason.trim())
      }}
    >
      <p>{t('settleText')}</p>
      <SelectField label={t('winner')} value={winner} onChange={({ target }) => chooseWinner(target.value)}>
        <option value="">{t('winnerNone')}</option>
        {outcomes.map(({ outcome, name }) => (
          <option key={outcome} value={outcome}>
            {name}
          </option>
        ))}
        <option value={VOID_ALL}>{t('winnerVoid')}</option>
      </SelectField>
      <div className={styles.outcomes}>
        {outcomes.map(({ outcome, name }) => (
          <SelectField
            key={outcome}
            label={name}
            value={typed[outcome] ?? ''}
            aria-invalid={(pressed && missing.includes(outcome)) || undefined}
            onChange={({ target }) => {
              const result = legResults.find((one) => one === target.value)
              setWinner('')
              setTyped((before) => ({ ...before, [outcome]: result }))
            }}
          >
            <option value="">{t('resultChoose')}</option>
            {legResults.map((result) => (
              <option key={result} value={result}>
                {t(`result_${result}`)}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <LivePreview act={missing.length > 0 ? undefined : act} />
      <ReasonField value={reason} pressed={pressed} onChange={setReason} />
    </Form>
  )
}
