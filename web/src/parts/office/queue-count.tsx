import { useText } from '#platform/text'
import { Count } from '#ui/card'
import { type queueOf, useQueue } from './queue-query.ts'
import { texts } from './texts.ts'

/** How many wait in a queue, as far as it was read. */
export function QueueCount<Item>({ queue }: { queue: ReturnType<typeof queueOf<Item>> }) {
  const t = useText(texts)
  const { query } = useQueue(queue)
  const count = query.data?.length ?? 0
  return <Count value={count} more={query.hasNextPage} label={t('waiting', { count })} />
}
