import { useMemo } from 'react'
import { useText } from '#platform/text'
import { useArrivals } from './alerts.ts'
import { QueueCount } from './queue-count.tsx'
import { type queueOf, useQueue } from './queue-query.ts'
import { texts } from './texts.ts'

interface RailCountProps<Item> {
  queue: ReturnType<typeof queueOf<Item>>
  title: string
  keyOf: (item: Item) => string
}

/** How many wait, beside the name of a section; it also tells of what arrives, to whoever asked for that. */
export function RailCount<Item>({ queue, title, keyOf }: RailCountProps<Item>) {
  const t = useText(texts)
  const { query } = useQueue(queue)
  const keys = query.data?.map(keyOf).join(' ')
  useArrivals(
    useMemo(() => (keys === undefined ? undefined : keys.split(' ').filter(Boolean)), [keys]),
    t('alertText', { queue: title }),
  )
  return <QueueCount queue={queue} />
}
