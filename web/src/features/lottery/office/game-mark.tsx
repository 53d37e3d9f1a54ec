import styles from './office.module.css'

const HUES: Partial<Record<string, string>> = {
  SSC: 'var(--sky)',
  VNC: 'var(--alarm)',
  THAI: 'var(--beak)',
  MAS: 'var(--forest)',
  SGC: 'var(--forest)',
  LAO: 'var(--sky)',
  STOCK: 'var(--beak)',
  DEZ: 'var(--forest)',
}

/** A group of games by its letters and colour. */
export const GameMark = ({ group, isClosed }: { group: string; isClosed: boolean }) => (
  <span
    className={styles.mark}
    style={{ ['--hue' as string]: HUES[group] ?? 'var(--ink-soft)' }}
    data-closed={isClosed || undefined}
    aria-hidden="true"
  >
    {group}
  </span>
)
