import { promotionsChanged } from '@tucano/contract/promotions'
import { listClaims } from '@tucano/contract/rewards'
import { call } from '#platform/call'
import { listen, onMissed } from '#platform/live'
import { usePublicStore } from '#platform/public-store'
import { queries } from '#platform/queries'
import { useSession } from '#platform/session'
import { useStanding } from '#platform/standing'
import { useAvailable } from './available.ts'
import { ownPromotions } from './queries.ts'
import { takeableOf } from './takeable.ts'

/** Read by themselves: the list with the badges, and a game's own ticket once. */
const APART: readonly unknown[] = ['own', 'ticket']

let asked = 0

function forget(): void {
  useAvailable.setState({ takeable: [] })
  usePublicStore.setState({ unreadMissions: 0, unreadRewards: 0 })
}

/** Reads what the member can take and what waits. Of several answers on their way, only the one that was asked for last is shown. */
async function readAvailable(): Promise<void> {
  asked++
  const mine = asked
  const { token } = useSession.getState()
  // Whoever has closed play is not told of anything.
  if (token === undefined || useStanding.getState().closed) return forget()
  const [own, { waiting, missions }] = await Promise.all([
    queries.fetchQuery({ ...ownPromotions(token), staleTime: 0 }),
    call(listClaims, {}),
  ])
  if (mine !== asked) return
  useAvailable.setState({ takeable: takeableOf(own) })
  usePublicStore.setState({ unreadMissions: missions, unreadRewards: waiting.length })
}

/** Reads again what pages and badges show of promotions, after something has changed. */
export async function refreshPromotions(): Promise<void> {
  const others = ['promotions', 'rewards', 'missions'].map((name) =>
    queries.invalidateQueries({ queryKey: [name], predicate: ({ queryKey }) => !APART.includes(queryKey[1]) }),
  )
  // What cannot be read now is read with the next change; what is shown stays.
  await Promise.all([readAvailable().catch(() => undefined), ...others])
}

/** Keeps what the member can take current, and forgets it with its session. */
export function startPromotions(): void {
  const again = (): void => void refreshPromotions()
  listen(promotionsChanged, again)
  onMissed(again)
  useStanding.subscribe(({ closed }, { closed: before }) => {
    if ((closed === null) !== (before === null)) again()
  })
  useSession.subscribe(({ token }, { token: before }) => {
    if (token === before) return
    queries.removeQueries({ queryKey: ownPromotions(before).queryKey })
    forget()
    again()
  })
  again()
}
