import type { SportsAct } from '@tucano/contract/sports/office-acts'
import { useMemo } from 'react'
import { useArrivals } from '#office/alerts.ts'
import { useQueue } from '#office/queue-query.ts'
import { texts as officeTexts } from '#office/texts.ts'
import { useText } from '#platform/text'
import { Count } from '#ui/card'
import { acts } from '../queries.ts'
import { texts } from './texts.ts'

const isForOthers = ({ state, own }: SportsAct): boolean => state === 'waiting' && !own

/** Proposals that wait for somebody else's decision; it also tells of new ones, to whoever asked for that. */
export function ActsCount() {
  const t = useText(texts)
  const o = useText(officeTexts)
  const { query } = useQueue(acts('waiting'))
  const keys = query.data
    ?.filter(isForOthers)
    .map(({ actId }) => actId)
    .join(' ')
  const ids = useMemo(() => (keys === undefined ? undefined : keys.split(' ').filter(Boolean)), [keys])
  useArrivals(ids, o('alertText', { queue: t('acts') }))
  const count = ids?.length ?? 0
  return <Count value={count} label={t('waitingCount', { count })} />
}
