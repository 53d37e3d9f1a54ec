import { RailCount } from '#parts/office/rail-count'
import { useText } from '#platform/text'
import { waitingRedemptions } from './queries.ts'
import { texts } from './texts.ts'

export function RedemptionsCount() {
  const t = useText(texts)
  return <RailCount queue={waitingRedemptions} title={t('redemptions')} keyOf={({ redemptionId }) => redemptionId} />
}
