import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import type { Describe, Words } from '../board/describe.ts'
import { readNames } from '../board/events.ts'

/** What limits or waits are of: everything, a sport, a league, a market. */
interface Scope {
  kind: 'all' | 'sport' | 'league' | 'market'
  key: string
}

/** Of two operators who change the same at once, the second one sees what the first has done. */
export const lockScope = (trx: Db, what: 'limits' | 'delays', { kind, key }: Scope) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`sports.${what}:${kind}:${key}`}, 0))`.execute(trx)

/** What it is called; nothing where there is no such thing. */
export async function nameOfScope(db: Db, describe: Describe, { kind, key }: Scope): Promise<Words | undefined> {
  if (kind === 'all') return { pt: '', en: '' }
  if (kind === 'market') return describe(Number(key), '')?.name
  const name = (await readNames(db, [key])).get(key)
  return name?.kind === (kind === 'sport' ? 'sport' : 'tournament') ? name.name : undefined
}
