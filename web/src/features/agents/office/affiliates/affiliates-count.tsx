import { RailCount } from '#parts/office/rail-count'
import { useText } from '#platform/text'
import { applicationQueues } from './queries.ts'
import { texts } from './texts.ts'

export function AffiliatesCount() {
  const t = useText(texts)
  return <RailCount queue={applicationQueues.waiting} title={t('title')} keyOf={({ applicationId }) => applicationId} />
}
