import { getSportsBet as contract } from '@tucano/contract/sports/bets'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { readOffers } from '../cash-out/read-offers.ts'
import type { Sports } from '../sports.ts'
import { type BetRow, readBet, readChanges } from './read-bets.ts'
import { showBet, showChange } from './show-bet.ts'

/** A bet of a member; nobody else has one by this id. */
export async function ownBet({ services }: Pick<Sports, 'services'>, betId: string, memberId: bigint): Promise<BetRow> {
  const row = await readBet(services.db, betId)
  if (row?.memberId !== memberId) throw new Fault('sports.bet.unknown')
  return row
}

export const getSportsBet = (sports: Sports) =>
  answer(contract, async ({ betId }, { member, language }) => {
    const row = await ownBet(sports, betId, member.memberId)
    const [changes, describe, [offer]] = await Promise.all([
      readChanges(sports.services.db, betId),
      sports.board.descriptions.read(),
      readOffers(sports, row.state === 'open' ? [row] : []),
    ])
    return { bet: showBet(row, { describe, language }), changes: changes.map(showChange), offer: offer ?? null }
  })
