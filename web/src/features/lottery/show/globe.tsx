import { useEffect, useRef } from 'react'
import { useCalm } from '../use-calm.ts'
import { type TumblingBall, disorder, fillGlobe, radiusFor, tumble } from './globe-motion.ts'
import styles from './show.module.css'

/** The colours of balls in a globe, in turn. */
const PAINTS = ['#e97d0c', '#12805d', '#1179ad', '#c53026', '#7b3f98', '#e0b400']

interface GlobeProps {
  /** What stands on its balls. */
  texts: readonly string[]
  /** It stands still once there is nothing more to wait for. */
  isTurning: boolean
}

/** The glass globe in which the balls tumble. */
export function Globe({ texts, isTurning }: GlobeProps) {
  const isCalm = useCalm()
  const canvas = useRef<HTMLCanvasElement>(null)
  const balls = useRef<TumblingBall[]>([])
  const key = texts.join()
  useEffect(() => {
    balls.current = fillGlobe(key === '' ? [] : key.split(','))
    const any = disorder(7)
    for (let settling = 0; settling < 120; settling++) tumble(balls.current, any)
    draw(canvas.current, balls.current)
  }, [key])
  useEffect(() => {
    if (!isTurning || isCalm) return
    const any = disorder(3)
    let frame = requestAnimationFrame(function turn() {
      tumble(balls.current, any)
      draw(canvas.current, balls.current)
      frame = requestAnimationFrame(turn)
    })
    return () => cancelAnimationFrame(frame)
  }, [isTurning, isCalm, key])
  return (
    <div className={styles.globe} aria-hidden="true">
      <canvas ref={canvas} width={320} height={320} />
      <span className={styles.glass} />
      <span className={styles.foot} />
    </div>
  )
}

function draw(canvas: HTMLCanvasElement | null, balls: readonly TumblingBall[]): void {
  const pen = canvas?.getContext('2d')
  if (!canvas || !pen) return
  const half = canvas.width / 2
  const radius = radiusFor(balls.length) * half
  pen.clearRect(0, 0, canvas.width, canvas.height)
  for (const [place, { text, x, y, turn }] of balls.entries()) {
    const paint = PAINTS[place % PAINTS.length]!
    pen.save()
    pen.translate(half + x * half * 0.94, half + y * half * 0.94)
    const light = pen.createRadialGradient(-radius * 0.3, -radius * 0.4, radius * 0.1, 0, 0, radius)
    light.addColorStop(0, '#ffffff')
    light.addColorStop(0.28, paint)
    light.addColorStop(1, paint)
    pen.fillStyle = light
    pen.beginPath()
    pen.arc(0, 0, radius, 0, Math.PI * 2)
    pen.fill()
    pen.strokeStyle = 'rgb(0 0 0 / 0.18)'
    pen.stroke()
    pen.rotate(Math.sin(turn) * 0.9)
    pen.fillStyle = '#fdf8ec'
    pen.beginPath()
    pen.arc(0, 0, radius * 0.6, 0, Math.PI * 2)
    pen.fill()
    pen.fillStyle = '#17211d'
    pen.font = `700 ${radius * (text.length > 1 ? 0.66 : 0.86)}px Bricolage, sans-serif`
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillText(text, 0, radius * 0.06)
    pen.restore()
  }
}
