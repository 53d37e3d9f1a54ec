import { sessionEnded } from '@tucano/contract/session'
import { useEffect, useEffectEvent } from 'react'
import { CallError, onSessionLost } from '#platform/call'
import { moment } from '#platform/format'
import { listen } from '#platform/live'
import { closeAllModals, openModal, warn } from '#platform/modals'
import { forgetSession, loadMember, useSession } from '#platform/session'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { enterFor } from '#platform/wanted'
import { words } from '#platform/words'
import { toast } from '#ui/toast'
import { type LastVisit, readLastVisit } from './last-visit.ts'
import { texts } from './header-texts.ts'

/** Reads who is signed in on start, tells of the visit before this one after a login, and notices when a session ends: here, on another device, or by the clock. */
export function SessionWatch() {
  const t = useText(texts)
  const w = useText(words)
  const afterLogin = useSession((state) => state.afterLogin)
  const { timeZone } = useBrand()
  const tellVisit = useEffectEvent((visit: LastVisit | undefined) => {
    if (!visit) return
    const when = moment(visit.at, timeZone)
    if (visit.refused > 0) toast(t('lastVisitRefused', { when, count: visit.refused }), 'wrong')
    else toast(t('lastVisit', { when, device: visit.device }))
  })
  useEffect(() => {
    // Only in passing: who cannot be told is told of nothing worse.
    if (afterLogin) void readLastVisit().then(tellVisit, () => undefined)
  }, [afterLogin])
  const tellEnd = useEffectEvent((replaced: boolean) => {
    if (replaced) warn(t('endedReplaced'), t('itWasMe'), { label: t('notMe'), run: takeBack })
    else warn(t('ended'), w('confirm'))
  })
  useEffect(() => {
    let replaced = false
    const stopListening = listen(sessionEnded, ({ why }) => {
      replaced = why === 'replaced'
      // Whether it was this page's own session, the server knows best: one that is over answers so.
      readMember()
    })
    const stopWatching = onSessionLost(() => {
      const { token, entering } = useSession.getState()
      if (token === undefined || entering) return
      forgetSession()
      // Alone: what was open belonged to the session.
      closeAllModals()
      tellEnd(replaced)
      replaced = false
    })
    readMember()
    return () => {
      stopListening()
      stopWatching()
    }
  }, [])
  return null
}

/** Signing in again ends the stranger's session, and another password keeps them out. */
const takeBack = (): void => enterFor(() => openModal('changePassModal'), 'loginPopupModal', { takeBack: true })

function readMember(): void {
  if (useSession.getState().token === undefined) return
  loadMember().catch((error: unknown) => {
    if (error instanceof CallError && error.code === 'password.change.required') openModal('forcePassModal')
  })
}
