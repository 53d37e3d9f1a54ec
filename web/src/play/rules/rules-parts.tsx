import type { ReactNode } from 'react'
import styles from './rules.module.css'

/** A part of the rules: what it is about, in a sentence or two, and figures. */
export function Part({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{title}</h3>
      {text && <p className={styles.words}>{text}</p>}
      {children}
    </section>
  )
}

interface Row {
  key: string
  name: string
  /** What stands under the name, smaller. */
  text?: string
  figures: readonly string[]
}

/** Names and figures. */
export function Figures({ caption, heads, rows }: { caption: string; heads?: readonly string[]; rows: readonly Row[] }) {
  return (
    <table className={styles.table}>
      <caption className="sr-only">{caption}</caption>
      {heads && (
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ key, name, text, figures }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              {text && <span className={styles.aside}>{text}</span>}
            </th>
            {figures.map((figure, place) => (
              <td key={place}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
