import type { OperatorRole } from '@tucano/contract/endpoint'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Language } from '#platform/language'

/** A section of the back office, as its feature brings it. */
export interface OfficeSection {
  /** The last segment of its address: `/operator/<path>`. */
  path: string
  title: Record<Language, string>
  icon: LucideIcon
  /** Who works in it. Auditors see it, with `mayChange` false; admins may do everything. */
  role: OperatorRole | readonly OperatorRole[]
  /** Module of the brand without which it is not there. */
  moduleId?: string
  /** Comes when somebody opens it. */
  part: ComponentType<{ mayChange: boolean; roles: readonly OperatorRole[]; account: string }>
  /** How many wait in it. */
  count?: ComponentType
}
