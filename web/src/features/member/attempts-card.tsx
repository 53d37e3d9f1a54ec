import type { Attempt } from '@tucano/contract/session'
import { Ban, Check, CircleDashed, type LucideIcon, ScanEye, X } from 'lucide-react'
import { useState } from 'react'
import { Loaded } from '#parts/loaded'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge, Skeleton } from '#ui/card'
import styles from './attempts-card.module.css'
import { usePlace } from './place.ts'
import { useAttempts } from './queries.ts'
import { SectionCard } from '#ui/section-card'
import { SeenRow } from './seen-row.tsx'
import { texts } from './texts.ts'
import { useWay } from './use-way.ts'

/** Getting in is good news, being kept out is not; what stopped half-way is neither. */
const outcomes: Record<Attempt['outcome'], { icon: LucideIcon; tone: 'plain' | 'forest' | 'sky' | 'alarm' }> = {
  in: { icon: Check, tone: 'forest' },
  wrong: { icon: X, tone: 'alarm' },
  blocked: { icon: Ban, tone: 'alarm' },
  closed: { icon: Ban, tone: 'alarm' },
  captcha: { icon: ScanEye, tone: 'plain' },
  second: { icon: CircleDashed, tone: 'sky' },
}

const AT_FIRST = 6
const MORE = 20

/** Who tried to enter the account, newest first. */
export function AttemptsCard() {
  const t = useText(texts)
  const query = useAttempts()
  const [wanted, setWanted] = useState(AT_FIRST)
  const loaded = query.data?.length ?? 0
  const showMore = (): void => {
    setWanted(wanted + MORE)
    if (wanted + MORE > loaded && query.hasNextPage) void query.fetchNextPage()
  }
  return (
    <SectionCard title={t('attempts')} text={t('attemptsText')}>
      <Loaded
        query={query}
        skeleton={<ListSkeleton />}
        failedTitle={t('attemptsFailed')}
        empty={{ title: t('attemptsEmpty'), text: t('attemptsEmptyText') }}
        level="h5"
        small
      >
        {(attempts) => (
          <ul>
            {attempts.slice(0, wanted).map((attempt) => (
              <AttemptRow key={attempt.id} attempt={attempt} />
            ))}
          </ul>
        )}
      </Loaded>
      {(loaded > wanted || query.hasNextPage) && (
        <footer className={styles.foot}>
          <Button look="quiet" busy={query.isFetchingNextPage} onClick={showMore}>
            {t('more')}
          </Button>
        </footer>
      )}
    </SectionCard>
  )
}

const ListSkeleton = () => (
  <div className={styles.waiting}>
    <Skeleton height="56px" />
    <Skeleton height="56px" />
    <Skeleton height="56px" />
  </div>
)

function AttemptRow({ attempt }: { attempt: Attempt }) {
  const t = useText(texts)
  const placeOf = usePlace()
  const wayOf = useWay()
  const { timeZone } = useBrand()
  const { outcome, device, way, at } = attempt
  const { icon, tone } = outcomes[outcome]
  return (
    <SeenRow
      name={outcome}
      icon={icon}
      tone={tone}
      title={device || t('unknownDevice')}
      badge={<Badge tone={tone}>{t(`outcome_${outcome}`)}</Badge>}
      text={`${placeOf(attempt)} · ${wayOf(way)}`}
      times={[moment(at, timeZone)]}
    />
  )
}
