import { useQuery } from '@tanstack/react-query'
import { Failed } from '#parts/loaded'
import { useAmounts } from '#platform/amounts'
import { percent } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { Facts } from '#ui/facts'
import { SectionCard } from '#ui/section-card'
import { BookLayout, type Ways } from '../layout/book-layout.tsx'
import { useOddsText } from '../odds/use-odds-text.ts'
import { rulesNumbers } from '../queries.ts'
import { Rules } from './rules.tsx'
import { texts } from './texts.ts'

/** The rules of each sport, and the numbers that bets are taken by. */
export const RulesPage = (ways: Ways) => (
  <BookLayout family="sports" {...ways}>
    <Rules>
      <Numbers />
    </Rules>
  </BookLayout>
)

function Numbers() {
  const t = useText(texts)
  const { amount } = useAmounts()
  const write = useOddsText()
  const language = useLanguage((state) => state.language)
  const { data, error, refetch } = useQuery(rulesNumbers())
  if (error) return <Failed error={error} title={t('numbersFailed')} small onRetry={() => void refetch()} />
  if (!data)
    return (
      <div role="status" aria-label={t('numbers')}>
        <Skeleton height="220px" />
      </div>
    )
  const { delays, stakeMin, payoutMax, cashOutMarginBp, cashOutOfVirtual, returnMinBp, postponedHours, bonusOddsMin } = data
  return (
    <SectionCard title={t('numbers')} level="h2">
      <Facts
        facts={[
          { key: 'stakeMin', label: t('stakeMin'), value: amount(stakeMin) },
          { key: 'payoutMax', label: t('payoutMax'), value: amount(payoutMax) },
          {
            key: 'cashOut',
            label: t('cashOutFee'),
            value: t('cashOutFees', { before: percent(cashOutMarginBp.before, language), live: percent(cashOutMarginBp.live, language) }),
          },
          { key: 'virtual', label: t('cashOutOfVirtual'), value: t(cashOutOfVirtual ? 'yes' : 'no') },
          ...(returnMinBp === null ? [] : [{ key: 'return', label: t('returnMin'), value: percent(returnMinBp, language) }]),
          { key: 'postponed', label: t('postponed'), value: t('hours', { count: postponedHours }) },
          { key: 'bonus', label: t('bonusOdds'), value: write(bonusOddsMin) },
          ...delays.map(({ sport, name, seconds }) => ({
            key: sport,
            label: t('delayOf', { sport: name }),
            value: t('seconds', { count: seconds }),
          })),
        ]}
      />
    </SectionCard>
  )
}
