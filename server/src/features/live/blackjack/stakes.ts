import {
  type BlackjackMove,
  type BlackjackPart,
  type TableOfHouse,
  blackjackCode,
  followsTo,
  mostOfPart,
  payoutOf,
  readBlackjackCode,
} from '@tucano/live'
import type { Step } from '#betting/bets'
import { type Chips, chipsOf, slipOf, stakeOf, withSlip } from '../room/state.ts'
import { seatCode } from './seats.ts'
import type { BlackjackState, Player } from './state.ts'

type Part = Exclude<BlackjackPart, 'seat'>

export const playerOf = ({ players }: Pick<BlackjackState, 'players'>, memberId: bigint): Player | undefined =>
  slipOf({ slips: players }, memberId)

/** What a member has on a seat. */
function stakeOn(state: BlackjackState, memberId: bigint, seat: number): bigint {
  const slip = slipOf(state, memberId)
  return BigInt((slip && chipsOf(slip)[seatCode(seat)]) ?? '0')
}

/** The most that later stakes come to. */
const potentialOf = (added: Chips): bigint =>
  Object.entries(added).reduce((sum, [code, stake]) => {
    const part = readBlackjackCode(code)?.part
    return sum + (part === 'pair' || part === 'poker' || part === undefined ? 0n : payoutOf(BigInt(stake), mostOfPart(part)))
  }, 0n)

/** As much again as lies on the seat: the first later stake of a round places a bet, others raise it. */
export function stakeMore(
  table: TableOfHouse,
  state: BlackjackState,
  { memberId, seat, part }: { memberId: bigint; seat: number; part: Part },
): { players: BlackjackState['players']; bet: Step; place: string } | undefined {
  const player = playerOf(state, memberId)
  const stake = stakeOn(state, memberId, seat)
  if (!player || stake === 0n || state.stakesEventId === null) return undefined
  const { round, eventId } = state
  const place = blackjackCode({ part, seat })
  const added: Chips = { ...player.added, [place]: String(stake) }
  const money = { selections: { round, drawId: eventId, chips: added }, potential: potentialOf(added) }
  const bet: Step =
    stakeOf(player.added) > 0n
      ? { kind: 'raise', id: player.laterId, key: `raise:${place}`, amount: stake, ...money }
      : {
          kind: 'place',
          id: player.laterId,
          product: table.product,
          vendor: table.vendor,
          game: table.code,
          inputs: `${round} ${place}`,
          pocket: BigInt(player.pocket),
          stake,
          event: state.stakesEventId,
          ...money,
        }
  return { players: withSlip(state.players, memberId, { ...player, added }), bet, place }
}

/** Whether a bet behind goes along with what a move stakes: it said so before the cards, and has the hand that is doubled. */
function goesAlong({ follows, added }: Player, { seat }: Pick<BlackjackMove, 'seat'>, part: Part): boolean {
  const hasHand = part !== 'split-double' || blackjackCode({ part: 'split', seat }) in added
  return hasHand && followsTo(part, follows)
}

/** Members with bets behind a seat who go along, in the order of their ids. */
export function followersOf(state: BlackjackState, move: BlackjackMove, part: Part): string[] {
  const owner = state.hand?.owners[move.seat]
  return Object.values(state.players)
    .flatMap((some) => Object.entries(some))
    .filter(([memberId, player]) => memberId !== owner && stakeOn(state, BigInt(memberId), move.seat) > 0n && goesAlong(player, move, part))
    .map(([memberId]) => memberId)
    .toSorted((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1))
}
