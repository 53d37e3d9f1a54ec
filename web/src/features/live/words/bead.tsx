import type { PastTone } from '../roads/past-results.tsx'
import styles from './bead.module.css'

/** What came out, as short as can be, in its colour. */
export const Bead = ({ label, tone }: { label: string; tone: PastTone }) => (
  <span className={styles.bead} data-tone={tone}>
    {label}
  </span>
)
