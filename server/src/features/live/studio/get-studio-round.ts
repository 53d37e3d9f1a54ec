import { getStudioRound as contract } from '@tucano/contract/live/studio'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { readSaidOf } from './events.ts'

interface Row {
  code: string
  studio: string
  studioRound: string
  round: bigint
  state: string
  result: unknown
  voidCode: string | null
  voidReason: string | null
}

/** What a studio has said of a round, as it signed it: when the round is over, and as far as the picture shows it. */
export const getStudioRound = ({ db }: Pick<Services, 'db'>) =>
  answer(contract, async ({ drawId }) => {
    const { rows } = await sql<Row>`
      select s.table_code as code, s.studio, s.studio_round as "studioRound", r.number as round, e.state, e.result, s.void_code as "voidCode", s.void_reason as "voidReason"
      from live.studio_rounds s join live.rounds r on r.event_id = s.event_id join betting.events e on e.id = s.event_id where s.event_id = ${drawId}::uuid`.execute(
      db,
    )
    const [found] = rows
    if (!found) throw new Fault('live.round.unknown')
    const { code, studio, studioRound, round, state, result, voidCode, voidReason } = found
    const isOver = state === 'settled' || state === 'void'
    const said = isOver ? await readSaidOf(db, code, studioRound) : []
    return {
      table: code,
      studio,
      studioRound,
      round: Number(round),
      isOver,
      result: isOver ? (result ?? null) : null,
      voidCode,
      voidReason,
      events: said.map(({ number, body, signature, publicKey }) => ({ number: Number(number), body, signature, publicKey })),
    }
  })
