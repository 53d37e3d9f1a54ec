import { useMemo } from 'react'
import { useArrivals } from '#office/alerts.ts'
import { useQueue } from '#office/queue-query.ts'
import { texts as officeTexts } from '#office/texts.ts'
import { useText } from '#platform/text'
import { Count } from '#ui/card'
import { acts } from '../queries.ts'
import { texts } from './texts.ts'

/** Proposals that wait for somebody else's decision; it also tells of new ones, to whoever asked for that. */
export function ActsCount() {
  const t = useText(texts)
  const o = useText(officeTexts)
  const { query } = useQueue(acts)
  const waiting = query.data?.filter(({ state, own }) => state === 'waiting' && !own)
  const keys = waiting?.map(({ actId }) => actId).join(' ')
  useArrivals(
    useMemo(() => (keys === undefined ? undefined : keys.split(' ').filter(Boolean)), [keys]),
    o('alertText', { queue: t('acts') }),
  )
  const count = waiting?.length ?? 0
  return <Count value={count} label={t('waitingCount', { count })} />
}
