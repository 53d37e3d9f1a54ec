import { LIVE_VENDOR } from '@tucano/contract/lobby'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'wouter'
import { liveTables } from '../features/live/queries.ts'
import { Arriving } from '#parts/arriving'
import { lazyPart } from '#platform/chunk'
import { Skeleton } from '#ui/card'

/** What either needs is listed here, not with the start. */
const Lobby = lazyPart('live-lobby', () => import('../features/live/lobby/live-lobby.tsx').then((part) => part.LiveLobby))
const Table = lazyPart('live-table', () => import('../features/live/table/table-page.tsx').then((part) => part.TablePage))
const Vendors = lazyPart('lobby', () => import('../features/lobby/lobby-page.tsx').then((part) => part.LiveLobbyPage))
const OtherStudios = lazyPart('lobby', () => import('../features/lobby/other-studios.tsx').then((part) => part.OtherStudios))

// What the address names is fetched along with this.
void (location.pathname === '/live' ? Lobby : Table).load().catch(() => undefined)

/** `/live`: our own tables, where any are open; what vendors have is below them, and at addresses of its own. */
export function LivePage() {
  const { data } = useQuery(liveTables())
  const vendor = useSearchParams()[0].get('page')
  const isOfVendors = data?.length === 0 || (vendor !== null && vendor !== LIVE_VENDOR)
  if (isOfVendors)
    return (
      <Arriving fallback={<Skeleton height="480px" />}>
        <Vendors />
      </Arriving>
    )
  return (
    <Arriving fallback={<Skeleton height="480px" />}>
      <Lobby vendors={<OtherStudios gameType="LIVE" own={LIVE_VENDOR} />} />
    </Arriving>
  )
}

export function LiveTablePage() {
  const [pathname] = useLocation()
  return (
    <Arriving fallback={<Skeleton height="480px" />}>
      <Table pathname={pathname} />
    </Arriving>
  )
}
