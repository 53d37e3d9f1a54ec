import { type CSSProperties, type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { useText } from '#platform/text'
import { themeOf, useGameContext } from '#play/session/game-context.ts'
import { texts } from '../texts.ts'
import { type Size, layoutOf } from './layout.ts'
import styles from './plinko-board.module.css'
import { PlinkoStage } from './plinko-stage.ts'

interface PlinkoBoardProps {
  stage: RefObject<PlinkoStage | null>
  rows: number
  pays: readonly number[]
  /** The pocket in which the last ball lies, and of which round: another round, another bounce. */
  hit: { bin: number; roundId: string } | undefined
  write: (multiplier: number) => string
  onPeg: (row: number) => void
}

/** Pockets narrower than this have no room for a sign. */
const NARROW = 34

/** The pegs, and below them what each pocket pays. */
export function PlinkoBoard({ stage, rows, pays, hit, write, onPeg }: PlinkoBoardProps) {
  const t = useText(texts)
  const { session } = useGameContext()
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [size, setSize] = useState<Size>()
  const [made, setMade] = useState<PlinkoStage>()
  const hear = useEffectEvent(onPeg)
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => entry && setSize({ width: entry.contentRect.width, height: entry.contentRect.height }))
    watcher.observe(box.current!)
    const stage = new PlinkoStage({ canvas: canvas.current!, theme: themeOf(session), onPeg: (...peg) => hear(...peg) })
    setMade(stage)
    return () => {
      watcher.disconnect()
      stage.close()
    }
  }, [session])
  useImperativeHandle(stage, () => made as PlinkoStage, [made])
  const layout = size && layoutOf(size, rows)
  useEffect(() => {
    if (made && size) made.dress(layoutOf(size, rows))
  }, [made, size, rows])
  const half = rows / 2
  const short = (multiplier: number): string => (layout && layout.gap < NARROW ? write(multiplier).replace('×', '') : write(multiplier))
  return (
    <div ref={box} className={styles.board}>
      <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />
      {layout && (
        <ol
          className={styles.pockets}
          aria-label={t('pockets')}
          style={
            {
              '--gap': `${layout.gap}px`,
              '--floor': `${layout.floor}px`,
              '--tall': `${layout.pocket}px`,
              '--count': pays.length,
            } as CSSProperties
          }
        >
          {pays.map((multiplier, bin) => (
            <li
              key={hit?.bin === bin ? `${bin} ${hit.roundId}` : bin}
              className={styles.pocket}
              data-hit={hit?.bin === bin || undefined}
              style={{ '--edge': Math.abs(bin - half) / half, '--letters': short(multiplier).length } as CSSProperties}
            >
              {short(multiplier)}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
