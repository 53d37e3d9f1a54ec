import type { MemberProfile } from '@tucano/contract/members'
import { RecordList } from '#parts/record-list'
import { useAmounts } from '#platform/amounts'
import { exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { Figures } from '#ui/figures'
import { SectionCard } from '#ui/section-card'
import { Three } from '../detail-parts.tsx'
import styles from '../members.module.css'
import { useBets } from '../queries.ts'
import { texts } from '../texts.ts'
import { useLastDays } from './use-last-days.ts'

export function BetsTab({ profile: { memberId } }: { profile: MemberProfile }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const { query, first } = useBets(memberId, useLastDays())
  const total = first?.total
  return (
    <>
      <Three>
        <Figures
          label={t('tab_bets')}
          figures={[
            { key: 'rounds', title: t('rounds'), value: total && String(total.rounds) },
            { key: 'staked', title: t('staked'), value: total && amount(total.stake) },
            { key: 'won', title: t('won'), value: total && amount(total.payout) },
          ]}
        />
      </Three>
      <SectionCard title={t('tab_bets')} text={t('lastDays')}>
        <RecordList
          query={query}
          moreLabel={t('older')}
          skeleton={<Skeleton height="200px" />}
          failedTitle={t('betsFailed')}
          level="h5"
          small
          empty={{ title: t('betsNone') }}
        >
          {(list) => (
            <ul className={styles.list}>
              {list.map(({ roundId, gameName, vendorName, stake, payout, state, placedAt }) => (
                <li key={roundId} className={styles.item}>
                  <span className={styles.line}>
                    <span>
                      {gameName} · {vendorName}
                    </span>
                    <span className={styles.amount}>{amount(stake)}</span>
                  </span>
                  <span className={styles.line}>
                    <time className={styles.soft}>{exactMoment(placedAt, timeZone)}</time>
                    <span className={styles.soft}>{state === 'settled' ? t('paid', { amount: amount(payout) }) : t(`bet_${state}`)}</span>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </RecordList>
      </SectionCard>
    </>
  )
}
