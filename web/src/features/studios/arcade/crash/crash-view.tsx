import type { FogueteSheet } from '@tucano/arcade'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { themeOf, useStudio } from '../../studio.ts'
import { useTimes } from '../parts/times.ts'
import { CrashStage, type Flight } from './crash-stage.ts'
import styles from './crash-view.module.css'

interface CrashViewProps {
  flight: Flight
  /** The flight begins at its lower edge. */
  ground: RefObject<HTMLElement | null>
  onHeight: (multiplier: number) => void
}

/** The sky over everything, drawn. */
export function CrashView({ flight, ground, onHeight }: CrashViewProps) {
  const { table } = useStudio()
  const times = useTimes(table.game)
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const stage = useRef<CrashStage>(undefined)
  const tell = useEffectEvent(onHeight)
  const writeMark = useEffectEvent(times)
  useEffect(() => {
    const made = new CrashStage({
      canvas: canvas.current!,
      theme: themeOf(table),
      sheet: table.game.sheet as FogueteSheet,
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
  }, [table])
  useEffect(() => {
    stage.current?.show(flight)
  }, [flight])
  return (
    <div ref={box} className={styles.view} aria-hidden="true">
      <canvas ref={canvas} className={styles.canvas} />
    </div>
  )
}
