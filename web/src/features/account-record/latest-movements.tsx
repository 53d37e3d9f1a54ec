import { balanceChanged } from '@tucano/contract/wallet'
import { useEffect } from 'react'
import { Loaded } from '#parts/loaded'
import { listen } from '#platform/live'
import { useText } from '#platform/text'
import { useToday } from '#platform/use-today'
import { SectionCard } from '#ui/section-card'
import { MovementList, MovementListSkeleton } from './movement-list.tsx'
import { type Latest, readLatestAgain, useLatest } from './queries.ts'
import { texts } from './texts.ts'

interface LatestMovementsProps extends Latest {
  title?: string
  /** What is said while there are none. */
  empty?: { title: string; text: string }
}

/** The newest movements of a pocket, for pages that are about something else. */
export function LatestMovements({ title, empty, ...latest }: LatestMovementsProps) {
  const t = useText(texts)
  const query = useLatest(useToday(), latest)
  useEffect(() => listen(balanceChanged, () => void readLatestAgain()), [])
  return (
    <SectionCard title={title ?? t('latest')}>
      <Loaded
        query={query}
        skeleton={<MovementListSkeleton rows={3} />}
        failedTitle={t('failed')}
        empty={empty ?? { title: t('latestEmpty'), text: t('latestEmptyText') }}
        level="h5"
        small
      >
        {(movements) => <MovementList movements={movements} pocket={latest.pocket} />}
      </Loaded>
    </SectionCard>
  )
}
