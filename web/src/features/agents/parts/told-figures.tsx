import { Info } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { isLong } from '#ui/figures'
import { Popover } from '#ui/popover'
import styles from './parts.module.css'
import { texts } from './texts.ts'

export interface ToldFigure {
  key: string
  title: string
  /** Not known yet while it is left out. */
  value: ReactNode | undefined
  /** A word or two below it. */
  note?: string | undefined
  /** How it is counted, one press away. */
  about?: string | undefined
  tone?: 'forest' | undefined
}

interface ToldFiguresProps {
  label: string
  figures: readonly ToldFigure[]
  columns?: number
  large?: boolean
}

/** Figures side by side, each with what it means one press away. */
export function ToldFigures({ label, figures, columns = 4, large = false }: ToldFiguresProps) {
  const t = useText(texts)
  return (
    <dl
      className={styles.figures}
      aria-label={label}
      data-large={large || undefined}
      data-single={columns === 1 || undefined}
      style={{ '--columns': columns } as CSSProperties}
    >
      {figures.map(({ key, title, value, note, about, tone }) => (
        <div key={key} className={styles.figure} data-figure={key} data-tone={tone}>
          <dt>
            {title}
            {about && (
              <Popover button={<Info />} label={t('about', { figure: title })} className={styles.about}>
                {() => (
                  <p className={styles.definition}>
                    <strong>{title}</strong>
                    {about}
                  </p>
                )}
              </Popover>
            )}
          </dt>
          <dd data-long={isLong(value) || undefined}>
            {value ?? <Skeleton width="70%" height="1.2em" />}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
