import { randomBytes, randomInt } from 'node:crypto'
import type { Db } from '@tucano/database'
import type { Caller } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import type { Asker } from '#platform/letters'
import { sql } from 'kysely'
import { browserOf, nameBrowser } from './devices.ts'
import { codeEmail, codeMessage } from './letter-texts.ts'
import { hashToken } from './token.ts'

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
  asker: Asker
  /** Nobody is there to get it, and whoever asked must not learn that. */
  withheld?: boolean
}

type Asking = Pick<Caller, 'cookies' | 'network'>

/**
 * Sends a code of six digits, which is good in the browser that asked for it: what strangers ask for neither replaces it nor makes anybody wait.
 * Returns after how many minutes another may be asked for.
 */
export async function sendCode(
  services: Services,
  caller: Asking,
  { purpose, channel, target, asker, withheld = false }: CodeLetter,
): Promise<number> {
  const { db, vault, letters, brand } = services
  const browser = hashToken(nameBrowser(caller))
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await db.transaction().execute(async (trx) => {
    const letter = channel === 'sms' ? codeMessage(brand.name, code, CODE_MINUTES) : codeEmail(brand.name, code, CODE_MINUTES)
    await letters.write(trx, {
      channel,
      recipient: target,
      purpose: `code.${purpose}`,
      asker,
      minutes: CODE_MINUTES,
      withheld,
      ...letter,
    })
    // Looked at once the letter is written: of two at once, the second has waited there for the first.
    if (await isRecent(trx, { purpose, target, browser, network: asker.budget === 'stranger' ? caller.network : null }))
      throw new Fault('verification.too.many', { retryAfterSeconds: AGAIN_MINUTES * 60 })
    const hash = withheld ? randomBytes(32) : vault.digest(`${purpose} ${target} ${code}`)
    await trx.insertInto('session.codes').values({ purpose, target, hash, browser, network: caller.network }).execute()
  })
  letters.call()
  return AGAIN_MINUTES
}

interface Sent {
  purpose: CodePurpose
  target: string
  browser: Buffer
  network: string | null
}

async function isRecent(db: Db, { purpose, target, browser, network }: Sent): Promise<boolean> {
  const recent = await db
    .selectFrom('session.codes')
    .select('id')
    .where('target', '=', target)
    .where('purpose', '=', purpose)
    .where((where) => where.or([where('browser', '=', browser), where('network', '=', network)]))
    .where('created_at', '>', sql<Date>`clock_timestamp() - make_interval(mins => ${AGAIN_MINUTES})`)
    .executeTakeFirst()
  return recent !== undefined
}

/** Whether this is the newest code that the browser asked for, or the network where the browser keeps no cookies. A right one is used up, and so is one that was tried too often. */
export async function spendCode(
  { db, vault }: Pick<Services, 'db' | 'vault'>,
  caller: Asking,
  { purpose, target, code }: { purpose: CodePurpose; target: string; code: string },
): Promise<boolean> {
  const hash = vault.digest(`${purpose} ${target} ${code.trim()}`)
  const browser = browserOf(caller)
  const { rows } = await sql<{ right: boolean }>`
    update session.codes set tries = tries + 1, used_at = case when hash = ${hash} then clock_timestamp() end
    where id = (select id from session.codes where target = ${target} and purpose = ${purpose}
        and case when ${browser}::bytea is null then network = ${caller.network} else browser = ${browser} end order by id desc limit 1)
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
