import type { CSSProperties, Ref } from 'react'
import { useText } from '#platform/text'
import { texts } from '../texts.ts'
import styles from './cash-value.module.css'

/** What the large button says while there is something to take. */
export function CashValue({ text, ref }: { text: string; ref?: Ref<HTMLSpanElement> }) {
  const t = useText(texts)
  return (
    <span className={styles.cash}>
      <span className={styles.label}>{t('cashOut')}</span>
      <span ref={ref} className={styles.amount} style={{ '--length': text.length } as CSSProperties} data-cash="">
        {text}
      </span>
    </span>
  )
}
