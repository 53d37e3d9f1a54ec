import { type ErrorCode, errorCatalogue } from '@tucano/contract/errors'
import { placeSportsBet as contract } from '@tucano/contract/sports/bets'
import { readBalance } from '#betting/pockets'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { prepareBet } from '../place/prepare.ts'
import type { Sports } from '../sports.ts'
import { showBet } from './show-bet.ts'

export const placeSportsBet = (sports: Sports) =>
  answer(contract, async (asked, { member, language }) => {
    const { betId } = asked
    const bet = await prepareBet(sports, asked, member)
    const placed = await sports.placing.place(bet)
    if (placed.kind === 'stopped') throw stoppedBy(placed.code)
    if (placed.kind === 'refused')
      return { betId, bet: null, balance: String(await readBalance(sports.services.db, bet.pocket)), refusal: placed.refusal }
    const describe = await sports.board.descriptions.read()
    return { betId, bet: showBet(placed.bet, { describe, language }), balance: String(placed.balance), refusal: null }
  })

/** What stops any bet, such as a limit, is told as everywhere. */
export function stoppedBy(code: string): Fault {
  if (!(code in errorCatalogue)) throw new Error(`nobody knows the refusal ${code}`)
  return new Fault(code as ErrorCode)
}
