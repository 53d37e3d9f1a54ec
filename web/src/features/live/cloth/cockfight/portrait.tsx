import type { Corner, Rooster } from '@tucano/live'
import { useEffect, useRef } from 'react'
import { lookOf } from '../../scene/bout/look.ts'
import { drawRooster } from '../../scene/bout/rooster.ts'
import { STANDS } from '../../scene/bout/pose.ts'
import styles from './portrait.module.css'

const DRAWN = 192

/** Head and chest of a rooster that looks towards the other one. */
export function Portrait({ rooster, corner }: { rooster: Rooster; corner: Corner }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen) return
    pen.setTransform(1, 0, 0, 1, 0, 0)
    pen.clearRect(0, 0, DRAWN, DRAWN)
    const way = corner === 'red' ? 1 : -1
    pen.translate(DRAWN * (0.5 - way * 0.14), DRAWN * 1.2)
    pen.scale(way * DRAWN * 0.78, DRAWN * 0.78)
    drawRooster(pen, lookOf(rooster, corner), STANDS)
  }, [rooster, corner])
  return (
    <span className={styles.portrait} data-corner={corner}>
      <canvas ref={canvas} width={DRAWN} height={DRAWN} aria-hidden="true" />
    </span>
  )
}
