import { percent } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { useMoney, useGameContext, useGameSession } from '#play/session/game-context.ts'
import { Stack } from '#play/chips/stack.tsx'
import type { BetsAtHand } from '#play/chips/use-bets.ts'
import { texts } from '../texts.ts'
import styles from './bet-places.module.css'
import type { BaccaratSheet } from './rules.tsx'
import type { BaccaratPicture, Side } from './script.ts'
import { usePays } from './use-pays.ts'

export const sides = ['player', 'tie', 'banker'] as const satisfies Side[]

interface BetPlacesProps {
  hand: BetsAtHand
  picture: BaccaratPicture
  sheet: BaccaratSheet
  onLay: (side: Side) => void
}

/** The three places to bet on, with the chips that lie there. */
export function BetPlaces({ hand, picture, sheet, onLay }: BetPlacesProps) {
  const t = useText(texts)
  const money = useMoney()
  const paysOf = usePays()
  const language = useLanguage((state) => state.language)
  const { returns } = useGameContext().session.game
  const rtpOf = (side: Side): number => returns.find(({ way }) => way === side)!.rtp
  const phase = useGameSession((state) => state.phase)
  const { winner, bets, chips } = picture
  const isShown = phase === 'showing'
  const laid = phase === 'asking' ? hand.next : hand.bets
  return (
    <div className={styles.places}>
      {sides.map((side) => {
        const played = isShown ? bets.get(side) : undefined
        const amount = isShown ? (played?.stake ?? 0n) : (laid.get(side) ?? 0n)
        return (
          <button
            key={side}
            type="button"
            className={styles.place}
            data-side={side}
            data-won={winner === side || undefined}
            aria-disabled={!hand.isFree || undefined}
            onClick={() => onLay(side)}
            onKeyDown={({ key }) => (key === 'Delete' || key === 'Backspace') && hand.take(side)}
          >
            <span className={styles.name}>{t(`side_${side}`)}</span>
            <span className={styles.pays}>{t('paysTo', { pays: paysOf(sheet.pays[side]) })}</span>
            <span className={styles.return}>{t('returnOf', { rtp: percent(rtpOf(side), language) })}</span>
            <span className={styles.chips}>
              {amount > 0n && <Chips amount={amount} payout={played?.payout} chips={isShown ? chips : 'bet'} />}
            </span>
            <span className={styles.amount}>{amount > 0n && money(amount)}</span>
          </button>
        )
      })}
    </div>
  )
}

function Chips({ amount, payout, chips }: { amount: bigint; payout: bigint | undefined; chips: BaccaratPicture['chips'] }) {
  const isLost = payout === 0n
  const won = payout !== undefined && payout > amount ? payout - amount : 0n
  const to = chips === 'bet' || (chips === 'paid' && !isLost) ? undefined : isLost ? 'house' : 'player'
  return (
    <>
      <Stack amount={amount} to={to} />
      {won > 0n && chips !== 'bet' && <Stack amount={won} from="house" to={chips === 'gone' ? 'player' : undefined} />}
    </>
  )
}
