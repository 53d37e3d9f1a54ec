import { liveKinds } from '@tucano/contract/live'
import type { ToldLiveBet } from '@tucano/contract/live/told-bet'
import { findTable, slipPayout } from '@tucano/live'
import type { Json } from '@tucano/round'
import type { Services } from '#platform/services'
import type { BetTeller } from '#records/bet-teller'
import type { Chips } from './room/state.ts'

/** How bets at tables are told: spot by spot. */
export const liveBets = ({ db }: Pick<Services, 'db'>): BetTeller => ({
  tells: ({ vendor, game }) => findTable(game)?.vendor === vendor,
  readDetail: async ({ id, game, memberId }): Promise<ToldLiveBet> => {
    const table = findTable(game)!
    const { selections, event_id, result } = await db
      .selectFrom('betting.bets as b')
      .innerJoin('betting.events as e', 'e.id', 'b.event_id')
      .select(['b.selections', 'b.event_id', 'e.result'])
      .where('b.id', '=', id)
      .where('b.member_id', '=', memberId)
      .executeTakeFirstOrThrow()
    const { round, chips } = selections as { round: number; chips: Chips }
    return {
      by: 'live',
      table: table.code,
      kind: liveKinds.find((kind) => kind === table.kind)!,
      round,
      drawId: event_id!,
      chips: Object.entries(chips).map(([spot, stake]) => ({
        spot,
        stake,
        won: result === null ? null : String(slipPayout(table.gameIn(round), { [spot]: stake }, result as Json)),
      })),
      result: result ?? null,
    }
  },
})
