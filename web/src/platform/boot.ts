import type { MenuCategory } from '@tucano/contract/lobby'
import type { Banner } from '@tucano/contract/notices'
import type { SystemStatus } from '@tucano/contract/site'

/** What the server put into the page's HTML, so that the first screen waits for no call. */
export interface Boot {
  status: SystemStatus
  banners: Banner[]
  /** Categories with their vendors: the navigation has all of its items from the start. */
  lanes: MenuCategory[]
}

export function readBoot(): Boot | undefined {
  const text = document.getElementById('boot')?.textContent
  return text ? (JSON.parse(text) as Boot) : undefined
}
