import { ShieldCheck } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#platform/text'
import styles from './promotions.module.css'
import { texts } from './texts.ts'

/** What is said beside every promotion. */
export function Care() {
  const t = useText(texts)
  return (
    <div className={styles.care}>
      <ShieldCheck aria-hidden="true" />
      <h2 className={styles.careTitle}>{t('careTitle')}</h2>
      <p>{t('careText')}</p>
      <Link href="/help#jogo-responsavel">{t('careLink')}</Link>
    </div>
  )
}
