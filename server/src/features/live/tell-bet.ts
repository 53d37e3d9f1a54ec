import { liveKinds } from '@tucano/contract/live'
import type { ToldLiveBet } from '@tucano/contract/live/told-bet'
import { CRASH, type FlightResult, type FlightSelections, type TableOfHouse, findTable, flightPayout, slipPayout } from '@tucano/live'
import type { Json } from '@tucano/round'
import type { Services } from '#platform/services'
import type { BetTeller } from '#records/bet-teller'
import type { Chips } from './room/state.ts'

/** How bets at tables are told: spot by spot. */
export const liveBets = ({ db }: Pick<Services, 'db'>): BetTeller => ({
  tells: ({ vendor, game }) => findTable(game)?.vendor === vendor,
  readDetail: async ({ id, game, memberId }): Promise<ToldLiveBet> => {
    const table = findTable(game)!
    const { selections, event_id, result, stake } = await db
      .selectFrom('betting.bets as b')
      .innerJoin('betting.events as e', 'e.id', 'b.event_id')
      .select(['b.selections', 'b.event_id', 'b.stake', 'e.result'])
      .where('b.id', '=', id)
      .where('b.member_id', '=', memberId)
      .executeTakeFirstOrThrow()
    const about = {
      by: 'live',
      table: table.code,
      kind: liveKinds.find((kind) => kind === table.kind)!,
      ...roundTold(selections as { round: number; drawId?: string }, event_id!),
    } as const
    const come = (result ?? null) as Json
    return table.kind === 'crash'
      ? { ...about, ...flightTold({ id, stake, selections: selections as FlightSelections }, come) }
      : { ...about, chips: chipsTold(table, selections as { round: number; chips: Chips }, come), result: come }
  },
})

/** Stakes that moves add are on an event of their own, and say which draw decides them. */
const roundTold = (
  { round, drawId }: { round: number; drawId?: string },
  eventId: string,
): Pick<ToldLiveBet, 'round' | 'drawId' | 'isAdded'> =>
  drawId === undefined ? { round, drawId: eventId } : { round, drawId, isAdded: true }

const chipsTold = (table: TableOfHouse, { round, chips }: { round: number; chips: Chips }, result: Json): ToldLiveBet['chips'] =>
  Object.entries(chips).map(([spot, stake]) => ({
    spot,
    stake,
    won: result === null ? null : String(slipPayout(table.gameIn(round), { [spot]: stake }, result)),
  }))

/** Of a flight its end is told, and where this bet has left; what others did stands in the proof. */
function flightTold(
  { id, stake, selections: { place, auto } }: { id: string; stake: bigint; selections: FlightSelections },
  result: Json,
): Pick<ToldLiveBet, 'chips' | 'flight' | 'result'> {
  const spot = String(place)
  if (result === null) return { chips: [{ spot, stake: String(stake), won: null }], flight: { auto, left: null }, result }
  const { point, left } = result as FlightResult
  const byHand = left[id] ?? null
  const won = flightPayout({ stake, auto, byHand }, point)
  return {
    chips: [{ spot, stake: String(stake), won: String(won) }],
    flight: { auto, left: won > 0n ? (byHand ?? auto ?? CRASH.last) : null },
    result: { point },
  }
}
