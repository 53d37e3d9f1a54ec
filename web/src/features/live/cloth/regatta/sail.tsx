import type { Raft } from '@tucano/live'
import { useEffect, useRef } from 'react'
import { inkOn, drawEmblem } from '../../scene/race/emblems.ts'
import styles from './sail.module.css'

const DRAWN = 48

/** A raft's sail, with its number and its emblem: nobody has to tell colours apart. */
export function Sail({ raft: { name, number, sail, emblem }, isSmall = false }: { raft: Raft; isSmall?: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const ink = inkOn(sail)
  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen) return
    pen.setTransform(DRAWN / 2.3, 0, 0, DRAWN / 2.3, DRAWN / 2, DRAWN / 2)
    drawEmblem(pen, emblem, ink)
  }, [emblem, ink])
  return (
    <span className={styles.sail} data-small={isSmall || undefined} style={{ color: ink }} title={name}>
      <svg viewBox="0 0 40 44" aria-hidden="true">
        <path d="M9 2C26 8 37 20 38 37L9 37Z" fill={sail} />
        <path d="M9 2C26 8 37 20 38 37L9 37Z" fill="none" stroke="#fff" strokeOpacity=".5" />
        <path d="M8 1V38" stroke="#e8cf9f" strokeWidth="2" />
        <path d="M2 39H39Q36 43 30 43H10Q4 43 2 39Z" fill="#c9975a" />
      </svg>
      <b>{number}</b>
      {!isSmall && <canvas ref={canvas} width={DRAWN} height={DRAWN} />}
    </span>
  )
}
