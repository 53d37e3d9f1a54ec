import { type PageName, pageAt, pages } from '@tucano/contract/pages'
import { JackpotCard } from '../features/jackpot/jackpot-card.tsx'
import { ClosedBanner } from '../features/limits/watch/closed-banner.tsx'
import { BannerArea } from '../features/notices/banner-area.tsx'
import { Arriving } from '#parts/arriving'
import { lazyPart } from '#platform/chunk'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { LeavingContext } from '#ui/dialog'
import { classNames } from '../ui/class-names.ts'
import { Skeleton } from '#ui/card'
import { useBrand } from '#platform/site'
import { useStanding } from '#platform/standing'
import { closeCentre, useCentre } from './centres.ts'
import { ClosedPlace, closedFor } from './closed-place.tsx'
import { FailureBoundary } from './failure-boundary.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { VendorMarks } from './home/partners.tsx'
import { useMemberPages } from './member-pages.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { openDocuments } from './open-documents.tsx'
import { pageType } from './page-type.ts'
import { pageParts } from './pages.tsx'
import { PlayRow } from './play-row.tsx'
import styles from './shell.module.css'
import { SideBar } from './side-bar.tsx'
import { TabBar } from './tab-bar.tsx'
import { texts } from './texts.ts'

const MemberPanel = lazyPart('member-panel', () => import('../features/member/member-panel.tsx').then((part) => part.MemberPanel))
const DocumentsCard = lazyPart('documents-card', () =>
  import('../features/documents/documents-card.tsx').then((part) => part.DocumentsCard),
)
const LimitsCard = lazyPart('limits-card', () => import('../features/limits/limits-card.tsx').then((part) => part.LimitsCard))
const AgentPanel = lazyPart('agent-panel', () => import('../features/agents/agent-panel.tsx').then((part) => part.AgentPanel))

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
  const page = name && pages[name]
  const closed = closedFor(
    name,
    useStanding((state) => state.closed?.why),
  )
  // What is closed to the member is explained with the site around it, wherever it would stand itself.
  const layout = closed ? 'full' : (page?.layout ?? 'full')
  const Page = name ? pageParts[name].component : NotFoundPage
  const group = !closed && page && 'banners' in page ? page.banners : undefined
  const content = (
    <FailureBoundary pathname={pathname}>
      <Arriving fallback={<Waiting />}>{closed ? <ClosedPlace what={closed} /> : <Page />}</Arriving>
    </FailureBoundary>
  )
  if (layout === 'none')
    return (
      <div className={classNames(styles.root, pageType(pathname))}>
        {content}
        <Centres />
      </div>
    )
  return (
    <div className={classNames(styles.root, layout === 'full' && styles.beside, pageType(pathname))}>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <ClosedBanner />
      <Header />
      <PlayRow />
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
          <SideBar />
          <Footer vendors={<VendorMarks />} />
          <TabBar />
        </>
      )}
      <Centres />
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

/** What the account's own page says of documents and limits. */
const AccountCards = () => (
  <>
    <DocumentsCard onOpen={openDocuments} />
    <LimitsCard onLeave={closeCentre} />
  </>
)

/** The member's and the agent's panel, while their flag is on. */
function Centres() {
  const { centre, page } = useCentre()
  const memberPages = useMemberPages()
  return (
    <LeavingContext value={false}>
      <Arriving fallback={null}>
        {centre === 'member' && <MemberPanel key={page} close={closeCentre} pages={memberPages} page={page} more={<AccountCards />} />}
        {centre === 'agent' && <AgentPanel close={closeCentre} />}
      </Arriving>
    </LeavingContext>
  )
}
