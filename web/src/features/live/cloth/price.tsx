import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { classNames } from '#ui/class-names'
import { oddsOf } from '../words/odds.ts'
import { useSpotName } from '../words/use-spot-name.ts'
import type { ClothProps } from './cloth-props.ts'
import styles from './price.module.css'
import { SpotChips } from './spot-chips.tsx'
import { texts } from './texts.ts'
import { useOddsText } from './use-odds-text.ts'

interface PriceProps extends ClothProps {
  code: string
  /** What stands above what it pays, where its column does not say it. */
  name?: string
  className?: string | undefined
}

/** A place that is read as a price: what it pays, own chips on it. */
export function Price({ code, name, className, kind, spots, chips, unsent, paidOf, hasWon, canBet, onLay }: PriceProps) {
  const t = useText(texts)
  const nameOf = useSpotName(kind)
  const oddsText = useOddsText()
  const { amount } = useAmounts()
  const spot = spots.find((one) => one.code === code)
  const mine = BigInt(chips[code] ?? '0')
  if (!spot) return null
  const odds = oddsText(oddsOf(kind, spot))
  return (
    <button
      type="button"
      className={classNames(styles.price, className)}
      data-spot={code}
      data-won={hasWon?.(code) || undefined}
      data-out={(hasWon && !hasWon(code)) || undefined}
      aria-label={t('betOn', { name: name ?? nameOf(code), odds, amount: amount(mine) })}
      aria-disabled={!canBet || undefined}
      onClick={() => onLay(code)}
    >
      {name !== undefined && <span className={styles.name}>{name}</span>} <span className={styles.odds}>{odds}</span>
      {mine > 0n && (
        <span className={styles.mine}>
          <SpotChips amount={mine} isSending={code in unsent} won={paidOf?.(code, mine)} />
        </span>
      )}
    </button>
  )
}
