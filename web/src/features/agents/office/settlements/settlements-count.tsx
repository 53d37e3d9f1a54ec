import { RailCount } from '#parts/office/rail-count'
import { useText } from '#platform/text'
import { keyOf, reversalQueue } from './queries.ts'
import { texts } from './texts.ts'

/** Reversals that wait for a second operator. */
export function SettlementsCount() {
  const t = useText(texts)
  return <RailCount queue={reversalQueue} title={t('title')} keyOf={keyOf} />
}
