import { KeyRound } from 'lucide-react'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { useAmounts } from '#platform/amounts'
import { CallError } from '#platform/call'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Card, Skeleton } from '#ui/card'
import { Facts } from '#ui/facts'
import { SectionCard } from '#ui/section-card'
import { type Upline, useUpline } from './queries.ts'
import { texts } from './texts.ts'
import { TransferSteps } from './transfer-steps.tsx'
import { TransfersCard } from './transfers-card.tsx'
import styles from './upline-page.module.css'

interface UplinePageProps {
  /** Opens the page where a payment password is set. */
  onPaymentPassword: () => void
}

const CLOSED = ['upline.none', 'jurisdiction.not.available', 'function.not.available', 'account.trial']

/** Money from the member to who invited it. */
export function UplinePage({ onPaymentPassword }: UplinePageProps) {
  const t = useText(texts)
  const query = useUpline()
  const code = query.error instanceof CallError ? query.error.code : ''
  if (CLOSED.includes(code))
    return (
      <Card data-closed={code}>
        <DrawnState drawing="lock" title={code === 'upline.none' ? t('none') : t('closed')} level="h4">
          {code === 'upline.none' ? t('noneText') : t('closedText')}
        </DrawnState>
      </Card>
    )
  return (
    <div className={styles.page}>
      <Arrived query={query} skeleton={<Skeleton height="420px" />} failedTitle={t('failed')} level="h4">
        {(upline) => (
          <>
            <Receiver upline={upline} />
            {upline.paymentPassword ? <TransferSteps upline={upline} /> : <PasswordFirst onPaymentPassword={onPaymentPassword} />}
            <TransfersCard />
          </>
        )}
      </Arrived>
    </div>
  )
}

function Receiver({ upline: { nickname, account, available, min, max, perDay, leftToday } }: { upline: Upline }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  return (
    <SectionCard title={t('to')} text={t('toText')}>
      <div className={styles.facts}>
        <Facts
          facts={[
            { key: 'upline', label: t('account'), value: `${nickname} · ${account}` },
            { key: 'available', label: t('available'), value: amount(available) },
            { key: 'limits', label: t('limits'), value: t('limitsValue', { min: amount(min), max: amount(max) }) },
            { key: 'leftToday', label: t('leftToday'), value: t('leftTodayValue', { left: amount(leftToday), perDay: amount(perDay) }) },
          ]}
        />
      </div>
    </SectionCard>
  )
}

function PasswordFirst({ onPaymentPassword }: { onPaymentPassword: () => void }) {
  const t = useText(texts)
  const action = (
    <Button look="primary" icon={<KeyRound />} onClick={onPaymentPassword}>
      {t('setPassword')}
    </Button>
  )
  return (
    <Card>
      <DrawnState drawing="lock" title={t('passwordMissing')} level="h4" small actions={action}>
        {t('passwordMissingText')}
      </DrawnState>
    </Card>
  )
}
