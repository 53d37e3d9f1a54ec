import { RailCount } from '#parts/office/rail-count'
import { useText } from '#platform/text'
import { depositQueue } from './queries.ts'
import { texts } from './texts.ts'

export function DepositsCount() {
  const t = useText(texts)
  return <RailCount queue={depositQueue} title={t('title')} keyOf={({ deposit }) => deposit.depositId} />
}
