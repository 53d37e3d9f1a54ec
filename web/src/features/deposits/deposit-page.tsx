import { type ReactNode, useState } from 'react'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { CallError } from '#platform/call'
import { useText } from '#platform/text'
import { Card, Skeleton } from '#ui/card'
import { GoOn } from '#ui/go-on'
import { DepositForm } from './deposit-form.tsx'
import styles from './deposit-page.module.css'
import { DepositView } from './deposit-view.tsx'
import { DepositsCard } from './deposits-card.tsx'
import { type Desk, useDesk, useLiveDeposits } from './queries.ts'
import { texts } from './texts.ts'

export interface DepositPageProps {
  /** What the wallet holds, as the header knows it. */
  balance: string | undefined
  /** What else a deposit brings. */
  offer: ReactNode
  /** What a withdrawal will ask for, told before money comes in. */
  steps: ReactNode
  onLimits: () => void
  onDocuments: () => void
  onPlay: () => void
  /** Opens the record of the account. */
  onRecord: () => void
}

const CLOSED = ['jurisdiction.not.available', 'function.not.available', 'account.trial']

/** Money from the member's bank into the wallet. */
export function DepositPage(props: DepositPageProps) {
  const t = useText(texts)
  const query = useDesk()
  useLiveDeposits()
  if (query.error instanceof CallError && CLOSED.includes(query.error.code))
    return (
      <Card data-closed={query.error.code}>
        <DrawnState drawing="lock" title={t('closed')} level="h4">
          {t('closedText')}
        </DrawnState>
      </Card>
    )
  return (
    <div className={styles.page}>
      <Arrived query={query} skeleton={<PageSkeleton />} failedTitle={t('failed')} level="h4">
        {(desk) => <Counter desk={desk} {...props} />}
      </Arrived>
    </div>
  )
}

/** A new deposit, or the one that is under way; and all that were. */
function Counter({ desk, balance, offer, steps, onLimits, onDocuments, onPlay, onRecord }: DepositPageProps & { desk: Desk }) {
  const [shown, setShown] = useState(desk.open?.depositId)
  return (
    <>
      {offer}
      <GoOn at={shown}>
        {shown ? (
          <DepositView
            key={shown}
            depositId={shown}
            balance={balance}
            onAgain={() => setShown(undefined)}
            onPlay={onPlay}
            onRecord={onRecord}
          />
        ) : (
          <DepositForm desk={desk} onOpened={setShown} onLimits={onLimits} onDocuments={onDocuments} />
        )}
      </GoOn>
      {steps}
      <DepositsCard onOpen={setShown} />
    </>
  )
}

const PageSkeleton = () => (
  <div className={styles.page}>
    <div className={styles.pair}>
      <Skeleton height="112px" />
      <Skeleton height="112px" />
    </div>
    <Skeleton height="220px" />
    <Skeleton height="160px" />
  </div>
)
