import { symbols } from '@tucano/art'
import type { CSSProperties, ReactNode } from 'react'
import styles from './cover.module.css'
import type { Scene } from './scenes.ts'
import type { Headline } from './use-headline.ts'

interface CoverProps {
  scene: Scene
  size?: 'card' | 'tall' | 'small' | 'tile'
  /** What is in it for whoever looks. */
  headline?: Headline | undefined
  /** How it stands, in a corner. */
  children?: ReactNode
}

/** So many letters fit in the large size, and in the next one. */
const LONG = 10
const LONGER = 13

function lengthOf({ length }: string): 'long' | 'longer' | undefined {
  if (length > LONGER) return 'longer'
  return length > LONG ? 'long' : undefined
}

/** The picture of a promotion: a scene of its own, and on it what it gives. */
export function Cover({ scene: [hero, main, spark, from, to], size = 'card', headline, children }: CoverProps) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-118 -118 236 236">${symbols[hero](main, spark)}</svg>`
  return (
    <div
      className={styles.cover}
      data-picture={hero}
      data-size={size}
      data-told={headline !== undefined}
      style={{ '--from': from, '--to': to, '--light': spark } as CSSProperties}
    >
      <img className={styles.mark} src={`data:image/svg+xml,${encodeURIComponent(drawing)}`} alt="" width={150} height={150} />
      {children && <div className={styles.corner}>{children}</div>}
      {headline && (
        <p className={styles.headline} data-headline>
          {headline.lead && <span className={styles.lead}>{headline.lead} </span>}
          <strong data-length={lengthOf(headline.large)}>{headline.large}</strong>
          {headline.small && <span className={styles.small}> {headline.small}</span>}
        </p>
      )}
    </div>
  )
}
