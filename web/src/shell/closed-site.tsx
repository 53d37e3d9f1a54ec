import { ClosedPage } from '../features/site/closed-page.tsx'
import { CustomerServiceButton } from '../features/support/service/customer-service-button.tsx'

/** The whole page while the site is not open for this visitor. */
export function ClosedSite({ reason }: { reason: 'maintenance' | 'region' | 'domain' }) {
  return <ClosedPage reason={reason} action={<CustomerServiceButton />} />
}
