import type { PageName } from '@tucano/contract/pages'
import { ClosedNote } from '../features/limits/watch/closed-note.tsx'
import { useCustomerService } from '../features/support/service/customer-service.ts'
import type { Closed } from '#platform/standing'
import { closeCentre, openCentre } from './centres.ts'

type What = 'Play' | 'Deposit' | 'Place'

/** Where something is played. */
const PLAY: readonly PageName[] = ['game', 'seamless', 'lottery', 'vendorSports']
/** What is left to whoever has excluded themselves, besides their own centre. */
const LEFT: readonly (PageName | undefined)[] = [
  'limits',
  'help',
  'helpCenter',
  'notices',
  'chat',
  'operator',
  'signIn',
  'outbox',
  'gallery',
  undefined,
]

/** What of a page is closed to the member, if anything is. */
export function closedFor(page: PageName | undefined, why: Closed['why'] | undefined): What | undefined {
  if (why === undefined) return undefined
  if (page !== undefined && PLAY.includes(page)) return 'Play'
  return why === 'exclusion' && !LEFT.includes(page) ? 'Place' : undefined
}

/** A page that is closed to the member says so. */
export const ClosedPlace = ({ what }: { what: What }) => (
  <ClosedNote what={what} level="h1" onWithdraw={() => openCentre('member', 'withdraw')} onService={useCustomerService()} />
)

/** The same for a page of the member's centre. */
export const ClosedEntry = ({ what }: { what: What }) => (
  <ClosedNote
    what={what}
    level="h4"
    onWithdraw={() => openCentre('member', 'withdraw')}
    onService={useCustomerService()}
    onLeave={closeCentre}
  />
)
