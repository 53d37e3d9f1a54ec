import type { Deposit } from '@tucano/contract/deposits'
import { CircleCheck, CircleX, Clock3, FileSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import { Arrived } from '#parts/loaded'
import { useAmounts } from '#platform/amounts'
import { useLeft } from '#platform/clock'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/card'
import { SectionCard } from '#ui/section-card'
import styles from './deposit-view.module.css'
import { PixCharge } from './pix-charge.tsx'
import { useDeposit } from './queries.ts'
import { texts } from './texts.ts'
import { TransferGuide } from './transfer-guide.tsx'

interface DepositViewProps {
  depositId: string
  balance: string | undefined
  onAgain: () => void
  onPlay: () => void
  onRecord: () => void
}

/** One deposit, in whichever state it is. */
export function DepositView({ depositId, ...shown }: DepositViewProps) {
  const t = useText(texts)
  const query = useDeposit(depositId)
  return (
    <Arrived query={query} skeleton={<Skeleton height="420px" />} failedTitle={t('failed')} level="h4">
      {(deposit) => <Shown deposit={deposit} {...shown} />}
    </Arrived>
  )
}

function Shown({ deposit, balance, onAgain, onPlay, onRecord }: Omit<DepositViewProps, 'depositId'> & { deposit: Deposit }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { state, kind, expiresAt } = deposit
  const left = useLeft(expiresAt)
  const again = <Button onClick={onAgain}>{t('another')}</Button>
  switch (state) {
    case 'asked':
    case 'open':
      if (left === 0) return <Ended name="expired" title={t('expired')} text={t('expiredText')} action={again} />
      return kind === 'pix' ? <PixCharge deposit={deposit} left={left} /> : <TransferGuide deposit={deposit} />
    case 'review':
      return <Ended name="review" title={t('review')} text={t('reviewText', { amount: amount(deposit.amount) })} action={again} />
    case 'credited':
      return <Received deposit={deposit} balance={balance} onPlay={onPlay} onRecord={onRecord} />
    case 'expired':
      return <Ended name="expired" title={t('expired')} text={t('expiredText')} action={again} />
    case 'cancelled':
      return <Ended name="cancelled" title={t('cancelled')} text={t('cancelledText')} action={again} />
    case 'refused':
      return <Ended name="refused" title={t('refused')} text={t('refusedText', { reason: deposit.reason ?? '—' })} action={again} />
  }
}

const icons = { review: FileSearch, expired: Clock3, cancelled: CircleX, refused: CircleX }

interface EndedProps {
  name: keyof typeof icons
  title: string
  text: string
  action: ReactNode
}

function Ended({ name, title, text, action }: EndedProps) {
  const Icon = icons[name]
  return (
    <SectionCard title={title}>
      <div className={styles.ended} role="status" data-deposit={name}>
        <Icon aria-hidden="true" />
        <p>{text}</p>
        {action}
      </div>
    </SectionCard>
  )
}

type ReceivedProps = Omit<DepositViewProps, 'depositId' | 'onAgain'> & { deposit: Deposit }

function Received({ deposit, balance, onPlay, onRecord }: ReceivedProps) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const paid = BigInt(deposit.paid ?? deposit.amount)
  const fee = BigInt(deposit.fee ?? '0')
  return (
    <SectionCard title={t('credited')}>
      <div className={styles.received} role="status" data-deposit="credited">
        <CircleCheck aria-hidden="true" />
        <p className={styles.sum}>{amount(paid - fee)}</p>
        <p>{t('creditedText', { amount: amount(paid - fee) })}</p>
        {fee > 0n && <p className={styles.small}>{t('creditedFee', { paid: amount(paid), fee: amount(fee) })}</p>}
        {balance !== undefined && <p className={styles.small}>{t('balance', { balance: amount(balance) })}</p>}
        <div className={styles.next}>
          <Button look="primary" onClick={onPlay}>
            {t('play')}
          </Button>
          <Button onClick={onRecord}>{t('record')}</Button>
        </div>
      </div>
    </SectionCard>
  )
}
