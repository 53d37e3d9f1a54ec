import type { ReactNode } from 'react'
import styles from './method-cards.module.css'

export interface MethodCard {
  key: string
  icon: ReactNode
  title: string
  badge?: ReactNode
  /** What one should know of it before choosing, a line each. */
  lines: readonly string[]
}

interface MethodCardsProps {
  label: string
  cards: readonly MethodCard[]
  value: string
  onChange: (key: string) => void
}

/** A few ways to do something, one of them chosen. */
export const MethodCards = ({ label, cards, value, onChange }: MethodCardsProps) => (
  <fieldset className={styles.methods}>
    <legend className="sr-only">{label}</legend>
    {cards.map(({ key, icon, title, badge, lines }) => (
      <label key={key} className={styles.method} data-method={key}>
        <input type="radio" name={label} value={key} checked={key === value} onChange={() => onChange(key)} />
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        <span className={styles.words}>
          <span className={styles.title}>
            {title} {badge}
          </span>
          {lines.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </span>
      </label>
    ))}
  </fieldset>
)
