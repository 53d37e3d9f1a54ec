import { useMoney } from '../session/game-context.ts'
import styles from './bet-spot.module.css'
import { Stack } from './stack.tsx'

interface BetSpotProps {
  /** What the place is for. */
  name?: string
  amount: bigint
  /** When it is over: what came of it, its stake included. */
  payout?: bigint | undefined
  chips: 'bet' | 'paid' | 'gone'
  isSmall?: boolean
  /** The amount stands below the chips, where there is no room beside them. */
  isStacked?: boolean
}

/** A place for chips on the cloth. What is lost goes to the house; what is won comes beside the bet, and then both to the player. */
export function BetSpot({ name, amount, payout, chips, isSmall = false, isStacked = false }: BetSpotProps) {
  const money = useMoney()
  const isLost = payout === 0n
  const won = payout !== undefined && payout > amount ? payout - amount : 0n
  const to = chips === 'bet' || (chips === 'paid' && !isLost) ? undefined : isLost ? 'house' : 'player'
  return (
    <div className={styles.spot} data-small={isSmall || undefined} data-stacked={isStacked || undefined}>
      <span className={styles.ring}>
        {amount > 0n && <Stack amount={amount} to={to} />}
        {won > 0n && chips !== 'bet' && (
          <span className={styles.won}>
            <Stack amount={won} from="house" to={chips === 'gone' ? 'player' : undefined} />
          </span>
        )}
      </span>
      <span className={styles.words}>
        {name && <span className={styles.name}>{name}</span>}
        {amount > 0n && <span className={styles.amount}>{money(amount)}</span>}
      </span>
    </div>
  )
}
