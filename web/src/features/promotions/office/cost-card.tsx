import { LineChart } from '#parts/charts/line-chart'
import { Arrived } from '#parts/loaded'
import { useAmounts } from '#platform/amounts'
import { serverNow } from '#platform/clock'
import { compactAmount, isoDay, number, shortDay, writtenDay } from '#platform/format'
import { useLanguage } from '#platform/language'
import { daysOf, periodOf } from '#platform/period'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { Figures } from '#ui/figures'
import { SectionCard } from '#ui/section-card'
import styles from './office.module.css'
import { type FoundPromotion, usePromotionReturn } from './queries.ts'
import { texts } from './texts.ts'

const skeleton = <Skeleton height="76px" />

/** What a promotion has cost in thirty days, day by day, and what those who were given something have brought since. */
export function CostCard({ promotionId, days }: { promotionId: string; days: FoundPromotion['days'] }) {
  const t = useText(texts)
  return (
    <SectionCard title={t('days')} text={t(days.length === 0 ? 'daysNone' : 'daysText')}>
      {days.length > 0 && (
        <div className={styles.inside}>
          <Days days={days} />
          <Brought promotionId={promotionId} />
        </div>
      )}
    </SectionCard>
  )
}

function Days({ days }: { days: FoundPromotion['days'] }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const language = useLanguage((state) => state.language)
  const costs = new Map(days.map(({ day, cost }) => [day, BigInt(cost)]))
  const month = daysOf(periodOf('days30', isoDay(serverNow(), timeZone)))
  return (
    <div>
      <LineChart
        label={t('daysColumns')}
        points={month.map((day) => ({ key: day, short: shortDay(day), long: writtenDay(day) }))}
        lines={[{ name: t('cost'), values: month.map((day) => costs.get(day) ?? 0n) }]}
        short={(value) => compactAmount(value, language)}
        whole={amount}
        leastStep={100n}
      />
    </div>
  )
}

function Brought({ promotionId }: { promotionId: string }) {
  const t = useText(texts)
  const { amount, signed } = useAmounts()
  const language = useLanguage((state) => state.language)
  const query = usePromotionReturn(promotionId)
  return (
    <Arrived query={query} skeleton={skeleton} failedTitle={t('returnFailed')} level="h5" small>
      {({ given, stake, result, cost }) => (
        <div className={styles.spent}>
          <Figures
            label={t('return')}
            figures={[
              { key: 'given', title: t('returnMembers'), value: number(given, language) },
              { key: 'stake', title: t('returnStake'), value: amount(stake) },
              { key: 'result', title: t('returnResult'), value: signed(BigInt(result)) },
              { key: 'net', title: t('returnNet'), value: signed(BigInt(result) - BigInt(cost)) },
            ]}
          />
          <p className={styles.soft}>{t('returnText')}</p>
        </div>
      )}
    </Arrived>
  )
}
