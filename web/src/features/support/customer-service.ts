import type { SystemStatus } from '@tucano/contract/site'

/** Spec §9. */
const WIDTH = 440
const HEIGHT = 750

/** Opens the brand's customer service in a small window of its own. */
export function openCustomerService({ customerService }: Pick<SystemStatus['info'], 'customerService'>): void {
  const path = customerService[0]?.path
  if (path) window.open(path, 'customer-service', `popup,width=${WIDTH},height=${HEIGHT}`)
}
