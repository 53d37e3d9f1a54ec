import { randomBytes, randomInt } from 'node:crypto'
import type { Db } from '@tucano/database'
import { Fault } from '#platform/fault'
import type { House } from '#platform/house'
import { sql } from 'kysely'
import { codeEmail, codeMessage } from './letter-texts.ts'

/** What a code is good for; one of another purpose is worth nothing. */
export type CodePurpose = 'login' | 'register' | 'password' | 'second' | 'contact'

const CODE_MINUTES = 5
/** Another code of the same kind is sent after so many minutes. The page counts them down. */
const AGAIN_MINUTES = 1
const TRIES_MAX = 5

interface CodeLetter {
  purpose: CodePurpose
  channel: 'sms' | 'email'
  target: string
  network: string
  /** Nobody is there to get it, and whoever asked must not learn that. */
  withheld?: boolean
}

/** Sends a code of six digits. Returns after how many minutes another may be asked for. */
export async function sendCode(house: House, { purpose, channel, target, network, withheld = false }: CodeLetter): Promise<number> {
  const { db, vault, letters, brand } = house
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await db.transaction().execute(async (trx) => {
    const letter = channel === 'sms' ? codeMessage(brand.name, code, CODE_MINUTES) : codeEmail(brand.name, code, CODE_MINUTES)
    await letters.write(trx, {
      channel,
      recipient: target,
      purpose: `code.${purpose}`,
      network,
      minutes: CODE_MINUTES,
      withheld,
      ...letter,
    })
    // Looked at once the letter is written: of two at once, the second has waited there for the first.
    if (await isRecent(trx, purpose, target)) throw new Fault('verification.too.many', { retryAfterSeconds: AGAIN_MINUTES * 60 })
    const hash = withheld ? randomBytes(32) : vault.digest(`${purpose} ${target} ${code}`)
    await trx.insertInto('session.codes').values({ purpose, target, hash }).execute()
  })
  letters.call()
  return AGAIN_MINUTES
}

async function isRecent(db: Db, purpose: CodePurpose, target: string): Promise<boolean> {
  const recent = await db
    .selectFrom('session.codes')
    .select('id')
    .where('target', '=', target)
    .where('purpose', '=', purpose)
    .where('created_at', '>', sql<Date>`clock_timestamp() - make_interval(mins => ${AGAIN_MINUTES})`)
    .executeTakeFirst()
  return recent !== undefined
}

/** Whether this is the newest code of its purpose. A right one is used up, and so is one that was tried too often. */
export async function spendCode(
  { db, vault }: Pick<House, 'db' | 'vault'>,
  { purpose, target, code }: { purpose: CodePurpose; target: string; code: string },
): Promise<boolean> {
  const hash = vault.digest(`${purpose} ${target} ${code.trim()}`)
  const { rows } = await sql<{ right: boolean }>`
    update session.codes set tries = tries + 1, used_at = case when hash = ${hash} then clock_timestamp() end
    where id = (select id from session.codes where target = ${target} and purpose = ${purpose} order by id desc limit 1)
      and used_at is null and tries < ${TRIES_MAX} and created_at > clock_timestamp() - make_interval(mins => ${CODE_MINUTES})
    returning used_at is not null as "right"`.execute(db)
  return rows[0]?.right ?? false
}

/** What nobody can use any more. */
export async function sweepCodes(db: Db): Promise<void> {
  const old = sql<Date>`clock_timestamp() - interval '1 day'`
  await db.deleteFrom('session.codes').where('created_at', '<', old).execute()
  await db.deleteFrom('session.captchas').where('created_at', '<', old).execute()
  await db.deleteFrom('session.links').where('created_at', '<', old).execute()
  await db.deleteFrom('session.second_factors').where('created_at', '<', old).execute()
  await db.deleteFrom('session.failures').where('since', '<', old).execute()
  await db
    .deleteFrom('session.attempts')
    .where('at', '<', sql<Date>`clock_timestamp() - interval '180 days'`)
    .execute()
}
