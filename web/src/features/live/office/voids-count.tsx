import { RailCount } from '#office/rail-count.tsx'
import { useText } from '#platform/text'
import { voids } from './queries.ts'
import { texts } from './texts.ts'

const waiting = voids('waiting')

/** Rounds that wait for somebody's decision. */
export function VoidsCount() {
  const t = useText(texts)
  return <RailCount queue={waiting} title={t('voids')} keyOf={({ voidId }) => voidId} />
}
