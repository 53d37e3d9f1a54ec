import { editSportsBet as contract } from '@tucano/contract/sports/bets'
import { readBalance } from '#betting/pockets'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { stoppedBy } from '../bets/place-sports-bet.ts'
import { readBet } from '../bets/read-bets.ts'
import { showBet } from '../bets/show-bet.ts'
import { prepareBet } from '../place/prepare.ts'
import type { Sports } from '../sports.ts'
import { editBet } from './edit.ts'

export const editSportsBet = (sports: Sports) =>
  answer(contract, async ({ betId, version, offer, newBetId, slip, policy }, { member, language }) => {
    const { db } = sports.services
    const before = await readBet(db, betId)
    if (before?.memberId !== member.memberId) throw new Fault('sports.bet.unknown')
    // The new bet is paid for as the old one was.
    const prepared = await prepareBet(sports, { betId: newBetId, slip, policy }, member)
    const asked = { ...prepared, pocket: before.pocket, paidFrom: before.paidFrom }
    const edited = await editBet(sports, { betId, version, least: BigInt(offer), asked })
    if (!edited) throw new Fault('sports.bet.unknown')
    if (edited.kind === 'stopped') throw stoppedBy(edited.code)
    const row = (await readBet(db, betId))!
    const describe = await sports.board.descriptions.read()
    return {
      bet: showBet(row, { describe, language }),
      newBet: edited.kind === 'edited' ? showBet(edited.bet, { describe, language }) : null,
      balance: String(edited.kind === 'edited' ? edited.balance : await readBalance(db, row.pocket)),
      refusal: edited.kind === 'refused' ? edited.refusal : null,
    }
  })
