import { useQuery } from '@tanstack/react-query'
import { Arrived } from '#parts/loaded'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { Facts } from '#ui/facts'
import { SectionCard } from '#ui/section-card'
import { rulesNumbers } from '../../queries.ts'
import styles from '../office.module.css'
import { texts } from './texts.ts'

/** How long live bets wait, sport by sport. */
export function DelaysCard() {
  const t = useText(texts)
  const query = useQuery(rulesNumbers())
  return (
    <SectionCard title={t('delays')} text={t('delaysText')} level="h3">
      <Arrived query={query} skeleton={<Skeleton height="160px" />} failedTitle={t('delaysFailed')} level="h4" small>
        {({ delays }) =>
          delays.length === 0 ? (
            <p className={styles.foot}>{t('delaysNone')}</p>
          ) : (
            <Facts facts={delays.map(({ sport, name, seconds }) => ({ key: sport, label: name, value: t('seconds', { seconds }) }))} />
          )
        }
      </Arrived>
    </SectionCard>
  )
}
