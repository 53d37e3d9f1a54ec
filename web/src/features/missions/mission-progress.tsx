import type { Progress } from '@tucano/contract/promotions'
import { useAmounts } from '#platform/amounts'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { ProgressBar } from '#ui/progress-bar'
import styles from './mission-page.module.css'
import { texts } from './texts.ts'

const WHOLE = 100n

/** What is done at once is either done or not: its status says so. */
export const isOneStep = ({ target, unit }: Progress): boolean => unit === 'count' && target === '1'

/** Money, a count, or hundredths of a multiplier. */
export function useMeasured(): (value: string, unit: Progress['unit']) => string {
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  return (value, unit) => {
    if (unit === 'money') return amount(value)
    return unit === 'count' ? number(BigInt(value), language) : `${number(Number(value) / 100, language, { max: 2 })}×`
  }
}

/** How far a mission is. */
export function MissionProgress({ name, progress: { measured, target, unit } }: { name: string; progress: Progress }) {
  const t = useText(texts)
  const write = useMeasured()
  const [whole, done] = [BigInt(target), BigInt(measured)]
  const percent = whole === 0n || done >= whole ? 100 : Number((done * WHOLE) / whole)
  const words = t('progress', { measured: write(measured, unit), target: write(target, unit) })
  return (
    <div className={styles.progress} data-progress={percent}>
      <ProgressBar value={percent} label={name} text={words} />
      <span className={styles.soft}>{words}</span>
    </div>
  )
}
