import { RailCount } from '#parts/office/rail-count'
import { useText } from '#platform/text'
import { useFreshLists, waitingDraws } from './queries.ts'
import { texts } from './texts.ts'

/** Official draws that wait for a result. */
export function WaitingCount() {
  const t = useText(texts)
  useFreshLists()
  return <RailCount queue={waitingDraws} title={t('results')} keyOf={({ drawId }) => drawId} />
}
