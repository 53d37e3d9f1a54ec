import type { Theme } from '@tucano/contract/studios'
import { type CSSProperties, useMemo } from 'react'
import type { Size, SlotLayout } from './layout.ts'
import { BEYOND, drawReelFrame } from './reel-frame.ts'
import { heroAddress, sceneAddress } from './draw-scene.ts'
import styles from './scene.module.css'

interface SceneProps {
  theme: Theme
  size: Size
  layout: SlotLayout
  title: string
  /** Nothing else moves: then the place lives a little. */
  isResting: boolean
  /** Something special is under way: it is night. */
  isFeature: boolean
}

const MOTES = Array.from({ length: 9 }, (_, n) => n)

/** Where the game plays: a place with its light, the hero, the title and the frame of the reels. It is drawn once for every size. */
export function Scene({ theme, size, layout, title, isResting, isFeature }: SceneProps) {
  const { board, border, hero } = layout
  const place = useMemo(() => sceneAddress(theme, size), [theme, size])
  const [width, height] = [board.width + 2 * border, board.height + 2 * border]
  const frame = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(drawReelFrame(theme, { width, height, border }))}`,
    [theme, width, height, border],
  )
  const figure = useMemo(() => heroAddress(theme), [theme])
  return (
    <div className={styles.scene} data-resting={isResting || undefined} aria-hidden="true">
      <img className={styles.place} src={place} alt="" />
      <div className={styles.motes} data-kind={theme.backdrop}>
        {MOTES.map((n) => (
          <i key={n} className={styles.mote} style={moteStyle(n, layout, size)} />
        ))}
      </div>
      <div className={styles.veil} data-shown={isFeature || undefined} />
      {hero && <img className={styles.hero} src={figure} alt="" style={{ ...hero }} />}
      {/* It gives way to what is told of a feature. */}
      {!isFeature && size.height >= 330 && (
        <p className={styles.title} style={{ top: board.top - border, fontSize: layout.title, width: size.width }} data-text={title}>
          <span className={styles.face}>{title}</span>
        </p>
      )}
      <img
        className={styles.frame}
        src={frame}
        alt=""
        style={{
          left: board.left - border - BEYOND,
          top: board.top - border - BEYOND,
          width: width + 2 * BEYOND,
          height: height + 2 * BEYOND,
        }}
      />
    </div>
  )
}

/** Beside the reels, where it can be seen. */
function moteStyle(n: number, { board }: SlotLayout, { width, height }: Size): CSSProperties {
  const [a, b] = [(n * 0.618) % 1, (n * 0.755 + 0.2) % 1]
  const side = Math.max(board.left, width * 0.1)
  const left = n % 2 === 0 ? a * side : width - a * side
  return { left, top: (0.12 + 0.74 * b) * height, animationDelay: `${-n * 1.3}s`, '--size': `${5 + 7 * a}px` } as CSSProperties
}
