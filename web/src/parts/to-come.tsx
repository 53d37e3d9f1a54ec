import { Sprout } from 'lucide-react'
import styles from './to-come.module.css'

/** What a page will have, said plainly and apart from what it has. */
export const ToCome = ({ title, points }: { title: string; points: readonly string[] }) => (
  <section className={styles.come}>
    <h4>{title}</h4>
    <ul>
      {points.map((point) => (
        <li key={point}>
          <Sprout aria-hidden="true" />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  </section>
)
