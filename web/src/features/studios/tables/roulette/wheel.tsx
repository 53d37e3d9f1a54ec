import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { isCalm } from '#play/stage/calm.ts'
import type { Sound } from '#play/sound/sound.ts'
import { useFelt } from '#play/felt/felt-context.ts'
import { Spinning } from './spinning.ts'
import { POCKET, TRACK, drawBowl, drawWheel } from './wheel-drawing.ts'
import styles from './wheel.module.css'
import { chanceOf, pocketAngle } from './wheel-motion.ts'

interface WheelProps {
  numbers: { wheel: readonly number[]; red: readonly number[] }
  /** What comes out, or came out. */
  number: number | undefined
  /** The ball is on its way. */
  isSpinning: boolean
  /** The answer is on its way: the wheel turns. */
  isTurning: boolean
  roundId: string
  turn: number
  lastsMs: number
  sound: Sound
}

/** The wheel and its ball. Both are drawn once and then only turned. */
export function Wheel({ numbers, number, isSpinning, isTurning, roundId, turn, lastsMs, sound }: WheelProps) {
  const root = useRef<HTMLDivElement>(null)
  const bowl = useRef<HTMLCanvasElement>(null)
  const wheel = useRef<HTMLCanvasElement>(null)
  const ball = useRef<HTMLDivElement>(null)
  const size = useSize(root)
  const { pace } = useFelt()
  const radius = useRef(0)
  const spinning = useRef<Spinning>(undefined)
  useEffect(() => {
    const made = new Spinning({
      put: ({ wheel: turned, ball: at, height }) => {
        if (!wheel.current || !ball.current) return
        const away = radius.current * (POCKET + (TRACK - POCKET) * height)
        wheel.current.style.transform = `rotate(${turned}rad)`
        ball.current.style.transform = `rotate(${at}rad) translateY(${-away}px) scale(${1 + 0.16 * height})`
      },
      onTick: () => sound.tick(),
      onLand: () => sound.thud(2),
    })
    spinning.current = made
    return () => made.stop()
  }, [sound])
  useEffect(() => {
    radius.current = size / 2
    spinning.current?.again()
  }, [size])
  useEffect(() => {
    if (size === 0 || !bowl.current || !wheel.current) return
    drawBowl(bowl.current, size)
    const draw = (): void => drawWheel(wheel.current!, size, numbers)
    draw()
    // The figures are drawn again when their font is there.
    void document.fonts.load('700 20px Bricolage').then(draw, () => undefined)
  }, [size, numbers])
  useEffect(() => {
    if (isTurning && !isCalm()) spinning.current?.turn()
    else spinning.current?.settle()
  }, [isTurning])
  const land = useEffectEvent(() => {
    if (number === undefined) return
    const pocket = { pocket: pocketAngle(numbers.wheel, number), pocketWidth: (2 * Math.PI) / numbers.wheel.length }
    if (isSpinning) spinning.current?.throw({ ...pocket, seconds: (lastsMs * pace()) / 1000, chance: chanceOf(roundId) })
    else spinning.current?.rest(pocket)
  })
  useEffect(() => land(), [number, isSpinning, turn])
  return (
    <div ref={root} className={styles.wheel} aria-hidden="true">
      <canvas ref={bowl} className={styles.layer} />
      <canvas ref={wheel} className={styles.turning} />
      <div className={styles.gloss} />
      <div ref={ball} className={styles.ball} data-held={isTurning || undefined} hidden={number === undefined} />
    </div>
  )
}

function useSize(root: RefObject<HTMLElement | null>): number {
  const [size, setSize] = useState(0)
  useLayoutEffect(() => {
    if (!root.current) return
    const observer = new ResizeObserver(([entry]) => setSize(Math.round(entry!.contentRect.width)))
    observer.observe(root.current)
    return () => observer.disconnect()
  }, [root])
  return size
}
