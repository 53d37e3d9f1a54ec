import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, Landmark, ShieldCheck } from 'lucide-react'
import { Link } from 'wouter'
import { playerNotices } from '../features/notices/queries.ts'
import { openModal } from '#platform/modals'
import { useSession } from '#platform/session'
import { useFlag, useSite } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Card, Skeleton } from '#ui/card'
import { LazyImage } from '#ui/lazy-image'
import styles from './home-page.module.css'
import { texts } from './texts.ts'

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

export function HomePage() {
  const t = useText(texts)
  const base = useSite((state) => state.imageBase)
  const token = useSession((state) => state.token)
  return (
    <div className={styles.page}>
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
      {!token && <Invitation />}
      <div className={styles.pair}>
        <LatestNotices />
        <Trust />
      </div>
    </div>
  )
}

function Invitation() {
  const t = useText(texts)
  const direct = useFlag('DIRECTREG3')
  return (
    <section className={styles.invitation}>
      <div>
        <h2>{t('joinTitle')}</h2>
        <p>{t('joinText')}</p>
      </div>
      <div className={styles.actions}>
        {direct && (
          <Button look="primary" size="large" onClick={() => openModal('registerModal')}>
            {t('register')}
          </Button>
        )}
        <Button size="large" onClick={() => openModal('loginPopupModal')}>
          {t('login')}
        </Button>
      </div>
    </section>
  )
}

const LATEST = 4

function LatestNotices() {
  const t = useText(texts)
  const { data, isPending } = useQuery(playerNotices)
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{t('latestNotices')}</h2>
      <ul className={styles.notices}>
        {isPending && Array.from({ length: LATEST }, (_, index) => <Skeleton key={index} height="44px" />)}
        {data?.slice(0, LATEST).map(({ id, title }) => (
          <li key={id}>
            <button type="button" className={styles.notice} onClick={() => openModal('noticeModal', { noticeId: id })}>
              {title}
            </button>
          </li>
        ))}
      </ul>
      <Link href="/noticePage" className={styles.all}>
        {t('allNotices')}
      </Link>
    </Card>
  )
}

function Trust() {
  const t = useText(texts)
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{t('trustTitle')}</h2>
      <ul className={styles.reasons}>
        <li>
          <BadgeCheck aria-hidden="true" /> {t('trustFair')}
        </li>
        <li>
          <Landmark aria-hidden="true" /> {t('trustMoney')}
        </li>
        <li>
          <ShieldCheck aria-hidden="true" /> {t('trustLimits')}
        </li>
      </ul>
      <Link href="/help#jogo-comprovadamente-justo" className={styles.all}>
        {t('trustLink')}
      </Link>
    </Card>
  )
}
