import { LIVE_VENDOR } from '@tucano/contract/lobby'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'wouter'
import { liveTables } from '../features/live/queries.ts'
import { LiveLobby } from '../features/live/lobby/live-lobby.tsx'
import { Arriving } from '#parts/arriving'
import { lazyPart } from '#platform/chunk'
import { Skeleton } from '#ui/card'

const Table = lazyPart('live-table', () => import('../features/live/table/table-page.tsx').then((part) => part.TablePage))
const Vendors = lazyPart('lobby', () => import('../features/lobby/lobby-page.tsx').then((part) => part.LiveLobbyPage))
const OtherStudios = lazyPart('lobby', () => import('../features/lobby/other-studios.tsx').then((part) => part.OtherStudios))

// Where the address names a table it is fetched along with this.
if (location.pathname !== '/live') void Table.load().catch(() => undefined)

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
  return <LiveLobby vendors={<OtherStudios gameType="LIVE" own={LIVE_VENDOR} />} />
}

export function LiveTablePage() {
  const [pathname] = useLocation()
  return (
    <Arriving fallback={<Skeleton height="480px" />}>
      <Table pathname={pathname} />
    </Arriving>
  )
}
