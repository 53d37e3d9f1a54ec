import { cashOutSportsBet as contract } from '@tucano/contract/sports/bets'
import { readBalance } from '#betting/pockets'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { readBet } from '../bets/read-bets.ts'
import { showBet } from '../bets/show-bet.ts'
import type { Sports } from '../sports.ts'
import { cashOutBet } from './cash-out.ts'

export const cashOutSportsBet = (sports: Sports) =>
  answer(contract, async ({ cashOutId, betId, version, offer, unit, takesAny = false }, { member, language }) => {
    const least = takesAny ? 0n : BigInt(offer)
    const ended = await cashOutBet(sports, {
      id: cashOutId,
      betId,
      version,
      least,
      memberId: member.memberId,
      unit: unit === undefined ? undefined : BigInt(unit),
      isAuto: false,
    })
    if (!ended) throw new Fault('sports.bet.unknown')
    const row = (await readBet(sports.services.db, betId))!
    return {
      bet: showBet(row, { describe: await sports.board.descriptions.read(), language }),
      paid: ended.kind === 'paid' ? String(ended.paid) : null,
      balance: String(await readBalance(sports.services.db, row.pocket)),
      refusal: ended.kind === 'refused' ? { code: ended.code, offer: ended.offer === null ? null : String(ended.offer) } : null,
    }
  })
