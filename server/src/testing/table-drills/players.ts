import { type TableOfHouse, blackjackCode, flightMs } from '@tucano/live'
import { type DeckOf, tableOfHand } from '../../features/live/blackjack/hand.ts'
import { seatOf } from '../../features/live/blackjack/seats.ts'
import type { BlackjackState } from '../../features/live/blackjack/state.ts'
import type { FlightState } from '../../features/live/flight/state.ts'
import type { OpenPoint } from '../../features/live/flight/step.ts'
import { sharesOut } from '../../features/live/room/pool.ts'
import type { RoundState } from '../../features/live/room/state.ts'

/** Something that a member says at a table, and what it stakes on the round. */
export interface Said {
  memberId: bigint
  said: object
  stake?: bigint
}

export interface Sight<State = RoundState> {
  table: TableOfHouse
  state: State
  members: readonly bigint[]
  chance: () => number
}

/** What members do at a kind of table, and when its play comes to the next thing that happens by the clock. */
export interface Players {
  /** Said before bets are taken. */
  before?: (sight: Sight) => Said[]
  bets: (sight: Sight) => Said[]
  /** What somebody may do now while the round is played. */
  act?: (sight: Sight) => Said | undefined
  playsUntilMs: (state: RoundState) => number | null
}

const pick = <One>(some: readonly One[], chance: () => number): One => some[Math.floor(chance() * some.length)]!
const stakeFrom = (chance: () => number): bigint => BigInt(100 + Math.floor(chance() * 900))

/** Chips on a place or two. */
const chips: Players = {
  bets: ({ table, state, members, chance }) => {
    const spots = table.gameIn(state.round).spots.filter(({ code }) => !(sharesOut(state) && code === 'draw'))
    return members.map((memberId) => {
      const stake = stakeFrom(chance)
      return { memberId, said: { do: 'bet', version: 0, chips: { [pick(spots, chance).code]: String(stake) } }, stake }
    })
  },
  playsUntilMs: ({ playedAtMs }) => playedAtMs,
}

/** Some leave by themselves, some by hand. */
const flight = (openPoint: OpenPoint): Players => ({
  bets: ({ members, chance }) =>
    members.map((memberId, n) => {
      const stake = stakeFrom(chance)
      const auto = n % 2 === 0 ? { auto: 101 + Math.floor(chance() * 300) } : {}
      return { memberId, said: { do: 'bet', version: 0, place: 1, stake: String(stake), ...auto }, stake }
    }),
  act: ({ state, chance }) => {
    const flying = Object.values((state as FlightState).slips).flatMap((some) =>
      Object.entries(some).filter(([, { bets }]) => bets.some(({ auto, left }) => auto === null && left === null)),
    )
    const [memberId] = flying.length > 0 ? pick(flying, chance) : []
    return memberId === undefined ? undefined : { memberId: BigInt(memberId), said: { do: 'leave', round: state.round, place: 1 } }
  },
  playsUntilMs: (state) => {
    const { sealed, playsAtMs } = state as FlightState
    return sealed === null ? null : playsAtMs! + flightMs(openPoint(sealed))
  },
})

const SEATS = 4
const seatOfNth = (n: number): number => (n % SEATS) + 1

/** Four sit, the others bet behind them and follow; whoever's turn it is does anything that is allowed. */
const seats = (deckOf: DeckOf): Players => ({
  before: ({ state, members }) =>
    members
      .slice(0, SEATS)
      .flatMap((memberId, n) =>
        seatOf(state as BlackjackState, memberId) === undefined ? [{ memberId, said: { do: 'sit', seat: seatOfNth(n) } }] : [],
      ),
  bets: ({ members, chance }) =>
    members.map((memberId, n) => {
      const stake = stakeFrom(chance)
      const on = blackjackCode({ part: 'seat', seat: seatOfNth(n) })
      const said = { do: 'bet', version: 0, chips: { [on]: String(stake) }, follows: { double: true, split: chance() < 0.5 } }
      return { memberId, said, stake }
    }),
  act: ({ state, chance }) => {
    const { hand } = state as BlackjackState
    const turn = hand && !hand.asking ? tableOfHand(deckOf, hand).turn : null
    if (!hand || !turn) return undefined
    return { memberId: BigInt(hand.owners[turn.seat]!), said: { do: 'move', turn: hand.moves.length, move: pick(turn.legal, chance) } }
  },
  playsUntilMs: (state) => (state as BlackjackState).hand?.endsAtMs ?? state.playedAtMs,
})

/** What is sealed, opened. */
interface Opened {
  openPoint: OpenPoint
  deckOf: DeckOf
}

export const playersAt = ({ kind }: TableOfHouse, { openPoint, deckOf }: Opened): Players =>
  kind === 'crash' ? flight(openPoint) : kind === 'blackjack' ? seats(deckOf) : chips
