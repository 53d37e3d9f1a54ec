import type { Banner, BannerGroup } from '@tucano/contract/notices'
import { useLocation } from 'wouter'
import { usePublicStore } from '#platform/public-store'
import { useSession } from '#platform/session'
import { useSite } from '#platform/site'
import { useStanding } from '#platform/standing'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Carousel } from '#ui/carousel'
import styles from './banner-area.module.css'
import { linkageOf } from './linkage.ts'
import { texts } from './texts.ts'

/** The banners of a page, or nothing where its group has none. Whoever has closed play is led to no promotion. */
export function BannerArea({ group }: { group: BannerGroup }) {
  const t = useText(texts)
  const w = useText(words)
  const all = usePublicStore((state) => state.banners)
  const isClosed = useStanding((state) => state.closed !== null)
  const banners = all.filter(({ groupName, linkageType }) => groupName === group && !(isClosed && linkageType === 'P'))
  if (banners.length === 0) return null
  const labels = {
    region: t('banners'),
    previous: w('previousSlide'),
    next: w('nextSlide'),
    pause: w('pauseSlides'),
    play: w('playSlides'),
    slide: (number: number) => w('slide', { number }),
  }
  const slides = banners.map((banner, index) => ({ key: banner.bannerId, content: <BannerSlide banner={banner} first={index === 0} /> }))
  return <Carousel slides={slides} labels={labels} key={group} />
}

export function BannerSlide({ banner, first }: { banner: Banner; first: boolean }) {
  const picture = usePicture(banner)
  const open = useOpenLinkage(banner)
  const { title, subtitle, linkageLabel } = banner
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button inside is for keys; its click is heard here
    <div className={styles.slide} data-clickable={open !== undefined} data-photo={picture.isPhoto} onClick={open}>
      <img
        className={styles.picture}
        src={picture.address}
        alt={banner.alt}
        width={1280}
        height={400}
        fetchPriority={first ? 'high' : 'auto'}
        loading={first ? 'eager' : 'lazy'}
      />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {open && (
          <button type="button" className={styles.action}>
            {linkageLabel}
          </button>
        )}
      </div>
    </div>
  )
}

/** Where its picture is: a drawing of the brand, or one of the site itself, which may be light where the words stand. */
function usePicture({ url }: Banner): { address: string; isPhoto: boolean } {
  const base = useSite((state) => state.imageBase)
  const isPhoto = url.startsWith('/')
  return { address: isPhoto ? url : `${base}/${url}`, isPhoto }
}

/** What a click on the banner does, or nothing when it leads nowhere. The button inside is for the keyboard; the whole slide can be clicked. */
function useOpenLinkage(banner: Banner): (() => void) | undefined {
  const [, navigate] = useLocation()
  const account = useSession(({ member }) => member?.account)
  const linkage = linkageOf(banner, account)
  switch (linkage.kind) {
    case 'none':
      return undefined
    case 'tab':
      return () => void window.open(linkage.url, '_blank', 'noopener')
    case 'route':
      return () => navigate(linkage.path)
  }
}

/** The one banner above a form. */
export function FormBanner({ group }: { group: BannerGroup }) {
  const banner = usePublicStore((state) => state.banners.find(({ groupName }) => groupName === group))
  return banner ? <FormPicture banner={banner} /> : null
}

export function FormPicture({ banner }: { banner: Banner }) {
  const picture = usePicture(banner)
  const { groupName, alt, title } = banner
  return (
    <div className={styles.form} data-group={groupName} data-photo={picture.isPhoto}>
      <img className={styles.picture} src={picture.address} alt={alt} width={800} height={280} />
      <p className={styles.formTitle}>{title}</p>
    </div>
  )
}
