import { setAutoCashOut as contract } from '@tucano/contract/sports/bets'
import { sql } from 'kysely'
import { ownBet } from '../bets/get-sports-bet.ts'
import { readBet } from '../bets/read-bets.ts'
import { showBet } from '../bets/show-bet.ts'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Sports } from '../sports.ts'

export const setAutoCashOut = (sports: Sports) =>
  answer(contract, async ({ betId, target }, { member, language }) => {
    const { services, judgedBy, board } = sports
    const row = await ownBet(sports, betId, member.memberId)
    if (row.state !== 'open') throw new Fault('sports.bet.over')
    if (row.paidFrom === 'free') throw new Fault('sports.cashout.free')
    if (!judgedBy.rules.cashOutOfVirtual && row.legs.some(({ isVirtual }) => isVirtual)) throw new Fault('sports.cashout.closed')
    await sql`update sports.bets b set auto_target = ${BigInt(target)}::bigint where b.id = ${betId}::uuid and b.state = 'open'`.execute(
      services.db,
    )
    const bet = (await readBet(services.db, betId))!
    return { bet: showBet(bet, { describe: await board.descriptions.read(), language }) }
  })
