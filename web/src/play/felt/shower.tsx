import { useEffect, useRef } from 'react'
import { isCalm } from '../stage/calm.ts'
import { fit, paint } from '../stage/canvas.ts'
import { Loop } from '../stage/loop.ts'
import { Particles } from '../stage/particles.ts'
import { useGameSession } from '../session/game-context.ts'
import styles from './felt.module.css'

/** Below so many times the stake nothing flies. */
const LEAST_TIMES = 3n
const CHIPS_MAX = 48
const FLIGHT_MS = 1700
const PICTURE = 48
const COLOURS = ['#f28c1e', '#b42318', '#0b6e99', '#0f6b4f'] as const

/** Chips in the air when a round has paid many times what it staked. */
export function Shower() {
  const canvas = useRef<HTMLCanvasElement>(null)
  const times = useGameSession(({ phase, round, isReplay }) => {
    if (phase !== 'idle' || isReplay || !round?.over || BigInt(round.payout) < BigInt(round.stake) * LEAST_TIMES) return 0
    return Number(BigInt(round.payout) / BigInt(round.stake))
  })
  const roundId = useGameSession(({ round }) => round?.roundId)
  useEffect(() => (times > 0 && canvas.current && !isCalm() ? shower(canvas.current, times) : undefined), [times, roundId])
  return <canvas ref={canvas} className={styles.shower} aria-hidden="true" hidden />
}

/** Throws chips up from the player's side. Returns what ends it. */
function shower(canvas: HTMLCanvasElement, times: number): () => void {
  const { clientWidth: width, clientHeight: height } = canvas.parentElement!
  const context = fit(canvas, { width, height })
  const pictures = COLOURS.map(drawChip)
  const air = new Particles(CHIPS_MAX)
  const count = Math.min(10 + 6 * Math.log2(times), CHIPS_MAX)
  for (let n = 0; n < count; n++) {
    // Spread evenly without a pattern: the golden section takes the place of chance.
    const [a, b, c] = [(n * 0.618) % 1, (n * 0.755) % 1, (n * 0.57) % 1] as const
    air.throw({
      picture: pictures[n % pictures.length]!,
      x: width * (0.3 + 0.4 * a),
      y: height + 30 + 160 * c,
      across: (a - 0.5) * width * 0.7,
      down: -(980 + 560 * b) * Math.sqrt(height / 600),
      size: 26 + 16 * c,
      turning: 5 + 8 * b,
      lastsMs: FLIGHT_MS,
    })
  }
  let drawnMs: number | undefined
  const loop = new Loop((nowMs) => {
    const isFlying = air.move(Math.min(50, nowMs - (drawnMs ?? nowMs)))
    drawnMs = nowMs
    context.clearRect(0, 0, width, height)
    air.draw(context)
    canvas.hidden = !isFlying
    return isFlying
  })
  canvas.hidden = false
  loop.wake()
  return () => {
    loop.stop()
    canvas.hidden = true
  }
}

const drawChip = (colour: string): HTMLCanvasElement =>
  paint({ width: PICTURE, height: PICTURE }, (context) => {
    const disc = (radius: number, fill: string): void => {
      context.beginPath()
      context.arc(0, 0, radius, 0, 2 * Math.PI)
      context.fillStyle = fill
      context.fill()
    }
    context.translate(PICTURE / 2, PICTURE / 2)
    disc(23, colour)
    context.fillStyle = '#fff6e3'
    for (let notch = 0; notch < 6; notch++) {
      context.rotate(Math.PI / 3)
      context.fillRect(-4.5, -23, 9, 6)
    }
    disc(16, '#fff6e3')
    disc(14, colour)
  })
