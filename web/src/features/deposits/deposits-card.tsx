import type { Deposit } from '@tucano/contract/deposits'
import { RecordList } from '#parts/record-list'
import { useAmounts } from '#platform/amounts'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Badge, Skeleton } from '#ui/card'
import { RecordRow } from '#ui/record-row'
import { SectionCard } from '#ui/section-card'
import { useDeposits } from './queries.ts'
import { texts } from './texts.ts'

const tones = {
  asked: 'sky',
  open: 'sky',
  review: 'sky',
  credited: 'forest',
  expired: 'plain',
  cancelled: 'plain',
  refused: 'alarm',
} as const satisfies Record<Deposit['state'], string>

/** What was deposited so far, newest first. */
export function DepositsCard({ onOpen }: { onOpen: (depositId: string) => void }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const { query } = useDeposits()
  return (
    <SectionCard title={t('history')}>
      <RecordList
        query={query}
        skeleton={<Skeleton height="120px" />}
        failedTitle={t('historyFailed')}
        empty={{ title: t('historyEmpty'), text: t('historyEmptyText') }}
        level="h5"
        small
      >
        {(deposits) => (
          <ul>
            {deposits.map(({ depositId, kind, createdAt, state, paid, amount: asked, reason }) => (
              <RecordRow
                key={depositId}
                name={depositId}
                title={t(`method_${kind}`)}
                when={moment(createdAt, timeZone)}
                state={<Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>}
                amount={amount(paid ?? asked)}
                detail={state === 'refused' && reason ? t('refusedText', { reason }) : undefined}
                onOpen={() => onOpen(depositId)}
              />
            ))}
          </ul>
        )}
      </RecordList>
    </SectionCard>
  )
}
