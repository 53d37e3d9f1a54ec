import { type OperatorRole, mayCall } from '@tucano/contract/endpoint'
import { closeSports } from '@tucano/contract/sports/office'
import { CircleOff, ClockAlert, Radio } from 'lucide-react'
import { useId } from 'react'
import detail from '#office/detail.module.css'
import { useClock } from '#office/use-clock.ts'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { exactMoment, number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Card, Skeleton } from '#ui/card'
import { Figures } from '#ui/figures'
import { Note } from '#ui/note'
import { ClosingsCard } from '../closings/closings-card.tsx'
import styles from '../office.module.css'
import { type Health, useHealth } from '../queries.ts'
import { MessagesCard } from './messages-card.tsx'
import { ProducerCard } from './producer-card.tsx'
import { RecoveriesCard } from './recoveries-card.tsx'
import { RefusalsCard } from './refusals-card.tsx'
import { texts } from './texts.ts'
import { useAgeText } from './use-age-text.ts'

/** How the feed is: who tells odds, what waits, and what operators have closed. */
export function FeedSection({ roles }: { roles: readonly OperatorRole[] }) {
  const t = useText(texts)
  const id = useId()
  const query = useHealth()
  const ahead = query.data ? query.data.now - query.dataUpdatedAt : 0
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- often there is nothing to press on it: it is scrolled by the keyboard all the same
    <section className={styles.sheet} tabIndex={0} aria-labelledby={id}>
      <header>
        <h2 id={id}>{t('feed')}</h2>
        <p className={styles.soft}>{t('feedText')}</p>
      </header>
      <Arrived query={query} skeleton={<Skeleton height="320px" />} failedTitle={t('failed')} level="h3" small>
        {(health) => <Shown health={health} ahead={ahead} />}
      </Arrived>
      <ClosingsCard mayChange={mayCall(roles, closeSports)} />
    </section>
  )
}

/** The oldest result may wait so long before somebody should look. */
const LATE_MS = 30_000

function Shown({ health, ahead }: { health: Health; ahead: number }) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const age = useAgeText()
  const now = useClock(ahead, 1000)
  const { producers, waiting, leaseUntil } = health
  const { results, oldestAt, pendingBets } = waiting
  return (
    <>
      <Lease until={leaseUntil} now={health.now} epoch={health.epoch} />
      {oldestAt !== null && now - oldestAt > LATE_MS && (
        <Note icon={<ClockAlert />} tone="beak" name="late" title={t('late')}>
          <p>{t('lateText', { age: age(oldestAt, now) })}</p>
        </Note>
      )}
      <div className={detail.three}>
        <Figures
          label={t('waiting')}
          figures={[
            { key: 'results', title: t('results'), value: number(results, language) },
            { key: 'oldest', title: t('oldest'), value: oldestAt === null ? t('nothing') : age(oldestAt, now) },
            { key: 'pending', title: t('pending'), value: number(pendingBets, language) },
          ]}
        />
      </div>
      {producers.length === 0 ? (
        <Card>
          <DrawnState drawing="offline" title={t('producersNone')} level="h3" small>
            {t('producersNoneText')}
          </DrawnState>
        </Card>
      ) : (
        <ul className={styles.producers} aria-label={t('producers')}>
          {producers.map((producer) => (
            <ProducerCard key={producer.id} producer={producer} now={now} />
          ))}
        </ul>
      )}
      <MessagesCard messages={health.messages} />
      <RecoveriesCard producers={producers} recoveries={health.recoveries} />
      <RefusalsCard refusals={health.refusals} undescribed={health.undescribed} />
    </>
  )
}

function Lease({ until, now, epoch }: { until: number | null; now: number; epoch: number }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  if (until === null || until <= now)
    return (
      <Note icon={<CircleOff />} tone="alarm" name="lease" title={t('readNone')}>
        <p>{t('readNoneText')}</p>
      </Note>
    )
  return (
    <Note icon={<Radio />} tone="forest" name="lease" title={t('readBy')}>
      <p>{t('readUntil', { at: exactMoment(until, timeZone), epoch })}</p>
    </Note>
  )
}
