import { Link } from 'wouter'
import { DrawnState } from '#parts/drawn-state'
import { useText } from '#platform/text'
import styles from './shell.module.css'
import { texts } from './no-page-texts.ts'

export function NotFoundPage() {
  const t = useText(texts)
  const actions = (
    <>
      <Link href="/" className={styles.primaryLink}>
        {t('toHome')}
      </Link>
      <Link href="/help" className={styles.plainLink}>
        {t('toHelp')}
      </Link>
    </>
  )
  return (
    <DrawnState drawing="lost" title={t('lostTitle')} level="h1" page actions={actions}>
      {t('lostText')}
    </DrawnState>
  )
}
