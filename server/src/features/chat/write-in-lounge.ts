import * as contract from '@tucano/contract/chat'
import { TRIAL_TYPE } from '@tucano/contract/member'
import type { Db } from '@tucano/database'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { publish } from '#platform/outbox'
import { plainText } from '#platform/plain-text'
import type { CachedValue } from '#platform/cached-value'
import { sql } from 'kysely'
import type { WordList } from '#content/moderation'
import { refuseText } from '#content/refused-words'
import { findLine, readMute } from './store.ts'

/** What stands in addresses of slips are choices. */
const SLIPS = new RegExp(contract.SLIP_ADDRESS, 'g')
/** A member says so much in so many seconds, and one thing a second. */
const BURST = { lines: 5, seconds: 10 }

export const writeInLounge = (services: Services, words: CachedValue<WordList>) =>
  answer(contract.writeInLounge, async ({ clientId, text: given }, { member: { memberId, type } }) => {
    if (type === TRIAL_TYPE) throw new Fault('account.trial')
    const text = plainText(given.replaceAll(/\s+/g, ' '), 'text', contract.ROOM_TEXT_MAX)
    refuseText(text.replaceAll(SLIPS, ' '), await words.read())
    return services.db.transaction().execute(async (trx) => {
      // Lines of one member come one after the other, however many are sent at once.
      await sql`select pg_advisory_xact_lock(hashtext(${`chat ${memberId}`}))`.execute(trx)
      const inside = { ...services, db: trx }
      const said = await findLine(inside, memberId, clientId)
      if (said && said.text !== text) throw new Fault('key.conflict')
      if (said) return said
      const mutedUntil = await readMute(trx, memberId)
      if (mutedUntil !== null) throw new Fault('chat.muted', { value: { mutedUntil } })
      await refuseFlood(trx, memberId)
      await trx.insertInto('chat.messages').values({ member_id: memberId, client_id: clientId, text }).execute()
      const line = (await findLine(inside, memberId, clientId))!
      await publish(trx, contract.loungeMessageWritten, line)
      return line
    })
  })

async function refuseFlood(trx: Db, memberId: bigint): Promise<void> {
  const { rows } = await sql<{ wait: number }>`
    select ceil(greatest(
      extract(epoch from max(at) + interval '1 second' - clock_timestamp()),
      case when count(*) >= ${BURST.lines}
        then extract(epoch from min(at) + make_interval(secs => ${BURST.seconds}) - clock_timestamp()) else 0 end
    ))::int as wait
    from chat.messages where member_id = ${memberId} and at > clock_timestamp() - make_interval(secs => ${BURST.seconds})`.execute(trx)
  const waitSeconds = rows[0]?.wait ?? 0
  if (waitSeconds > 0) throw new Fault('message.too.many', { value: { waitSeconds }, retryAfterSeconds: waitSeconds })
}
