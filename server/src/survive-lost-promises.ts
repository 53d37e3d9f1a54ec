import { isTransient } from '#platform/fault'
import type { Log } from '#platform/log'

/** A library that lets a promise go must not end the server because the database went away. Any other mistake still does, loudly. */
export function surviveLostPromises(log: Log): void {
  process.on('unhandledRejection', (reason) => {
    const { stack } = reason instanceof Error ? reason : new Error(String(reason))
    if (!isTransient(reason) && !stack?.includes('/graphile-worker/')) throw reason
    log.error({ err: reason }, 'nobody waited for this')
  })
}
