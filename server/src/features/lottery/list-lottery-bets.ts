import { listLotteryBets as contract } from '@tucano/contract/lottery'
import { answer } from '#platform/endpoint'
import { readPage } from './bets.ts'
import type { Lottery } from './lottery.ts'
import { pageOf, placeOf } from './paging.ts'
import { showBet } from './show-bet.ts'

const PAGE = 20

export const listLotteryBets = ({ services: { db }, catalogue }: Lottery) =>
  answer(contract, async ({ gameId, state, before }, { member, language }) => {
    const [snapshot, rows] = await Promise.all([
      catalogue.read(),
      readPage(db, member.memberId, { gameId, state, before: placeOf(before), limit: PAGE + 1 }),
    ])
    const { list, next } = pageOf(rows, PAGE)
    return { list: list.map((row) => showBet(row, { snapshot, language })), next }
  })
