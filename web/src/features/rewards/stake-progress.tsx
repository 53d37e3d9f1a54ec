import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { ProgressBar } from '#ui/progress-bar'
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
  const said = done >= whole ? t('staked') : t('left', { left: amount(whole - done) })
  return (
    <div className={styles.progress} data-progress={progress}>
      <span>{name}</span>
      <ProgressBar value={whole === 0n || done >= whole ? 100 : Number((done * WHOLE) / whole)} label={name} text={said} />
      <span className={styles.figures}>
        {t('done', { done: amount(done > whole ? whole : done), required: amount(whole) })}
        <b>{said}</b>
      </span>
    </div>
  )
}
