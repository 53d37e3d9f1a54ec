import { SERVICE_TIME_DAYS, getServiceTimes as contract } from '@tucano/contract/cashier'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { CachedValue } from '#platform/cached-value'
import { sql } from 'kysely'

const FRESH_MS = 30_000

export const getServiceTimes = ({ db }: Services) => {
  const times = new CachedValue(async () => {
    const { rows } = await sql<{ kind: 'deposit' | 'withdrawal'; seconds: number }>`
      select kind, round(avg(extract(epoch from done_at - asked_at)))::int as seconds from cashier.times
      where done_at > clock_timestamp() - make_interval(days => ${SERVICE_TIME_DAYS}) group by kind`.execute(db)
    const of = (wanted: string): number | null => rows.find(({ kind }) => kind === wanted)?.seconds ?? null
    return { deposit: of('deposit'), withdrawal: of('withdrawal') }
  }, FRESH_MS)
  return answer(contract, () => times.read())
}
