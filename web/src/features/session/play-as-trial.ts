import { logout } from '@tucano/contract/session'
import { call } from '#platform/call'
import { forgetSession } from '#platform/session'
import { freePlay } from './sign-in.ts'

/** Ends the member's session and goes on with a trial account, on the page that is open. */
export async function playAsTrial(): Promise<void> {
  await call(logout, {}).catch(() => undefined)
  try {
    await freePlay(location.pathname + location.search)
  } catch (error) {
    // The member is signed out whatever came of it.
    forgetSession()
    throw error
  }
}
