import { symbols } from '@tucano/art'
import type { Promotion } from '@tucano/contract/promotions'
import type { CSSProperties } from 'react'
import styles from './scene-picture.module.css'
import { sceneOf } from './scenes.ts'

/** A promotion's picture where there is little room. */
export function ScenePicture(promotion: Pick<Promotion, 'scene' | 'promotionId'>) {
  const [hero, main, spark, from, to] = sceneOf(promotion)
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-118 -118 236 236">${symbols[hero](main, spark)}</svg>`
  return (
    <span className={styles.picture} style={{ '--from': from, '--to': to } as CSSProperties}>
      <img src={`data:image/svg+xml,${encodeURIComponent(drawing)}`} alt="" width={44} height={44} />
    </span>
  )
}
