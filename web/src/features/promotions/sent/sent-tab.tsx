import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { PasswordFirst } from '#parts/transfer/password-first'
import { CallError } from '#platform/call'
import { useText } from '#platform/text'
import { Card, Skeleton } from '#ui/card'
import { useSent } from './queries.ts'
import { SendSteps } from './send-steps.tsx'
import { SentList } from './sent-list.tsx'
import styles from './sent.module.css'
import { texts } from './texts.ts'

const CLOSED = ['jurisdiction.not.available', 'function.not.available']

/** Envelopes of the member's own money, for others. */
export function SentTab({ onPaymentPassword }: { onPaymentPassword: () => void }) {
  const t = useText(texts)
  const query = useSent()
  if (query.error instanceof CallError && CLOSED.includes(query.error.code))
    return (
      <Card data-closed={query.error.code}>
        <DrawnState drawing="lock" title={t('closed')} level="h2">
          {t('closedText')}
        </DrawnState>
      </Card>
    )
  return (
    <Arrived query={query} skeleton={<Skeleton height="420px" />} failedTitle={t('failed')} level="h2">
      {(terms) => (
        <div className={styles.parts}>
          {terms.paymentPassword ? <SendSteps terms={terms} /> : <PasswordFirst onPaymentPassword={onPaymentPassword} />}
          <SentList list={terms.list} />
        </div>
      )}
    </Arrived>
  )
}
