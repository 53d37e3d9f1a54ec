import type { LiveView } from '@tucano/contract/live'
import type { ShownTable } from '../queries.ts'
import type { Looked } from '../room/rooms.ts'
import type { Side } from '../several/side.ts'

export interface DeskProps {
  table: ShownTable
  others: readonly ShownTable[]
  room: Looked
  view: LiveView
  /** What it knows of other tables, where several are open side by side. */
  side: Side | undefined
  /** Opens another table beside it, where there is room for several. */
  onBeside: (() => void) | undefined
}

/** A table without what stands beside it. */
export interface SeatProps extends DeskProps {
  /** Opens what stands beside a table where there is no room for it. */
  onMore: (() => void) | undefined
}
