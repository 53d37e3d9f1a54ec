import type { BlackjackView, LiveView } from '@tucano/contract/live'
import { BLACKJACK_SEATS } from '@tucano/live'
import { dealerTotals, handTotals } from '../scene/blackjack/blackjack-plan.ts'
import type { BlackjackPlayer } from '../scene/blackjack/seat-spot.tsx'

export const SEATS = Array.from({ length: BLACKJACK_SEATS }, (_, n) => n + 1)

export const mainCode = (seat: number): string => `seat:${seat}`

/** Who sits where, as the table has it. Own chips stand there as soon as they are put down. */
export function playersOf(view: LiveView, chips: Readonly<Record<string, string>>): BlackjackPlayer[] {
  const own = view.ownSeat?.seat ?? null
  return SEATS.map((seat) => {
    const sitter = view.blackjack?.seats[seat - 1] ?? null
    const isMine = seat === own
    const mine = BigInt(chips[mainCode(seat)] ?? '0')
    const told = BigInt(sitter?.stake ?? '0')
    return {
      seat,
      who: sitter?.who ?? null,
      isMine,
      stake: isMine && view.phase === 'open' ? mine : told,
      behind: BigInt(sitter?.behind ?? '0'),
    }
  })
}

type Table = NonNullable<BlackjackView['table']>
type Turn = NonNullable<Table['turn']>

/** Whose move is waited for, with what lies there. */
export function turnNow({
  blackjack,
  phase,
}: LiveView): { turn: Turn; total: string; dealer: string; who: string; hands: number } | undefined {
  const table = phase === 'play' ? blackjack?.table : undefined
  const turn = table?.turn
  if (!table || !turn) return undefined
  const { hands } = table.seats.find(({ seat }) => seat === turn.seat)!
  return {
    turn,
    total: handTotals(hands[turn.hand]!, table),
    dealer: dealerTotals(table.dealer),
    who: blackjack!.seats[turn.seat - 1]?.who ?? '',
    hands: hands.length,
  }
}

/** What a member has on its own seat for one hand: what a double or a split takes. */
export const stakeOfHand = ({ mine, ownSeat }: LiveView): string => mine?.chips[mainCode(ownSeat?.seat ?? 0)] ?? '0'

/** Chips that can be laid again: where somebody sits. */
export function layable(chips: Readonly<Record<string, string>>, { blackjack }: LiveView): Record<string, string> {
  return Object.fromEntries(Object.entries(chips).filter(([code]) => (blackjack?.seats[Number(code.split(':')[1]) - 1] ?? null) !== null))
}
