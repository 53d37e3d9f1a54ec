import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { themeOf, useGameContext } from '#play/session/game-context.ts'
import { sheetOf } from '#play/session/shapes.ts'
import { useTimes } from '../parts/times.ts'
import { CrashStage, type Flight } from './crash-stage.ts'
import styles from './crash-canvas.module.css'

interface CrashCanvasProps {
  flight: Flight
  /** The flight begins at its lower edge. */
  ground: RefObject<HTMLElement | null>
  onHeight: (multiplier: number) => void
}

/** The sky over everything, drawn. */
export function CrashCanvas({ flight, ground, onHeight }: CrashCanvasProps) {
  const { session } = useGameContext()
  const times = useTimes(session.game)
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const stage = useRef<CrashStage>(undefined)
  const tell = useEffectEvent(onHeight)
  const writeMark = useEffectEvent(times)
  useEffect(() => {
    const made = new CrashStage({
      canvas: canvas.current!,
      theme: themeOf(session),
      sheet: sheetOf(session.game, 'crash'),
      onHeight: (multiplier) => tell(multiplier),
      writeMark: (multiplier) => writeMark(multiplier),
    })
    stage.current = made
    const watcher = new ResizeObserver(() => {
      const [sky, board] = [box.current!, ground.current!].map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect]
      made.dress({ width: Math.round(sky.width), height: Math.round(sky.height) }, sky.bottom - board.bottom)
    })
    watcher.observe(box.current!)
    watcher.observe(ground.current!)
    return () => {
      watcher.disconnect()
      made.close()
    }
  }, [session, ground])
  useEffect(() => {
    stage.current?.show(flight)
  }, [flight])
  return (
    <div ref={box} className={styles.view} aria-hidden="true">
      <canvas ref={canvas} className={styles.canvas} />
    </div>
  )
}
