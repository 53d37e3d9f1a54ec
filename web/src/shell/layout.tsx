import { type PageName, pageAt, pages } from '@tucano/contract/pages'
import { JackpotCard } from '../features/jackpot/jackpot-card.tsx'
import { BannerArea } from '../features/notices/banner-area.tsx'
import { Arriving } from '#parts/arriving'
import { lazyPart } from '#platform/chunk'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { classNames } from '../ui/class-names.ts'
import { Skeleton } from '#ui/card'
import { useDrawn } from '../ui/use-drawn.ts'
import { useSession } from '#platform/session'
import { useBrand } from '#platform/site'
import { useStanding } from '#platform/standing'
import { closedFor } from './closed-for.ts'
import { FailureBoundary } from './failure-boundary.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { VendorMarks } from './home/vendor-marks.tsx'
import { pageType } from './page-type.ts'
import { pageParts } from './pages.tsx'
import { PlayRow } from './play-row.tsx'
import styles from './shell.module.css'
import { SideBar } from './side-bar.tsx'
import { Centres, ClosedBanner, ClosedPlace } from './signed-in.ts'
import { TabBar } from './tab-bar.tsx'
import { texts } from './texts.ts'
import { watchStickyTop } from './watch-sticky-top.ts'

const NotFound = lazyPart('not-found', () => import('./not-found-page.tsx').then(({ NotFoundPage }) => NotFoundPage))

/** The page of an address, if this brand shows it. The gallery of parts and the outbox are for demonstrations. */
export function usePage(pathname: string): PageName | undefined {
  const { demo } = useBrand()
  const page = pageAt(pathname)
  return (page === 'gallery' || page === 'outbox') && !demo ? undefined : page
}

/** Header, banner, main view, side menu and footer, as far as the page has them. */
export function Layout({ pathname }: { pathname: string }) {
  const t = useText(texts)
  const name = usePage(pathname)
  const token = useSession((state) => state.token)
  const page = name && pages[name]
  const closed = closedFor(
    name,
    useStanding((state) => state.closed?.why),
  )
  // What is closed to the member is explained with the site around it, wherever it would stand itself.
  const layout = closed ? 'full' : (page?.layout ?? 'full')
  const Page = name ? pageParts[name].component : NotFound
  const group = !closed && page && 'banners' in page ? page.banners : undefined
  const isDrawn = useDrawn()
  const content = (
    <FailureBoundary pathname={pathname}>
      <Arriving fallback={<Waiting />}>{closed ? <ClosedPlace what={closed} /> : <Page />}</Arriving>
    </FailureBoundary>
  )
  if (layout === 'none')
    return (
      <div className={classNames(styles.root, pageType(pathname))}>
        {content}
        {token && <Centres />}
      </div>
    )
  return (
    <div className={classNames(styles.root, layout === 'full' && styles.beside, pageType(pathname))}>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      {token && <ClosedBanner />}
      <div className={styles.top} ref={watchStickyTop} data-region="top">
        <Header />
        <PlayRow />
      </div>
      {layout === 'full' && group && (
        <div className={styles.banner} data-region="banner" data-group={group}>
          <BannerArea group={group} />
          {group === 'w_home' && <JackpotCard />}
        </div>
      )}
      <main id="main" className={styles.main} tabIndex={-1}>
        {content}
      </main>
      {layout === 'full' && (
        <>
          {isDrawn && (
            <>
              <SideBar />
              <Footer vendors={<VendorMarks />} />
            </>
          )}
          <TabBar />
        </>
      )}
      {token && <Centres />}
    </div>
  )
}

function Waiting() {
  const w = useText(words)
  return (
    <div className={styles.waiting} role="status" aria-label={w('loading')}>
      <Skeleton width="40%" height="36px" />
      <Skeleton height="240px" />
    </div>
  )
}
