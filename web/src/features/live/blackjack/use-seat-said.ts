import type { LiveView } from '@tucano/contract/live'
import { useText } from '#platform/text'
import { turnNow } from './shown.ts'
import { texts } from './texts.ts'
import { useTotalSaid } from './use-total-said.ts'

const isFull = ({ blackjack }: LiveView): boolean => blackjack?.seats.every((one) => one !== null) ?? false

/** What there is to know of seats and turns, in a sentence; nothing where the table's own says it. */
export function useSeatSaid(view: LiveView, stake: bigint): string | undefined {
  const t = useText(texts)
  const saidTotal = useTotalSaid()
  const { phase, ownSeat, blackjack } = view
  const own = ownSeat?.seat ?? null
  if (phase === 'open' && stake === 0n) return own !== null ? t('say_seated') : t(isFull(view) ? 'full' : 'free')
  if (phase !== 'play' || !blackjack) return undefined
  if (!blackjack.table) return t('say_nobody')
  const now = turnNow(view)
  if (ownSeat && ownSeat.stayed.length > 0 && now?.turn.endsAtMs !== null) return t('say_stayed')
  if (!now) return own !== null && blackjack.seats[own - 1]?.isAway ? t('say_away') : t('say_dealer')
  const { turn, who } = now
  const [total, dealer] = [saidTotal(now.total), saidTotal(now.dealer)]
  if (turn.endsAtMs === null) return t('say_behind', { seat: turn.seat })
  return turn.seat === own ? t('say_mine', { total, dealer }) : t('say_turn', { seat: turn.seat, who, total, dealer })
}
