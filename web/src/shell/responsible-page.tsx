import { LimitsPage } from '../features/limits/limits-page.tsx'
import { useCustomerService } from '../features/support/service/customer-service.ts'

export function ResponsiblePage() {
  return <LimitsPage onService={useCustomerService()} />
}
