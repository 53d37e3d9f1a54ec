import type { Withdrawal } from '@tucano/contract/withdrawals'
import { RecordList } from '#parts/record-list'
import { useAmounts } from '#platform/amounts'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Badge, Skeleton } from '#ui/card'
import { RecordRow } from '#ui/record-row'
import { SectionCard } from '#ui/section-card'
import { namePayee } from './banks.ts'
import type { useWithdrawals } from './queries.ts'
import { texts } from './texts.ts'

const tones = {
  review: 'sky',
  approved: 'sky',
  sending: 'sky',
  confirming: 'beak',
  paid: 'forest',
  refused: 'alarm',
  failed: 'alarm',
  cancelled: 'plain',
} as const satisfies Record<Withdrawal['state'], string>

interface WithdrawalsCardProps {
  query: ReturnType<typeof useWithdrawals>
  onOpen: (withdrawalId: string) => void
}

/** What was asked for so far, newest first. */
export function WithdrawalsCard({ query, onOpen }: WithdrawalsCardProps) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  return (
    <SectionCard title={t('history')}>
      <RecordList
        query={query}
        skeleton={<Skeleton height="120px" />}
        failedTitle={t('failed')}
        empty={{ title: t('historyEmpty'), text: t('historyEmptyText') }}
        level="h5"
        small
      >
        {(list) => (
          <ul>
            {list.map(({ withdrawalId, kind, payee, createdAt, state, amount: asked, reason }) => (
              <RecordRow
                key={withdrawalId}
                name={withdrawalId}
                title={`${t(`method_${kind}`)} · ${namePayee(payee.masked)}`}
                when={moment(createdAt, timeZone)}
                state={<Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>}
                amount={amount(asked)}
                detail={reason ? t('reason', { reason }) : undefined}
                onOpen={() => onOpen(withdrawalId)}
              />
            ))}
          </ul>
        )}
      </RecordList>
    </SectionCard>
  )
}
