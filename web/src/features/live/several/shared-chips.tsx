import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { Tray } from '../table/hand.tsx'
import styles from './several.module.css'
import { texts } from './texts.ts'

interface SharedChipsProps {
  values: readonly bigint[]
  chip: bigint
  onChip: (value: bigint) => void
  /** What lies on all tables together. */
  stake: bigint
}

/** The one row of chips for all tables. */
export function SharedChips({ values, chip, onChip, stake }: SharedChipsProps) {
  const t = useText(texts)
  const { amount } = useAmounts()
  return (
    <div className={styles.chips} role="group" aria-label={t('chips')}>
      <span className={styles.note}>{t('chips')}</span>
      <Tray values={values} value={chip} onChoose={onChip} />
      <p className={styles.sum} data-stake-of-all={String(stake)}>
        {t('inAll')} <strong>{amount(stake)}</strong>
      </p>
    </div>
  )
}
