import { setLotteryCaps as contract } from '@tucano/contract/lottery/office'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { sql } from 'kysely'
import { readSetCaps } from '../caps.ts'
import { gameOf } from '../games.ts'
import { type OfficeServices, readReason, showCaps, showOneGame } from './show.ts'

/** What a version of the caps was made from: of two who change them at once, the second one sees what the first has done. */
export const setLotteryCaps = (services: OfficeServices) =>
  answer(contract, async ({ gameCode, version, caps, reason: given }, { operator }) => {
    const reason = readReason(given)
    const { code, name } = gameOf(gameCode)
    await services.db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`lottery.caps:${code}`}, 0))`.execute(trx)
      const before = (await readSetCaps(trx, [code])).get(code)
      if ((before?.version ?? 0) !== version) throw new Fault('caps.changed')
      const { prize, stake, member, selection, draw } = caps
      await trx
        .insertInto('lottery.caps')
        .values({
          game_code: code,
          version: version + 1,
          prize: BigInt(prize),
          stake: BigInt(stake),
          member: BigInt(member),
          selection: BigInt(selection),
          draw: BigInt(draw),
          operator_id: operator.operatorId,
          account: operator.account,
          reason,
        })
        .execute()
      await journal(trx, operator, {
        action: 'lottery.caps',
        subject: `lottery:${code}`,
        details: { title: name.PT, reason, before: { ...showCaps(before?.caps ?? services.brand.lottery.caps) }, after: { ...caps } },
      })
    })
    return { game: await showOneGame(services, code) }
  })
