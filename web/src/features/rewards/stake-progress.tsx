import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import styles from './bonus-page.module.css'
import { texts } from './texts.ts'

interface StakeProgressProps {
  name: string
  required: string
  progress: string
}

const WHOLE = 100n

/** How much of what has to be staked was. */
export function StakeProgress({ name, required, progress }: StakeProgressProps) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const whole = BigInt(required)
  const done = BigInt(progress)
  return (
    <div className={styles.progress} data-progress={progress}>
      <span>{name}</span>
      <span className={styles.label}>
        {done >= whole ? t('staked') : t('left', { left: amount(whole - done), required: amount(whole) })}
      </span>
      <progress max={100} value={whole === 0n ? 100 : Number((done * WHOLE) / whole)} aria-label={name} />
    </div>
  )
}
