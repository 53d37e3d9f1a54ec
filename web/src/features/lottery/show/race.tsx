import { useEffect, useEffectEvent, useRef } from 'react'
import { Armadillo } from '../looks/armadillo.tsx'
import { placeOnCourse, raceLength } from './race-course.ts'
import styles from './race.module.css'

interface RaceProps {
  /** All who run, in the order of their lanes. */
  runners: readonly string[]
  /** Who came in, the first one first; nobody while the race has not begun. */
  result: readonly string[] | undefined
  isRunning: boolean
  onOver: () => void
}

/** The race of the armadillos. */
export function Race({ runners, result, isRunning, onOver }: RaceProps) {
  const course = useRef<HTMLDivElement>(null)
  const over = useEffectEvent(onOver)
  const order = result?.join()
  useEffect(() => {
    const lanes = [...(course.current?.querySelectorAll<HTMLElement>('[data-runner]') ?? [])]
    const ranks = order?.split(',') ?? []
    const show = (elapsedMs: number): void => {
      for (const [lane, element] of lanes.entries()) {
        const rank = ranks.indexOf(element.dataset['runner'] ?? '')
        element.style.setProperty('--along', String(rank < 0 ? 0 : placeOnCourse(lane, rank, elapsedMs)))
      }
    }
    const lengthMs = raceLength(lanes.length)
    if (!isRunning) return show(order === undefined ? 0 : lengthMs)
    const start = performance.now()
    let frame = requestAnimationFrame(function run(now) {
      show(now - start)
      if (now - start >= lengthMs) return over()
      frame = requestAnimationFrame(run)
    })
    return () => cancelAnimationFrame(frame)
  }, [order, isRunning])
  return (
    <div className={styles.course} ref={course} aria-hidden="true">
      {runners.map((runner) => (
        <div key={runner} className={styles.lane}>
          <span className={styles.runner} data-runner={runner}>
            <Armadillo number={runner} running={isRunning} />
          </span>
          {!isRunning && result && <span className={styles.rank}>{result.indexOf(runner) + 1}º</span>}
        </div>
      ))}
      <span className={styles.finish} />
    </div>
  )
}
