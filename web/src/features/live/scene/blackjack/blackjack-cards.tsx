import type { BlackjackTable } from '@tucano/live'
import { type CSSProperties, useMemo } from 'react'
import { turned } from '../cards/deal-plan.ts'
import { FaceDownCard, TableCard } from '../cards/table-card.tsx'
import { useDeal } from '../cards/use-deal.ts'
import { useMoments } from '../use-moments.ts'
import { DEAL_STEP_MS, type SeatCard, dealerPlan, dealerTotals, handTotal, handTotals, outcomeOf, seatCards } from './blackjack-plan.ts'
import { HandTotal } from './hand-total.tsx'
import { useArrivals } from './use-arrivals.ts'

interface BlackjackCardsProps {
  table: BlackjackTable
  elapsedMs: () => number
}

const [UP, HOLE] = ['dealer up', 'dealer hole']
/** A card's own time begins when it comes. */
const sinceItCame = (): number => 0
const NEVER: readonly number[] = []

/** Keys in the order of the deal: the dealer's cards are the last of each time round. */
function keysOf(cards: readonly SeatCard[]): string[] {
  const round = (from: number, to: number): string[] => cards.filter(({ order }) => order >= from && order < to).map(({ key }) => key)
  return [...round(0, 10), UP, ...round(10, 20), HOLE, ...round(20, Infinity)]
}

/** All cards of a round, with what they come to. */
export function BlackjackCards({ table, elapsedMs }: BlackjackCardsProps) {
  const cards = useMemo(() => seatCards(table), [table])
  const plan = useMemo(() => (table.turn === null ? dealerPlan(table) : undefined), [table])
  const told = useMemo(() => (plan ? [plan.toldMs] : NEVER), [plan])
  const isTold = useMoments(told, elapsedMs) > 0 && plan !== undefined
  const delayOf = useArrivals(keysOf(cards), DEAL_STEP_MS)
  const dealtMs = ({ seat, hand }: Pick<SeatCard, 'seat' | 'hand'>): number =>
    Math.max(...cards.filter((card) => card.seat === seat && card.hand === hand).map(({ key }) => delayOf(key)))
  return (
    <>
      {cards.map((card) => (
        <SeatTableCard key={card.key} card={card} table={table} leavesMs={delayOf(card.key)} isTold={isTold} />
      ))}
      {table.seats.flatMap((seat) =>
        seat.hands.map((hand, at) => (
          <HandTotal
            key={`${seat.seat} ${at}`}
            place={{ seat: seat.seat, hand: at, hands: seat.hands.length }}
            total={handTotals(hand, table)}
            outcome={isTold ? outcomeOf(seat, at, table.dealer) : handTotal(hand.cards) > 21 ? 'bust' : undefined}
            afterMs={dealtMs({ seat: seat.seat, hand: at })}
            isTurn={table.turn?.seat === seat.seat && table.turn.hand === at}
          />
        )),
      )}
      {plan ? (
        <DealerEnd table={table} elapsedMs={elapsedMs} />
      ) : (
        <>
          <TableCard
            dealt={turned({ card: table.dealer[0]!, side: 'dealer', place: 0, leavesMs: delayOf(UP) })}
            elapsedMs={sinceItCame}
            look={undefined}
          />
          <FaceDownCard side="dealer" place={1} leavesMs={delayOf(HOLE)} />
        </>
      )}
    </>
  )
}

interface SeatTableCardProps {
  card: SeatCard
  table: BlackjackTable
  leavesMs: number
  isTold: boolean
}

function SeatTableCard({ card, table, leavesMs, isTold }: SeatTableCardProps) {
  const seat = table.seats.find((one) => one.seat === card.seat)!
  const hand = seat.hands[card.hand]!
  const outcome = isTold ? outcomeOf(seat, card.hand, table.dealer) : undefined
  const isLost = outcome === 'lost' || outcome === 'bust' || handTotal(hand.cards) > 21
  return (
    <TableCard
      dealt={turned({ card: card.card, side: 'seat', place: card.place, leavesMs })}
      elapsedMs={sinceItCame}
      look={isLost ? 'dim' : outcome === 'won' || outcome === 'blackjack' ? 'won' : undefined}
      style={placedAt({ seat: card.seat, hand: card.hand, hands: seat.hands.length, cards: hand.cards.length })}
    />
  )
}

/** Where a hand lies is the stylesheet's, by these. */
const placedAt = ({ seat, hand, hands, cards }: { seat: number; hand: number; hands: number; cards: number }) =>
  ({
    '--seat': seat,
    '--hand': hands === 1 ? 0 : hand * 2 - 1,
    '--count': cards,
  }) as CSSProperties

/** The card that lay face down, and the others. */
function DealerEnd({ table, elapsedMs }: BlackjackCardsProps) {
  const plan = useMemo(() => dealerPlan(table), [table])
  const { cards, read } = useDeal(plan, elapsedMs)
  return (
    <>
      {cards.map((dealt) => (
        <TableCard key={dealt.place} dealt={dealt} elapsedMs={elapsedMs} look={undefined} />
      ))}
      <HandTotal place="dealer" total={dealerTotals(read.map(({ card }) => card))} outcome={undefined} afterMs={0} isTurn={false} />
    </>
  )
}
