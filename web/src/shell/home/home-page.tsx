import { pages } from '@tucano/contract/pages'
import { Link } from 'wouter'
import { NoticeTicker } from '../../features/notices/notice-ticker.tsx'
import { Arriving } from '#parts/arriving'
import { lazyPart } from '#platform/chunk'
import { useSite } from '#platform/site'
import { useText } from '#platform/text'
import { LazyImage } from '#ui/lazy-image'
import styles from './home-page.module.css'
import { texts } from '../texts.ts'

const HomeSections = lazyPart('home', () => import('./home-sections.tsx').then((part) => part.HomeSections))

const tiles = [
  { key: 'slots', path: '/rng', picture: 'rng' },
  { key: 'live', path: '/live', picture: 'live' },
  { key: 'sports', path: '/sports', picture: 'sports' },
  { key: 'esports', path: '/esports', picture: 'esports' },
  { key: 'fish', path: '/fish', picture: 'fish' },
  { key: 'pvp', path: '/pvp', picture: 'pvp' },
  { key: 'lottery', path: '/elott', picture: 'lottery' },
  { key: 'pointMall', path: '/pointMall', picture: 'shop' },
] as const

/** The start. What the first screen shows comes with the page; the rest follows. */
export function HomePage() {
  const t = useText(texts)
  const base = useSite((state) => state.imageBase)
  return (
    <div className={styles.page}>
      <NoticeTicker />
      <section aria-labelledby="explore">
        <h1 id="explore" className={styles.heading}>
          {t('explore')}
        </h1>
        <ul className={styles.tiles}>
          {tiles.map(({ key, path, picture }) => (
            <li key={key}>
              <Link href={path} className={styles.tile}>
                <LazyImage
                  className={styles.picture}
                  src={`${base}/banners/${picture}.svg`}
                  fallback={`${base}/broken-image.svg`}
                  alt=""
                  width={1280}
                  height={400}
                />
                <span className={styles.name}>{t(key)}</span>
                <span className={styles.blurb}>{t(`${key}Blurb`)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <p className={styles.adults}>
        <span aria-hidden="true">18+</span> {t('warning')} <Link href={pages.limits.path}>{t('adultsTitle')}</Link>
      </p>
      <Arriving fallback={null}>
        <HomeSections />
      </Arriving>
    </div>
  )
}
