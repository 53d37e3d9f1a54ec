import { Search } from 'lucide-react'
import { Link } from 'wouter'
import { NoticeTicker } from '../../features/notices/notice-ticker.tsx'
import { Arriving } from '#parts/arriving'
import { openModal } from '#platform/modals'
import { useSite } from '#platform/site'
import { useText } from '#platform/text'
import { LazyImage } from '#ui/lazy-image'
import { useDrawn } from '../../ui/use-drawn.ts'
import styles from './home-page.module.css'
import { HomeSections } from './home-sections.tsx'
import { usePlaces } from '../places.ts'
import { texts } from '../texts.ts'

/** The start. Head and banner are drawn alone; then the rest of the first screen, then what is below it. Each gives way to whatever the visitor does. */
export function HomePage() {
  return useDrawn() && <FirstScreen />
}

function FirstScreen() {
  const t = useText(texts)
  const base = useSite((state) => state.imageBase)
  const isDrawn = useDrawn()
  const places = usePlaces().filter(({ path }) => path)
  return (
    <div className={styles.page}>
      <NoticeTicker />
      <section aria-labelledby="explore">
        <div className={styles.head}>
          <h1 id="explore" className={styles.heading}>
            {t('explore')}
          </h1>
          <button type="button" className={styles.search} onClick={() => openModal('searchModal')}>
            <Search aria-hidden="true" /> {t('searchHere')}
          </button>
        </div>
        <ul className={styles.tiles}>
          {places.map(({ key, path, picture }) => (
            <li key={key}>
              <Link href={path ?? '/'} className={styles.tile} data-picture={picture.split('/')[0]}>
                <LazyImage
                  className={styles.picture}
                  src={`${base}/${picture}.svg`}
                  fallback={`${base}/broken-image.svg`}
                  alt=""
                  width={1280}
                  height={400}
                />
                <span className={styles.name}>{t(`place_${key}`)}</span>
                <span className={styles.blurb}>{t(`blurb_${key}`)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <Arriving fallback={null}>{isDrawn && <HomeSections />}</Arriving>
    </div>
  )
}
