import { Link } from 'wouter'
import { Arriving } from '#parts/arriving'
import { lazyPart } from '#platform/chunk'
import { useSite } from '#platform/site'
import { useText } from '#platform/text'
import { texts } from './lower-texts.ts'
import { useNear } from '../../ui/use-near.ts'
import styles from './app-download.module.css'

const QrCode = lazyPart('qr', () => import('#ui/qr-code').then((part) => part.QrCode))

/** The site on a phone: a code to scan. */
export function AppDownload() {
  const t = useText(texts)
  const base = useSite((state) => state.imageBase)
  const [place, near] = useNear<HTMLElement>()
  return (
    <section className={styles.download} aria-labelledby="app" data-section="app">
      <div className={styles.words}>
        <h2 id="app">{t('installTitle')}</h2>
        <p>{t('installText')}</p>
        <Link href="/down" className={styles.link}>
          {t('installLink')}
        </Link>
      </div>
      <figure className={styles.code} ref={place}>
        <span className={styles.picture}>
          <Arriving fallback={null}>{near && <QrCode text={`${location.origin}/down`} label={t('installScan')} />}</Arriving>
        </span>
        <figcaption>{t('installScan')}</figcaption>
      </figure>
      <img className={styles.bird} src={`${base}/logo-mark.svg`} alt="" width={220} height={220} loading="lazy" />
    </section>
  )
}
