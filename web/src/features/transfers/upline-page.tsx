import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { PasswordFirst } from '#parts/transfer/password-first'
import { TransferSteps } from '#parts/transfer/transfer-steps'
import { useTransferFacts } from '#parts/use-transfer-facts'
import { CallError } from '#platform/call'
import { useText } from '#platform/text'
import { Card, Skeleton } from '#ui/card'
import { Facts } from '#ui/facts'
import { SectionCard } from '#ui/section-card'
import { type Upline, sendToUpline, useUpline } from './queries.ts'
import { texts } from './texts.ts'
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
            {upline.paymentPassword ? (
              <TransferSteps title={t('howMuch')} name={upline.nickname} terms={upline} send={sendToUpline} />
            ) : (
              <PasswordFirst onPaymentPassword={onPaymentPassword} />
            )}
            <TransfersCard />
          </>
        )}
      </Arrived>
    </div>
  )
}

function Receiver({ upline }: { upline: Upline }) {
  const t = useText(texts)
  const terms = useTransferFacts(upline)
  return (
    <SectionCard title={t('to')} text={t('toText')}>
      <div className={styles.facts}>
        <Facts facts={[{ key: 'upline', label: t('account'), value: `${upline.nickname} · ${upline.account}` }, ...terms]} />
      </div>
    </SectionCard>
  )
}
