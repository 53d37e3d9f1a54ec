import { lotteryChanged } from '@tucano/contract/lottery'
import { switchLotteryGame as contract } from '@tucano/contract/lottery/office'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import { publish } from '#platform/outbox'
import { sql } from 'kysely'
import { gameOf } from '../games.ts'
import { type OfficeServices, readReason, showOneGame } from './show.ts'

export const switchLotteryGame = (services: OfficeServices) =>
  answer(contract, async ({ gameCode, isOpen, reason: given }, { operator }) => {
    const reason = readReason(given)
    const { code, name } = gameOf(gameCode)
    await services.db.transaction().execute(async (trx) => {
      const [by, why] = isOpen ? [null, null] : [operator.operatorId, reason]
      await sql`
        insert into lottery.games as g (code, closed_by, closed_reason, closed_at) values (${code}, ${by}::bigint, ${why}, ${isOpen ? sql`null` : sql`platform.clock()`})
        on conflict (code) do update set closed_by = excluded.closed_by, closed_reason = excluded.closed_reason, closed_at = excluded.closed_at`.execute(
        trx,
      )
      await publish(trx, lotteryChanged, { gameCode: code })
      await journal(trx, operator, {
        action: isOpen ? 'lottery.open' : 'lottery.close',
        subject: `lottery:${code}`,
        details: { title: name.PT, reason },
      })
    })
    return { game: await showOneGame(services, code) }
  })
