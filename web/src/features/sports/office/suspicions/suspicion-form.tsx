import { SUSPICION_TEXT, type SportsSuspicion, reportSportsSuspicion } from '@tucano/contract/sports/office-suspicions'
import { useState } from 'react'
import { rereadQueues } from '#office/queue-query.ts'
import { useSaving } from '#parts/use-saving'
import { call } from '#platform/call'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { uuid7 } from '#platform/uuid'
import { Button } from '#ui/button'
import { TextArea } from '#ui/field'
import { Form } from '#ui/form'
import styles from '../office.module.css'
import { SaveSuspicion } from './save-suspicion.tsx'
import { texts } from './texts.ts'

interface SuspicionFormProps {
  event: string
  matchName: string
  /** Those that were marked; none is all of the match. */
  bets: readonly string[]
  onBack: () => void
  close: () => void
}

/** Reports a match, or some bets on it, in somebody's own words. */
export function SuspicionForm({ event, matchName, bets, onBack, close }: SuspicionFormProps) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const [suspicionId] = useState(() => uuid7(Date.now()))
  const [text, setText] = useState('')
  const [pressed, setPressed] = useState(false)
  const [made, setMade] = useState<SportsSuspicion>()
  const { busy, problem, save } = useSaving()
  const isShort = text.trim().length < SUSPICION_TEXT.min
  const send = (): Promise<boolean> =>
    save(async () => {
      const asked = { suspicionId, event, text: text.trim(), ...(bets.length > 0 && { bets: [...bets] }) }
      setMade(await call(reportSportsSuspicion, asked))
      void rereadQueues()
    }, t('reported'))
  if (made)
    return (
      <div className={styles.proposed} role="status">
        <p>{t('madeText', { number: made.number, bets: number(made.bets, language), members: number(made.members, language) })}</p>
        <div className={styles.actions}>
          <SaveSuspicion suspicion={made} look="primary" />
          <Button onClick={close}>{t('close')}</Button>
        </div>
      </div>
    )
  return (
    <Form
      submitLabel={t('report')}
      busy={busy}
      problem={problem}
      after={
        <Button look="quiet" wide onClick={onBack}>
          {t('back')}
        </Button>
      }
      onSubmit={(submitted) => {
        submitted.preventDefault()
        setPressed(true)
        if (!isShort) void send()
      }}
    >
      <p>
        {bets.length === 0
          ? t('aboutMatch', { match: matchName })
          : bets.length === 1
            ? t('aboutBet', { match: matchName })
            : t('aboutBets', { count: number(bets.length, language), match: matchName })}
      </p>
      <p className={styles.soft}>{t('formText')}</p>
      <TextArea
        label={t('text')}
        hint={t('textHint')}
        rows={7}
        maxLength={SUSPICION_TEXT.max}
        value={text}
        error={pressed && isShort ? t('textShort', { min: SUSPICION_TEXT.min }) : undefined}
        onChange={({ target }) => setText(target.value)}
      />
    </Form>
  )
}
