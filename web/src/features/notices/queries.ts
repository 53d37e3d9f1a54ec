import { lobbyChanged } from '@tucano/contract/lobby'
import { type Notice, announcementsChanged, listAnnouncements } from '@tucano/contract/notices'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/call'
import { listen, onMissed } from '#platform/live'
import { usePublicStore } from '#platform/public-store'
import { queries } from '#platform/queries'
import { visit } from '#platform/storage'

/** Notices for players. Only banners are executed: everything else waits for a gesture. */
export const playerNotices = queryOptions({
  queryKey: ['notices', 'player'],
  queryFn: async (): Promise<Notice[]> => {
    const { player } = await call(listAnnouncements, { types: 'B,PL', platform: 'W', execution: 'B' })
    usePublicStore.setState({ notice: player })
    visit.write('index_notice', JSON.stringify(player.map(({ id }) => id)))
    return player
  },
})

/** Of readings that overtake each other, only the last to begin counts. */
let readings = 0

async function readBanners(): Promise<void> {
  const reading = ++readings
  const { banners } = await call(listAnnouncements, { types: 'B', platform: 'W', execution: 'B' })
  if (reading === readings) usePublicStore.setState({ banners })
}

/** Banners come with the page; they are read again when they change. */
export function startNotices(): void {
  const again = (): void => {
    void readBanners().catch(() => undefined)
    void queries.invalidateQueries({ queryKey: ['notices'] })
  }
  listen(announcementsChanged, again)
  // What can no longer be opened is on no banner and in no notice.
  listen(lobbyChanged, again)
  onMissed(again)
}
