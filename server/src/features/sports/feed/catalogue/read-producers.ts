import { type Producer, productOf } from '@tucano/feed'
import type { DescribedProducer } from '../store/producers.ts'
import type { FeedApi } from './api.ts'

const LIVE = new Set([1, 101])
const PREMATCH = new Set([3, 103])
const VIRTUAL = new Set([6, 8, 9, 10, 11, 12, 15])
/** How far back each tells what was missed, in hours, where it does not say so itself. */
const WINDOW_HOURS = { live: 10, virtual: 3, prematch: 72 }
const ID_MAX = 2 ** 15 - 1

function scopeOf({ id, scope = [] }: Producer): DescribedProducer['scope'] {
  const said = (word: DescribedProducer['scope']): boolean => scope.includes(word)
  if (said('virtual') || VIRTUAL.has(id)) return 'virtual'
  if (said('live') || LIVE.has(id)) return 'live'
  return PREMATCH.has(id) || said('prematch') || scope.length === 0 ? 'prematch' : 'live'
}

/** Whoever tells odds in this feed. */
export async function readProducers(api: FeedApi): Promise<DescribedProducer[]> {
  const { producers } = await api.get('producers', {})
  return producers
    .filter(({ id, active }) => active && id >= 0 && id <= ID_MAX)
    .map((producer) => {
      const scope = scopeOf(producer)
      const hours =
        producer.recoveryWindowMinutes === undefined ? WINDOW_HOURS[scope] : Math.max(1, Math.floor(producer.recoveryWindowMinutes / 60))
      return {
        id: producer.id,
        name: (producer.description.trim() || producer.name).slice(0, 60) || String(producer.id),
        scope,
        recoveryHours: hours,
        product: productOf(producer.apiUrl),
      }
    })
}
