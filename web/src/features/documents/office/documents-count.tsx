import { RailCount } from '#parts/office/rail-count'
import { useText } from '#platform/text'
import { documentQueue } from './queries.ts'
import { texts } from './texts.ts'

export function DocumentsCount() {
  const t = useText(texts)
  return <RailCount queue={documentQueue} title={t('title')} keyOf={({ caseId }) => caseId} />
}
