import { RailCount } from '#parts/office/rail-count'
import { useText } from '#platform/text'
import { withdrawalQueues } from './queries.ts'
import { texts } from './texts.ts'

/** Those that wait for a decision; the others wait for the bank, or for their member. */
export function WithdrawalsCount() {
  const t = useText(texts)
  return <RailCount queue={withdrawalQueues.review} title={t('title')} keyOf={({ withdrawal }) => withdrawal.withdrawalId} />
}
