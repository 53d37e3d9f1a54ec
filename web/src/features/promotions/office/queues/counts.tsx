import { RailCount } from '#parts/office/rail-count'
import { useText } from '#platform/text'
import { waitingApplications, waitingSuspicions } from '../queries.ts'
import { texts } from './texts.ts'

export function ApplicationsCount() {
  const t = useText(texts)
  return <RailCount queue={waitingApplications} title={t('applications')} keyOf={({ applicationId }) => applicationId} />
}

export function SuspicionsCount() {
  const t = useText(texts)
  return <RailCount queue={waitingSuspicions} title={t('suspicions')} keyOf={({ suspicionId }) => suspicionId} />
}
