import { memberChanged } from '@tucano/contract/member'
import { sessionEnded } from '@tucano/contract/session'
import { listen, onMissed } from '#platform/live'
import { queries } from '#platform/queries'
import { loadMember, useSession } from '#platform/session'

/** Reads again what pages show of the account, and who the header says is here. */
export async function refreshMember(): Promise<void> {
  if (useSession.getState().token === undefined) return
  // What cannot be read now is read with the next change; what is shown stays.
  await Promise.all([queries.invalidateQueries({ queryKey: ['member'] }), loadMember().catch(() => undefined)])
}

/** Keeps the account current, and forgets it with its session. */
export function startMember(): void {
  listen(memberChanged, () => void refreshMember())
  listen(sessionEnded, () => void queries.invalidateQueries({ queryKey: ['member'] }))
  onMissed(() => void refreshMember())
  useSession.subscribe(({ token }, { token: before }) => {
    if (token !== before) queries.removeQueries({ queryKey: ['member', before] })
  })
}
