import { useEffect, useRef } from 'react'
import { Loop } from '#play/stage/loop.ts'
import { Density, fitTo } from './stage/density.ts'
import { type Pen, type Size, display } from './stage/pen.ts'
import styles from './scene-canvas.module.css'

/** Draws one kind of scene from its state, at any moment. */
export interface Painter<State> {
  /** There is another place to draw on. Whatever is painted once is painted here. */
  dress: (size: Size, density: number) => void
  /** Draws one frame, and says whether there is another. */
  draw: (pen: Pen, state: State, nowMs: number) => boolean
}

const LETTERS = display(20)

interface SceneCanvasProps<State> {
  /** Made once: a function of the module, not of a render. */
  create: () => Painter<State>
  state: State
  label: string
}

/** The one canvas of a scene. It draws frames while something moves and somebody can see it. */
export function SceneCanvas<State>({ create, state, label }: SceneCanvasProps<State>) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const shown = useRef(state)
  const wake = useRef<() => void>(undefined)
  useEffect(() => {
    shown.current = state
    wake.current?.()
  }, [state])
  useEffect(() => {
    const element = canvas.current!
    const painter = create()
    const density = new Density()
    let pen: Pen | undefined
    let size: Size = { width: 0, height: 0 }
    let isSeen = true
    const dress = (): void => {
      pen = fitTo(element, size, density.now)
      painter.dress(size, density.now)
      loop.wake()
    }
    const loop: Loop = new Loop((nowMs) => {
      if (!pen || !isSeen) return false
      const goesOn = painter.draw(pen, shown.current, nowMs)
      if (density.frame(nowMs, goesOn)) dress()
      return goesOn
    })
    wake.current = () => loop.wake()
    const sizes = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect
      size = { width: Math.round(width), height: Math.round(height) }
      if (size.width > 0 && size.height > 0) dress()
    })
    const sight = new IntersectionObserver((entries) => {
      isSeen = entries.at(-1)!.isIntersecting
      loop.wake()
    })
    sizes.observe(element.parentElement!)
    sight.observe(element)
    // What is written on layers that are painted once needs its letters.
    if (!document.fonts.check(LETTERS))
      void document.fonts.load(LETTERS).then(() => {
        if (size.width > 0 && wake.current !== undefined) dress()
      })
    return () => {
      wake.current = undefined
      sizes.disconnect()
      sight.disconnect()
      loop.stop()
    }
  }, [create])
  return (
    <div className={styles.scene}>
      <canvas ref={canvas} className={styles.canvas} role="img" aria-label={label} />
    </div>
  )
}
