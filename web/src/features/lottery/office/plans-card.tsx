import { useMemo } from 'react'
import { Loaded } from '#parts/loaded'
import { MemberLink } from '#parts/office/member-link'
import { More } from '#parts/record-list'
import { useQueue } from '#office/queue-query.ts'
import { useAmounts } from '#platform/amounts'
import { call } from '#platform/call'
import { moment, number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { SectionCard } from '#ui/section-card'
import { listOfficeLotteryPlans } from '@tucano/contract/lottery/office'
import { useQuery } from '@tanstack/react-query'
import { QUEUES } from '#office/queue-query.ts'
import styles from './office.module.css'
import { plansOf } from './queries.ts'
import { texts } from './texts.ts'

/** Plans that are running: of a game, or all of them. */
export function PlansCard({ gameCode }: { gameCode?: string }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const language = useLanguage((state) => state.language)
  const { query } = useQueue(useMemo(() => plansOf(gameCode), [gameCode]))
  const sums = useQuery({
    queryKey: [QUEUES, 'lottery-plans-sums', gameCode ?? ''],
    queryFn: () => call(listOfficeLotteryPlans, gameCode === undefined ? {} : { gameCode }),
    staleTime: 0,
  })
  const told =
    sums.data && sums.data.running > 0
      ? t('plansHeld', { count: number(sums.data.running, language), held: amount(sums.data.held) })
      : undefined
  return (
    <SectionCard title={t('plans')} {...(told !== undefined && { text: told })}>
      <div className={styles.inside}>
        <Loaded
          query={query}
          skeleton={<Skeleton height="120px" />}
          failedTitle={t('plansFailed')}
          level="h4"
          small
          empty={{ title: t('plansNone') }}
        >
          {(plans) => (
            <ul className={styles.list}>
              {plans.map(({ planId, memberId, account, gameName, draws, left, cost, nextNumero, startedAt }) => (
                <li key={planId} className={styles.item}>
                  <span className={styles.line}>
                    <MemberLink memberId={memberId} account={account} />
                    <strong>{amount(cost)}</strong>
                  </span>
                  <span className={styles.line}>
                    <span>
                      {gameCode === undefined && `${gameName} · `}
                      {t('planLeft', { left: number(left, language), draws: number(draws, language) })}
                      {nextNumero !== null && ` · ${t('planNext', { numero: nextNumero })}`}
                    </span>
                    <span className={styles.soft}>{moment(startedAt, timeZone)}</span>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Loaded>
        <More query={query} label={t('more')} />
      </div>
    </SectionCard>
  )
}
