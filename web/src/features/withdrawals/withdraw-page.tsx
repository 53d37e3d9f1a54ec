import type { Withdrawal } from '@tucano/contract/withdrawals'
import { type ReactNode, useState } from 'react'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { CallError } from '#platform/call'
import { useText } from '#platform/text'
import { Card, Skeleton } from '#ui/card'
import { GoOn } from '#ui/go-on'
import { PayeesCard } from './payees-card.tsx'
import { type Desk, useDesk, useLiveWithdrawals, useWithdrawals } from './queries.ts'
import { texts } from './texts.ts'
import { WithdrawForm } from './withdraw-form.tsx'
import styles from './withdraw-page.module.css'
import { WithdrawalView } from './withdrawal-view.tsx'
import { WithdrawalsCard } from './withdrawals-card.tsx'

export interface WithdrawPageProps {
  /** What a withdrawal asks for first. */
  steps: ReactNode
}

const CLOSED = ['jurisdiction.not.available', 'function.not.available', 'account.trial']
const UNDER_WAY: readonly Withdrawal['state'][] = ['review', 'approved', 'sending', 'confirming']

/** Money from the wallet to an account of the member's own. */
export function WithdrawPage(props: WithdrawPageProps) {
  const t = useText(texts)
  const desk = useDesk()
  const list = useWithdrawals()
  useLiveWithdrawals()
  if (desk.error instanceof CallError && CLOSED.includes(desk.error.code))
    return (
      <Card data-closed={desk.error.code}>
        <DrawnState drawing="lock" title={t('closed')} level="h4">
          {t('closedText')}
        </DrawnState>
      </Card>
    )
  const skeleton = <PageSkeleton />
  return (
    <div className={styles.page}>
      <Arrived query={desk} skeleton={skeleton} failedTitle={t('failed')} level="h4">
        {(known) => (
          <Arrived query={list} skeleton={skeleton} failedTitle={t('historyFailed')} level="h4">
            {(withdrawals) => <Counter desk={known} list={withdrawals} query={list} {...props} />}
          </Arrived>
        )}
      </Arrived>
    </div>
  )
}

interface CounterProps extends WithdrawPageProps {
  desk: Desk
  list: readonly Withdrawal[]
  query: ReturnType<typeof useWithdrawals>
}

function Counter({ desk, list, query, steps }: CounterProps) {
  const [shown, setShown] = useState(() => list.find(({ state }) => UNDER_WAY.includes(state))?.withdrawalId)
  // Whatever else is looked at, a payment that waits for an answer is in sight.
  const looked = list.filter(({ withdrawalId, state }) => withdrawalId === shown || state === 'confirming')
  return (
    <>
      {steps}
      <GoOn at={looked.find(({ withdrawalId }) => withdrawalId === shown)?.withdrawalId}>
        {looked.map((withdrawal) => (
          <WithdrawalView key={withdrawal.withdrawalId} withdrawal={withdrawal} onHide={() => setShown(undefined)} />
        ))}
      </GoOn>
      <PayeesCard desk={desk} />
      <WithdrawForm desk={desk} onAsked={setShown} />
      <WithdrawalsCard query={query} onOpen={setShown} />
    </>
  )
}

const PageSkeleton = () => (
  <div className={styles.page}>
    <Skeleton height="320px" />
    <Skeleton height="160px" />
    <Skeleton height="160px" />
  </div>
)
