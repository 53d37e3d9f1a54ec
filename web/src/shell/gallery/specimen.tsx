import type { ReactNode } from 'react'
import styles from './gallery.module.css'

/** A titled section of the gallery. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      <div className={styles.specimens}>{children}</div>
    </section>
  )
}

/** One part with the name of its state. `id` is what tests find it by. */
export function Specimen({ name, id, wide = false, children }: { name: string; id?: string; wide?: boolean; children: ReactNode }) {
  return (
    <figure className={wide ? styles.wide : styles.specimen} data-specimen={id}>
      <figcaption>{name}</figcaption>
      <div className={styles.stage}>{children}</div>
    </figure>
  )
}
