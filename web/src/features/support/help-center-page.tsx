import { Link } from 'wouter'
import { useHash } from '#platform/hash'
import { useText } from '#platform/text'
import { Articles } from './articles.tsx'
import styles from './support.module.css'
import { texts } from './texts.ts'

/** The help centre stands alone, without the site around it: it opens in small windows, and while the site is closed. */
export function HelpCenterPage() {
  const t = useText(texts)
  const slug = useHash()
  return (
    <main className={styles.center}>
      <div className={styles.centerHead}>
        <h1>{t('centerTitle')}</h1>
        <Link href="/">{t('backToSite')}</Link>
      </div>
      <div className={styles.page}>
        <Articles slug={slug} key={slug} />
      </div>
    </main>
  )
}
