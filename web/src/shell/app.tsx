import { pageAt, pages } from '@tucano/contract/pages'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import { SessionWatch } from '../features/session/session-watch.tsx'
import { lazyPart } from '#platform/chunk'
import { openModal } from '#platform/modals'
import { queries } from '#platform/queries'
import { useSession } from '#platform/session'
import { useBrand, useSite, useStatusCode } from '#platform/site'
import { useText } from '#platform/text'
import { Toasts } from '#ui/toast'
import { Layout, usePage } from './layout.tsx'
import { ModalHost } from './modal-host.tsx'
import { isOwnWindow } from './own-windows.ts'
import { pageParts } from './pages.tsx'
import { guardedPath } from './route-guard.ts'
import { MoneyWatch, PlayWatch } from './signed-in.ts'
import { texts } from './texts.ts'

export function App({ onDrawn }: { onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn])
  return (
    <QueryClientProvider client={queries}>
      <Suspense fallback={null}>
        <StatusGate />
        <Toasts />
      </Suspense>
    </QueryClientProvider>
  )
}

const Closed = lazyPart('closed', () => import('./closed-site.tsx').then(({ ClosedSite }) => ClosedSite))

/** The root screen by the system's status. Help and customer service stay open whatever it is: somebody may need them most then. */
function StatusGate() {
  const [pathname] = useLocation()
  const code = useStatusCode()
  const foreign = useSite((state) => state.foreignDomain)
  if (foreign) return <Closed reason="domain" />
  const page = pageAt(pathname)
  const staysOpen = page !== undefined && 'staysOpen' in pages[page]
  if (!staysOpen && code === 1) return <Closed reason="maintenance" />
  if (!staysOpen && code === 2) return <Closed reason="region" />
  return <Site pathname={pathname} />
}

function Site({ pathname }: { pathname: string }) {
  const [, navigate] = useLocation()
  const { loginedToHomePage } = useBrand()
  const token = useSession((state) => state.token)
  const elsewhere = guardedPath({ pathname, token, loginedToHomePage })
  useEffect(() => {
    if (elsewhere) navigate(elsewhere, { replace: true })
  }, [elsewhere, navigate])
  useTitle(pathname)
  useScroll(pathname)
  useEntry(pathname)
  if (elsewhere) return null
  return (
    <>
      <Layout pathname={pathname} />
      <ModalHost />
      {!isOwnWindow(pathname) && (
        <>
          <SessionWatch />
          {token && (
            <>
              <PlayWatch />
              <MoneyWatch />
            </>
          )}
        </>
      )}
    </>
  )
}

function useTitle(pathname: string): void {
  const t = useText(texts)
  const { name } = useBrand()
  const page = usePage(pathname)
  const title = `${t(page ? pageParts[page].title : 'title_lost')} · ${name}`
  useEffect(() => {
    document.title = title
  }, [title])
}

/** A new page begins at the top, or at the place that its address names. */
function useScroll(pathname: string): void {
  useEffect(() => {
    const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null
    if (target) target.scrollIntoView()
    else scrollTo(0, 0)
  }, [pathname])
}

/** Addresses that are the start with a modal open. */
function useEntry(pathname: string): void {
  useEffect(() => {
    if (useSession.getState().token) return
    if (pathname === '/login') openModal('loginPopupModal')
    if (pathname === '/agent') openModal('loginPopupModal', { agentEntry: true })
    if (pathname === '/register' || pathname === '/register.html') openModal('registerModal')
    const link = /^#nova-senha=([\w-]{43})$/.exec(location.hash)?.[1]
    if (link) {
      // Used once and then gone: neither the history nor a screenshot keeps it.
      history.replaceState(history.state, '', pathname)
      openModal('newPassModal', { link })
    }
    // Only when the address changes: who has signed out stays where they are.
  }, [pathname])
}
