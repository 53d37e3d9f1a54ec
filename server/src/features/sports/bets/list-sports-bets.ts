import { listSportsBets as contract } from '@tucano/contract/sports/bets'
import { BETS_A_PAGE } from '@tucano/contract/sports'
import { readCursor } from '#platform/cursor'
import { answer } from '#platform/endpoint'
import type { Sports } from '../sports.ts'
import { type BetRow, readPage } from './read-bets.ts'
import { showBet } from './show-bet.ts'

const STATES: Record<'open' | 'over', readonly BetRow['state'][]> = { open: ['pending', 'open'], over: ['settled', 'void', 'refused'] }

export const listSportsBets = ({ services, board }: Sports) =>
  answer(contract, async ({ which, state, before }, { member, language }) => {
    const states = state ? [state] : STATES[which]
    const rows = await readPage(services.db, member.memberId, { states, before: readCursor(before), limit: BETS_A_PAGE + 1 })
    const describe = await board.descriptions.read()
    const page = rows.slice(0, BETS_A_PAGE)
    const last = page.at(-1)
    return {
      list: page.map((row) => showBet(row, { describe, language })),
      next: rows.length > BETS_A_PAGE && last ? `${last.micros}.${last.id}` : null,
    }
  })
