import { TABLE_TEXT_MAX, sayAtTable as contract, talkOf } from '@tucano/contract/live/chat'
import { TRIAL_TYPE } from '@tucano/contract/member'
import type { Db } from '@tucano/database'
import type { WordList } from '#content/moderation'
import { refuseText } from '#content/refused-words'
import type { CachedValue } from '#platform/cached-value'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { plainText } from '#platform/plain-text'
import { tellRoom } from '#rooms/asks'
import { sql } from 'kysely'
import { type Tables, expectTable } from './expect-table.ts'
import { type LineRow, type TalkServices, findSaid, isQuiet, readMuted, showLine } from './store.ts'

/** A member says so much in so many seconds, one thing in two of them, and nothing twice in a minute. */
const BURST = { lines: 5, seconds: 15 }
const APART_SECONDS = 2
const AGAIN_SECONDS = 60

export const sayAtTable = (services: TalkServices & Tables, words: CachedValue<WordList>) =>
  answer(contract, async ({ code, clientId, text: given }, { member: { memberId, type } }) => {
    if (type === TRIAL_TYPE) throw new Fault('account.trial')
    expectTable(services, code)
    const text = plainText(given.replaceAll(/\s+/g, ' '), 'text', TABLE_TEXT_MAX)
    refuseText(text, await words.read())
    const { row, isNew } = await services.db.transaction().execute((trx) => say(trx, { code, clientId, text, memberId }))
    const line = showLine(services, row)
    if (isNew) await tellRoom(services.bus, talkOf(code), { do: 'said', line })
    return line
  })

interface Saying {
  code: string
  clientId: string
  text: string
  memberId: bigint
}

/** Lines of one member come one after the other, however many are sent at once, at whichever tables. */
async function say(trx: Db, { code, clientId, text, memberId }: Saying): Promise<{ row: LineRow; isNew: boolean }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`live.talk:${memberId}`}, 0))`.execute(trx)
  const said = await findSaid(trx, memberId, clientId)
  if (said && (said.text !== text || said.code !== code)) throw new Fault('key.conflict')
  if (said) return { row: said, isNew: false }
  const muted = await readMuted(trx, memberId)
  if (muted) throw new Fault('chat.muted', { value: { muted } })
  if (await isQuiet(trx, code)) throw new Fault('live.chat.closed')
  if (await playsNot(trx, memberId)) throw new Fault('play.closed')
  await refuseFlood(trx, memberId, text)
  await trx.insertInto('live.messages').values({ table_code: code, member_id: memberId, client_id: clientId, text }).execute()
  return { row: (await findSaid(trx, memberId, clientId))!, isNew: true }
}

/** Whoever has closed the own play sits at no table. */
async function playsNot(trx: Db, memberId: bigint): Promise<boolean> {
  const { rows } = await sql<{ closed: boolean }>`
    select l.closed_until > platform.clock() as closed from limits.player_limits l where l.member_id = ${memberId}::bigint`.execute(trx)
  return rows[0]?.closed ?? false
}

async function refuseFlood(trx: Db, memberId: bigint, text: string): Promise<void> {
  const { rows } = await sql<{ wait: number; again: boolean }>`
    with now as (select platform.clock() as at), said as (
      select t.at, t.text, now.at as now from live.messages t, now where t.member_id = ${memberId}::bigint and t.at > now.at - make_interval(secs => ${AGAIN_SECONDS})
    ), burst as (select * from said where at > now - make_interval(secs => ${BURST.seconds}))
    select coalesce((select bool_or(lower(text) = lower(${text})) from said), false) as again,
      coalesce((select ceil(greatest(
        extract(epoch from max(at) + make_interval(secs => ${APART_SECONDS}) - max(now)),
        case when count(*) >= ${BURST.lines} then extract(epoch from min(at) + make_interval(secs => ${BURST.seconds}) - max(now)) else 0 end
      ))::integer from burst), 0) as wait`.execute(trx)
  const { wait: waitSeconds, again } = rows[0]!
  if (waitSeconds > 0) throw new Fault('message.too.many', { value: { waitSeconds }, retryAfterSeconds: waitSeconds })
  if (again) throw new Fault('chat.repeated')
}
