import type { Agreement } from '@tucano/contract/agents/agreements'
import { day, moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Badge, Card } from '#ui/card'
import { useTypeName } from '../parts/use-type-name.ts'
import { AnswerActions } from './answer-actions.tsx'
import styles from './agreements.module.css'
import { PayerActions } from './payer-actions.tsx'
import { AGREEMENT_TONES } from './state-tones.ts'
import { texts } from './texts.ts'
import { TierTable } from './tier-table.tsx'
import { useWording } from './use-wording.ts'

/** Whether the agent itself has to say something. */
export const isWaiting = ({ side, state }: Agreement): boolean => side === 'payee' && (state === 'P' || state === 'E' || state === 'V')

/** One agreement: who with, how it stands, every term, and what can be done. */
export function AgreementCard({ agreement, onEdit }: { agreement: Agreement; onEdit?: (agreement: Agreement) => void }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const typeName = useTypeName()
  const { other, period } = useWording()
  const { kind, type, state, side, terms, next, offered, answerUntil, endsAt } = agreement
  const waits = isWaiting(agreement)
  const about = [
    typeName(type),
    period(kind, agreement.period),
    ...(answerUntil === null ? [] : [t(waits ? 'answerUntil' : 'answeredUntil', { until: moment(answerUntil, timeZone) })]),
    ...(endsAt === null ? [] : [t('endsAt', { at: day(endsAt - 1, timeZone) })]),
  ]
  return (
    <Card className={styles.agreement} data-agreement={agreement.agreementId} data-waiting={waits || undefined}>
      <header className={styles.head}>
        <h5>{other(agreement.other)}</h5>
        <Badge tone={AGREEMENT_TONES[state]}>{t(`a_${state}`)}</Badge>
      </header>
      <p className={`${styles.soft} ${styles.about}`}>{about.join(' · ')}</p>
      {terms && <TierTable kind={kind} terms={terms} title={t('termsNow')} />}
      {next && <TierTable kind={kind} terms={next.terms} title={t('termsNext', { since: moment(next.since, timeZone) })} />}
      {offered && <TierTable kind={kind} terms={offered.terms} title={t('termsOffered')} />}
      {waits && <AnswerActions agreement={agreement} />}
      {side === 'payer' && onEdit && <PayerActions agreement={agreement} onEdit={onEdit} />}
    </Card>
  )
}
