import { type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { CopyButton } from './copy-button.tsx'
import styles from './facts.module.css'

export interface Fact {
  key: string
  label: string
  value: ReactNode
  /** Letters that mean something one by one, with a way to copy them. */
  code?: { text: string; copyLabel: string; doneLabel: string }
}

/** What is known of a thing: names and values, one line each. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ key, label, value, code }) => (
      <div key={key} className={styles.fact} data-fact={key}>
        <dt>{label}</dt>
        <dd className={classNames(styles.value, code && styles.code)}>
          <span>{value}</span>
          {code && <CopyButton text={code.text} label={code.copyLabel} doneLabel={code.doneLabel} />}
        </dd>
      </div>
    ))}
  </dl>
)
