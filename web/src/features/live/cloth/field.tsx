import type { LiveSpot } from '@tucano/contract/live'
import { useAmounts } from '#platform/amounts'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { shortAmount } from '#play/chips/chip-values.ts'
import { oddsOf } from '../words/odds.ts'
import { useSpotName } from '../words/use-spot-name.ts'
import type { ClothProps } from './cloth-props.ts'
import styles from './cloth.module.css'
import { Dice, diceOf } from './dice.tsx'
import { SpotChips } from './spot-chips.tsx'
import { texts } from './texts.ts'
import { useOddsText } from './use-odds-text.ts'

/** A place of the cloth: its name, what it pays, own chips, and what others have put there. */
export function Field({ spot, kind, chips, unsent, totals, paidOf, hasWon, canBet, onLay }: ClothProps & { spot: LiveSpot }) {
  const t = useText(texts)
  const nameOf = useSpotName(kind)
  const oddsText = useOddsText()
  const language = useLanguage((state) => state.language)
  const { amount } = useAmounts()
  const { code } = spot
  const mine = BigInt(chips[code] ?? '0')
  const all = totals[code]
  const odds = oddsText(oddsOf(kind, spot))
  const dice = kind === 'sic-bo' ? diceOf(code) : undefined
  return (
    <button
      type="button"
      className={styles.field}
      data-spot={code}
      data-won={hasWon?.(code) || undefined}
      data-out={(hasWon && !hasWon(code)) || undefined}
      aria-label={t('betOn', { name: nameOf(code), odds, amount: amount(mine) })}
      aria-disabled={!canBet || undefined}
      onClick={() => onLay(code)}
    >
      {dice ? <Dice faces={dice} /> : <span className={styles.name}>{kind === 'wheel' ? code : shortName(kind, code, nameOf(code))}</span>}{' '}
      <span className={styles.odds}>{odds}</span>
      {all && all.members > 0 && (
        <span className={styles.others} aria-hidden="true">
          <b>{shortAmount(BigInt(all.staked), language)}</b> · {all.members}
        </span>
      )}
      {mine > 0n && (
        <span className={styles.mine}>
          <SpotChips amount={mine} isSending={code in unsent} won={paidOf?.(code, mine)} />
        </span>
      )}
    </button>
  )
}

/** Totals of dice stand as numbers in their row. */
const shortName = (kind: ClothProps['kind'], code: string, name: string): string =>
  kind === 'sic-bo' && code.startsWith('total-') ? code.slice('total-'.length) : name
