import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import styles from './disclosure.module.css'

/** More of the same, one press away; it is made when it is first opened. */
export function Disclosure({ label, children }: { label: string; children: () => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {label}
        <ChevronDown aria-hidden="true" />
      </summary>
      {open && <div className={styles.inside}>{children()}</div>}
    </details>
  )
}
