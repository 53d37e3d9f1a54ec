import { ClosedNote } from '../features/limits/watch/closed-note.tsx'
import { useCustomerService } from '../features/support/service/customer-service.ts'
import { closeCentre, openCentre } from './centres.ts'
import type { What } from './closed-for.ts'

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
