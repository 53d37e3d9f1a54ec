import type { LiveView } from '@tucano/contract/live'
import type { ShownTable } from '../queries.ts'
import type { Looked } from '../room/rooms.ts'

export interface DeskProps {
  table: ShownTable
  others: readonly ShownTable[]
  room: Looked
  view: LiveView
}

/** A table without what stands beside it. */
export interface SeatProps extends DeskProps {
  /** Opens what stands beside a table where there is no room for it. */
  onMore: (() => void) | undefined
}
