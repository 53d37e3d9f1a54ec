import { getBetPath as contract } from '@tucano/contract/fairness'
import type { DrawnGames } from '#draws/advance'
import { readDraw } from '#draws/published'
import { pathOf } from '#draws/tree'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { showDraw } from './shared-draws.ts'

export const getBetPath = ({ db }: Services, games: DrawnGames) =>
  answer(contract, async ({ betId }, { member }) => {
    const bet = await db
      .selectFrom('betting.bets')
      .select(['id', 'event_id', 'stake', 'payout', 'selections'])
      .where('id', '=', betId)
      .where('member_id', '=', member.memberId)
      .executeTakeFirst()
    const draw = bet?.event_id ? await readDraw(db, bet.event_id) : undefined
    const drawn = draw && games.get(draw.game)
    if (!bet || !draw || !drawn) throw new Fault('draw.unknown')
    const { game, others } = drawn
    const found = await pathOf(db, { eventId: draw.eventId, id: betId, game, others })
    const { stake, payout, selections } = bet
    return {
      draw: showDraw(draw),
      bet: {
        id: betId,
        stake: String(stake),
        payout: String(payout),
        selections,
        leaf: game.leaf({ id: betId, stake, selections }),
      },
      proof: found ?? null,
    }
  })
