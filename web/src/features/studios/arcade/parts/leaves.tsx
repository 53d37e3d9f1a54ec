import { lighter } from '@tucano/art'
import type { Theme } from '@tucano/contract/studios'
import { useEffect, useRef } from 'react'
import { isCalm } from '#play/stage/calm.ts'
import { fit, paint } from '#play/stage/canvas.ts'
import { Loop } from '#play/stage/loop.ts'
import { Particles } from '#play/stage/particles.ts'
import { themeOf, useGameContext } from '#play/session/game-context.ts'
import { spread } from '#play/stage/forest.ts'
import styles from './leaves.module.css'
import { fillShape } from './shapes.ts'

const LEAVES_MAX = 110
/** Leaves for a win of twice the stake; more for more, up to all of them. */
const LEAVES_FIRST = 22
const SIZE = 32

/** Leaves that fly up when a round has paid more than it cost, and only then. */
export function Leaves() {
  const { session } = useGameContext()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!canvas.current) return
    const air = openAir(canvas.current, themeOf(session))
    const stopWatching = session.store.subscribe((now, before) => {
      const isJustShown = now.phase === 'idle' && before.phase === 'showing' && !before.isReplay
      if (!isJustShown || !now.round || isCalm()) return
      const times = Number(now.round.payout) / Number(now.round.stake)
      if (times > 1) air.burst(LEAVES_FIRST * (1 + Math.log2(times)))
    })
    return () => {
      stopWatching()
      air.close()
    }
  }, [session])
  return <canvas ref={canvas} className={styles.air} aria-hidden="true" hidden />
}

interface Air {
  burst: (count: number) => void
  close: () => void
}

function openAir(canvas: HTMLCanvasElement, { main, spark, sky }: Theme): Air {
  const pictures = [spark, lighter(spark, 0.4), lighter(sky, 0.35), lighter(main, 0.2)].map(paintLeaf)
  const particles = new Particles(LEAVES_MAX)
  let context: CanvasRenderingContext2D | undefined
  let size = { width: 0, height: 0 }
  let drawnMs: number | undefined
  let thrown = 0
  const loop = new Loop((nowMs) => {
    const isFlying = particles.move(Math.min(50, nowMs - (drawnMs ?? nowMs)))
    drawnMs = isFlying ? nowMs : undefined
    context?.clearRect(0, 0, size.width, size.height)
    if (context) particles.draw(context)
    canvas.hidden = !isFlying
    return isFlying
  })
  const throwLeaf = (): void => {
    const n = thrown++
    const [a, b, c] = [spread(n), spread(n * 1.7 + 0.3), spread(n * 2.9 + 0.7)] as const
    particles.throw({
      picture: pictures[n % pictures.length]!,
      x: size.width * (0.5 + (a - 0.5) * 0.3),
      y: size.height * 0.72,
      across: (a - 0.5) * Math.min(size.width, 900) * 1.5,
      down: -(520 + 620 * b) * Math.sqrt(size.height / 600),
      size: SIZE * (0.55 + 0.75 * c),
      turning: 5 + 8 * b,
      lastsMs: 1500 + 700 * c,
    })
  }
  return {
    burst(count) {
      canvas.hidden = false
      size = { width: canvas.parentElement!.clientWidth, height: canvas.parentElement!.clientHeight }
      context = fit(canvas, size)
      for (let left = Math.min(count, LEAVES_MAX); left > 0; left--) throwLeaf()
      loop.wake()
    },
    close: () => loop.stop(),
  }
}

const LEAF = new Path2D('M0-46C26-24 28 14 0 46C-28 14-26-24 0-46Z')
const SHADED = new Path2D('M0-46C26-24 28 14 0 46Z')

const paintLeaf = (colour: string): HTMLCanvasElement =>
  paint({ width: SIZE * 2, height: SIZE * 2 }, (context) => {
    context.scale(SIZE / 50, SIZE / 50)
    context.translate(50, 50)
    context.rotate(0.6)
    context.fillStyle = colour
    fillShape(context, LEAF)
    context.fillStyle = 'rgb(0 0 0 / 0.2)'
    fillShape(context, SHADED)
    context.strokeStyle = 'rgb(255 255 255 / 0.5)'
    context.lineWidth = 3
    context.stroke(new Path2D('M0-34V44M0-8L13-20M0-8L-13-20M0 14L14 0M0 14L-14 0'))
  })
