import { useText } from '#platform/text'
import styles from './checking.module.css'
import { texts } from './texts.ts'

/** How far it has come: by rounds where it is known how many there are, or in words. */
export function Checking({ done, all, text }: { done?: number; all?: number; text?: string }) {
  const t = useText(texts)
  const said = text ?? t('checking', { done: done ?? 0, all: all ?? 0 })
  return (
    <div className={styles.progress} role="status">
      <p>{said}</p>
      <progress aria-label={said} value={done} max={all} />
    </div>
  )
}
