import { symbols } from '@tucano/art'
import type { CSSProperties } from 'react'
import styles from './cover.module.css'
import type { Scene } from './scenes.ts'

/** The picture of a promotion: a scene of its own. */
export function Cover({
  scene: [hero, main, spark, from, to],
  size = 'card',
}: {
  scene: Scene
  size?: 'card' | 'tall' | 'small' | 'tile'
}) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-118 -118 236 236">${symbols[hero](main, spark)}</svg>`
  return (
    <div
      className={styles.cover}
      data-picture={hero}
      data-size={size}
      style={{ '--from': from, '--to': to, '--light': spark } as CSSProperties}
      aria-hidden="true"
    >
      <img className={styles.mark} src={`data:image/svg+xml,${encodeURIComponent(drawing)}`} alt="" width={150} height={150} />
    </div>
  )
}
