import { Link } from 'wouter'
import { useSite } from '#platform/site'
import { useText } from '#platform/text'
import { QrCode } from '#ui/qr-code'
import { texts } from '../texts.ts'
import styles from './app-download.module.css'

/** The site on a phone: a code to scan. */
export function AppDownload() {
  const t = useText(texts)
  const base = useSite((state) => state.imageBase)
  return (
    <section className={styles.download} aria-labelledby="app" data-section="app">
      <div className={styles.words}>
        <h2 id="app">{t('installTitle')}</h2>
        <p>{t('installText')}</p>
        <Link href="/down" className={styles.link}>
          {t('installLink')}
        </Link>
      </div>
      <figure className={styles.code}>
        <QrCode text={`${location.origin}/down`} label={t('installScan')} />
        <figcaption>{t('installScan')}</figcaption>
      </figure>
      <img className={styles.bird} src={`${base}/logo-mark.svg`} alt="" width={220} height={220} loading="lazy" />
    </section>
  )
}
