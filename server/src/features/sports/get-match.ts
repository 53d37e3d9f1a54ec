import { getMatch as contract } from '@tucano/contract/sports'
import type { ReplyOf } from '@tucano/contract/endpoint'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { type EventRow, readEventsByUrn } from './board/events.ts'
import { delaySetFor, readSetDelays } from './place/delays.ts'
import { delayOf } from './place/offered.ts'
import type { Sports } from './sports.ts'

/** A match that pages know of. */
export async function eventOf(db: Db, urn: string): Promise<EventRow> {
  const [event] = await readEventsByUrn(db, [urn])
  if (!event) throw new Fault('sports.event.unknown')
  return event
}

export const getMatch = (sports: Sports) => answer(contract, ({ event }, { language }) => readMatch(sports, event, language))

/** A match with all of its markets, in the words of a language. */
export async function readMatch(
  { services, board, builder, source }: Sports,
  urn: string,
  language: string,
): Promise<ReplyOf<typeof contract>> {
  const event = await eventOf(services.db, urn)
  const [[match], markets, { rows }, delays] = await Promise.all([
    board.rows([event], language),
    board.markets(event, language),
    sql<{ now: Date }>`select platform.clock() as now`.execute(services.db),
    readSetDelays(services.db),
  ])
  return {
    now: rows[0]!.now.getTime(),
    match: match!,
    markets,
    hasBuilder: builder !== undefined && event.home !== null,
    isProvable: event.isVirtual && event.home !== null && source !== undefined,
    delaySeconds: delayOf({ ...event, delaySet: delaySetFor(delays, event) }),
  }
}
