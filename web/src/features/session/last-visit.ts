import { type Attempt, listAttempts } from '@tucano/contract/session'
import { call } from '#platform/call'

export interface LastVisit {
  at: number
  device: string
  /** Tries that were refused since then, from elsewhere than here. */
  refused: number
}

export const readLastVisit = async (): Promise<LastVisit | undefined> => lastVisit((await call(listAttempts, {})).attempts)

/** The login before the newest one, of attempts from the newest to the oldest. */
export function lastVisit(attempts: readonly Attempt[]): LastVisit | undefined {
  const [here, before] = attempts.filter(({ outcome }) => outcome === 'in')
  if (!here || !before) return undefined
  const since = attempts.slice(attempts.indexOf(here), attempts.indexOf(before))
  const refused = since.filter(({ outcome, ip }) => (outcome === 'wrong' || outcome === 'blocked') && ip !== here.ip)
  return { at: before.at, device: before.device, refused: refused.length }
}
