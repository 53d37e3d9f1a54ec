import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { scrolls } from './scrolls.tsx'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './carousel.module.css'

/** Spec §9. A slide that was moved by hand moves on by itself all the same. */
const AUTOPLAY_MS = 5000

export interface CarouselLabels {
  region: string
  previous: string
  next: string
  pause: string
  play: string
  slide: (number: number) => string
}

interface CarouselProps {
  slides: readonly { key: string; content: ReactNode }[]
  labels: CarouselLabels
}

/** Slides side by side, moved by the browser's own scrolling. With one slide there is nothing to play and nothing to choose. */
export function Carousel({ slides, labels }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const [paused, setPaused] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const many = slides.length > 1
  const go = (index: number): void => {
    const element = track.current
    element?.scrollTo({ left: ((index + slides.length) % slides.length) * element.clientWidth, behavior: 'smooth' })
  }
  useEffect(() => {
    if (!many || paused) return
    const timer = setInterval(() => document.visibilityState === 'visible' && go(active + 1), AUTOPLAY_MS)
    return () => clearInterval(timer)
  })
  const follow = (): void => {
    const element = track.current
    if (element && element.clientWidth > 0) setActive(Math.min(slides.length - 1, Math.round(element.scrollLeft / element.clientWidth)))
  }
  return (
    <section className={styles.carousel} aria-label={labels.region} aria-roledescription="carousel" data-playing={many && !paused}>
      <div className={styles.track} ref={track} {...(many ? scrolls : {})} data-many={many} onScroll={follow}>
        {slides.map(({ key, content }, index) => (
          <div
            key={key}
            className={styles.slide}
            role="group"
            aria-roledescription="slide"
            aria-label={labels.slide(index + 1)}
            inert={index !== active}
          >
            {content}
          </div>
        ))}
      </div>
      {many && (
        <div className={styles.controls}>
          <IconButton className={classNames(styles.control, styles.step)} label={labels.previous} onClick={() => go(active - 1)}>
            <ChevronLeft />
          </IconButton>
          <div className={styles.dots} data-dots="">
            {slides.map(({ key }, index) => (
              <button
                key={key}
                type="button"
                className={styles.dot}
                aria-label={labels.slide(index + 1)}
                aria-current={index === active || undefined}
                onClick={() => go(index)}
              />
            ))}
          </div>
          <IconButton className={classNames(styles.control, styles.step)} label={labels.next} onClick={() => go(active + 1)}>
            <ChevronRight />
          </IconButton>
          <IconButton className={styles.control} label={paused ? labels.play : labels.pause} onClick={() => setPaused(!paused)}>
            {paused ? <Play /> : <Pause />}
          </IconButton>
        </div>
      )}
    </section>
  )
}
