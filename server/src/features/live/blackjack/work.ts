import type { BlackjackDeck, TableOfHouse } from '@tucano/live'
import type { Services } from '#platform/services'
import { Later, Several } from '#rooms/kind'
import { type TableServices, endOf, workOf } from '../room/work.ts'
import { endStakes, openStakes } from './later-stakes.ts'
import { dealtSeats } from './seats.ts'
import type { BlackjackCommand, BlackjackState } from './state.ts'

/** So often whoever has the room looks whether the round that is played was voided. */
const LOOK_MS = 1000

type Work = () => Promise<BlackjackCommand | Later | Several<BlackjackCommand> | undefined>
type Sealing = Pick<Services, 'vault'>

/** As at every table; besides, cards are sealed before they are dealt, bets behind go along with moves, and later stakes are settled. */
export function workOfBlackjack(services: Sealing, tables: TableServices, table: TableOfHouse, state: BlackjackState): Work | undefined {
  const { phase, hand, isPlayed, eventId, stakesEventId } = state
  if (stakesEventId !== null && (phase === 'result' || phase === 'idle')) return () => settleStakes(tables, table, state, stakesEventId)
  if (phase === 'play' && hand?.asking) return () => Promise.resolve(alongAll(hand.asking!.members))
  if (phase === 'play' && !isPlayed && eventId) return () => watch(tables, eventId)
  const work = workOf(tables, table, state, { seats: hand?.seats ?? [], moves: hand?.moves ?? [] })
  if (!work) return undefined
  return async () => {
    const told = await work()
    if (told === undefined || told instanceof Later || told.do !== 'play') return told
    const { deck } = told.result as BlackjackDeck
    const isDealt = dealtSeats(state).length > 0
    return {
      do: 'shuffled',
      sealed: services.vault.seal(Buffer.from(deck)).toString('base64'),
      stakesEventId: isDealt ? await openStakes(tables.draws.db, table, eventId!) : null,
    }
  }
}

/** While it is played: a round that was voided ends. */
async function watch({ draws }: TableServices, eventId: string): Promise<BlackjackCommand | Later> {
  const ended = await endOf(draws, eventId)
  return ended?.do === 'over' ? ended : new Later(LOOK_MS)
}

/** All who go along are asked for their stakes at once, each by itself; then the move is done with those who could. */
const alongAll = (members: readonly string[]): Several<BlackjackCommand> =>
  new Several<BlackjackCommand>([...members.map((memberId): BlackjackCommand => ({ do: 'along', memberId })), { do: 'deal' }])

async function settleStakes({ draws }: TableServices, table: TableOfHouse, { round, result, voidReason }: BlackjackState, id: string) {
  await endStakes(draws.db, id, { table, round, result: voidReason === null ? result : undefined })
  return { do: 'stakes' as const, eventId: id }
}
