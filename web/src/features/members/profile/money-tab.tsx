import type { Movement } from '@tucano/contract/account-record'
import type { MemberProfile } from '@tucano/contract/members'
import { Arrived } from '#parts/loaded'
import { RecordList } from '#parts/record-list'
import { useAmounts } from '#platform/amounts'
import { exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { Figures } from '#ui/figures'
import { SectionCard } from '#ui/section-card'
import { AdjustmentLine } from '../adjustments/adjustment-line.tsx'
import { Remark, Three } from '../detail-parts.tsx'
import styles from '../members.module.css'
import { useMemberAdjustments, useMoney, useMovements } from '../queries.ts'
import { texts } from '../texts.ts'
import { useLastDays } from './use-last-days.ts'

/** What the member has, what is waiting to be added or taken by hand, and what moved. */
export function MoneyTab({ profile: { memberId } }: { profile: MemberProfile }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { data } = useMoney(memberId)
  const days = useLastDays()
  const { query } = useMovements(memberId, days)
  const figure = (key: 'cash' | 'bonus' | 'locked') => ({ key, title: t(`pocket_${key}`), value: data && amount(data[key]) })
  return (
    <>
      <Three>
        <Figures label={t('tab_money')} figures={[figure('cash'), figure('bonus'), figure('locked')]} />
      </Three>
      {data && BigInt(data.wagering.done) < BigInt(data.wagering.required) && (
        <Remark>{t('wagering', { done: amount(data.wagering.done), required: amount(data.wagering.required) })}</Remark>
      )}
      <Adjustments memberId={memberId} />
      <SectionCard title={t('movements')} text={t('lastDays')}>
        <RecordList
          query={query}
          moreLabel={t('older')}
          skeleton={<Skeleton height="200px" />}
          failedTitle={t('movementsFailed')}
          level="h5"
          small
          empty={{ title: t('movementsNone') }}
        >
          {(list) => (
            <ul className={styles.list}>
              {list.map((movement) => (
                <Line key={movement.id} movement={movement} />
              ))}
            </ul>
          )}
        </RecordList>
      </SectionCard>
    </>
  )
}

function Line({ movement: { at, heading, kind, amount: moved, balance, round } }: { movement: Movement }) {
  const t = useText(texts)
  const { amount, signed } = useAmounts()
  const { timeZone } = useBrand()
  const title = kind === 'adjustment' ? t('adjustment') : t(`heading_${heading}`)
  return (
    <li className={styles.item}>
      <span className={styles.line}>
        <span>{round ? `${title} · ${round.gameName}` : title}</span>
        <span className={styles.amount}>{signed(BigInt(moved))}</span>
      </span>
      <span className={styles.line}>
        <time className={styles.soft}>{exactMoment(at, timeZone)}</time>
        <span className={styles.soft}>{t('balanceAfter', { amount: amount(balance) })}</span>
      </span>
    </li>
  )
}

function Adjustments({ memberId }: { memberId: string }) {
  const t = useText(texts)
  return (
    <SectionCard title={t('adjustments')} text={t('adjustmentsText')}>
      <Arrived
        query={useMemberAdjustments(memberId)}
        skeleton={<Skeleton height="64px" />}
        failedTitle={t('adjustmentsFailed')}
        level="h5"
        small
      >
        {({ list }) =>
          list.length === 0 ? (
            <p className={styles.empty}>{t('adjustmentsNone')}</p>
          ) : (
            <ul className={styles.list}>
              {list.map((adjustment) => (
                <AdjustmentLine key={adjustment.adjustmentId} adjustment={adjustment} />
              ))}
            </ul>
          )
        }
      </Arrived>
    </SectionCard>
  )
}
