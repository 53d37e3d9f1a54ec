import type { MemberProfile } from '@tucano/contract/members'
import { Loaded } from '#parts/loaded'
import { useAmounts } from '#platform/amounts'
import { exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { Figures } from '#ui/figures'
import { SectionCard } from '#ui/section-card'
import styles from '#office/detail.module.css'
import own from '../members.module.css'
import { useBets } from '../queries.ts'
import { texts } from '../texts.ts'
import { More } from './more.tsx'
import { useLastDays } from './use-last-days.ts'

export function BetsTab({ profile: { memberId } }: { profile: MemberProfile }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const { query, total } = useBets(memberId, useLastDays())
  return (
    <>
      <div className={styles.three}>
        <Figures
          label={t('tab_bets')}
          figures={[
            { key: 'rounds', title: t('rounds'), value: total && String(total.rounds) },
            { key: 'staked', title: t('staked'), value: total && amount(total.stake) },
            { key: 'won', title: t('won'), value: total && amount(total.payout) },
          ]}
        />
      </div>
      <SectionCard title={t('tab_bets')} text={t('lastDays')}>
        <Loaded
          query={query}
          skeleton={<Skeleton height="200px" />}
          failedTitle={t('betsFailed')}
          level="h5"
          small
          empty={{ title: t('betsNone') }}
        >
          {(list) => (
            <ul className={own.list}>
              {list.map(({ roundId, gameName, vendorName, stake, payout, state, placedAt }) => (
                <li key={roundId} className={own.item}>
                  <span className={own.line}>
                    <span>
                      {gameName} · {vendorName}
                    </span>
                    <span className={own.amount}>{amount(stake)}</span>
                  </span>
                  <span className={own.line}>
                    <time className={own.soft}>{exactMoment(placedAt, timeZone)}</time>
                    <span className={own.soft}>{state === 'settled' ? t('paid', { amount: amount(payout) }) : t(`bet_${state}`)}</span>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Loaded>
        <More query={query} />
      </SectionCard>
    </>
  )
}
