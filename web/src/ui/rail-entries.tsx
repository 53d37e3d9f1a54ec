import { ChevronRight, type LucideIcon } from 'lucide-react'
import { Count } from './card.tsx'
import styles from './rail-entries.module.css'

export interface RailEntry<Key extends string> {
  key: Key
  name: string
  icon: LucideIcon
  /** What waits there. */
  count: number
  countLabel: string
}

interface RailEntriesProps<Key extends string> {
  label: string
  /** What belongs together stands together. */
  groups: readonly (readonly RailEntry<Key>[])[]
  active: Key | undefined
  onChoose: (key: Key) => void
}

/** Where one can go in a panel: a list beside the page, and cards of their own on a phone. */
export const RailEntries = <Key extends string>({ label, groups, active, onChoose }: RailEntriesProps<Key>) => (
  <nav className={styles.entries} aria-label={label}>
    {groups.map((group) => (
      <ul key={group[0]?.key} className={styles.group}>
        {group.map(({ key, name, icon: Icon, count, countLabel }) => (
          <li key={key}>
            <button
              type="button"
              className={styles.entry}
              data-entry={key}
              aria-current={key === active ? 'page' : undefined}
              onClick={() => onChoose(key)}
            >
              <Icon className={styles.icon} aria-hidden="true" />
              <span className={styles.name}>{name}</span>
              <Count value={count} label={countLabel} />
              <ChevronRight className={styles.chevron} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    ))}
  </nav>
)
