import { hash, randomInt } from 'node:crypto'
import { shareSlip as contract } from '@tucano/contract/sports'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { readEventsByUrn } from './board/events.ts'
import { readLegs } from './place/legs-now.ts'
import type { Sports } from './sports.ts'

/** Without what is mistaken for something else: 0 and O, 1 and I. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 8
const ATTEMPTS = 5

const newCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** The same slip has the same code, whoever shares it, and is kept from then on for its days. */
async function keepSlip(db: Db, legs: readonly object[], memberId: bigint): Promise<string> {
  const written = JSON.stringify(legs)
  const digest = hash('sha256', written, 'buffer')
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { rows } = await sql<{ code: string }>`
      insert into sports.codes as c (code, digest, legs, member_id, until) values (${newCode()}, ${digest}, ${written}::jsonb, ${memberId}::bigint, platform.clock() + interval '30 days')
      on conflict (digest) do update set until = excluded.until returning c.code`
      .execute(db)
      .catch((error: unknown) => {
        // Another slip has this code.
        if ((error as { code?: unknown }).code === '23505') return { rows: [] }
        throw error
      })
    if (rows[0]) return rows[0].code
  }
  throw new Fault('system.busy', { retryAfterSeconds: 1 })
}

export const shareSlip = ({ services }: Sports) =>
  answer(contract, async ({ legs: asked }, { member }) => {
    const legs = readLegs(asked).map(({ event, selections }) => ({ event, selections }))
    const urns = [...new Set(legs.map(({ event }) => event))]
    const known = await readEventsByUrn(services.db, urns)
    if (known.length < urns.length) throw new Fault('sports.event.unknown')
    return { code: await keepSlip(services.db, legs, member.memberId) }
  })
