import { removeAutoCashOut as contract } from '@tucano/contract/sports/bets'
import { sql } from 'kysely'
import { ownBet } from '../bets/get-sports-bet.ts'
import { readBet } from '../bets/read-bets.ts'
import { showBet } from '../bets/show-bet.ts'
import { answer } from '#platform/endpoint'
import type { Sports } from '../sports.ts'

export const removeAutoCashOut = (sports: Sports) =>
  answer(contract, async ({ betId }, { member, language }) => {
    await ownBet(sports, betId, member.memberId)
    await sql`update sports.bets b set auto_target = null where b.id = ${betId}::uuid`.execute(sports.services.db)
    const bet = (await readBet(sports.services.db, betId))!
    return { bet: showBet(bet, { describe: await sports.board.descriptions.read(), language }) }
  })
