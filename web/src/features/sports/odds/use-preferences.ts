import { getSportsPreferences } from '@tucano/contract/sports'
import { useEffect } from 'react'
import { call } from '#platform/call'
import { useSession } from '#platform/session'
import { changeSlip, watchSlip } from '../slip/slip-store.ts'
import { chooseFormat, watchView } from './view-store.ts'

let readFor: string | undefined

/** Whoever signs in finds odds written as they chose elsewhere; what other pages of this browser change is seen here. */
export function usePreferences(): void {
  const token = useSession((state) => state.token)
  useEffect(() => {
    watchSlip()
    watchView()
  }, [])
  useEffect(() => {
    if (!token || readFor === token) return
    readFor = token
    call(getSportsPreferences, {}).then(
      ({ oddsFormat, policy }) => {
        chooseFormat(oddsFormat)
        changeSlip((slip) => ({ ...slip, policy }))
      },
      // The choice of this browser holds.
      () => undefined,
    )
  }, [token])
}
