import { type ImgHTMLAttributes, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { fetchImage, hasLoaded } from './image-loader.ts'
import { whenNear } from './in-view.ts'
import styles from './lazy-image.module.css'

interface LazyImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt' | 'loading'> {
  src: string
  alt: string
  /** Shown when the picture does not come. */
  fallback: string
}

/** A picture that loads when it comes near the screen, tries three times, and then shows another. */
export function LazyImage({ src, alt, fallback, className, width, height, ...rest }: LazyImageProps) {
  const image = useRef<HTMLImageElement>(null)
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>(hasLoaded(src) ? 'shown' : 'waiting')
  useEffect(() => {
    setState(hasLoaded(src) ? 'shown' : 'waiting')
    if (hasLoaded(src) || !image.current) return
    let current = true
    const stop = whenNear(image.current, () => {
      fetchImage(src).then(
        () => current && setState('shown'),
        () => current && setState('failed'),
      )
    })
    return () => {
      current = false
      stop()
    }
  }, [src])
  // Whatever picture stands there meanwhile must not change the room that the real one will take.
  const room = width && height ? { aspectRatio: `${width} / ${height}` } : undefined
  const shown = state === 'shown' ? src : state === 'failed' ? fallback : EMPTY
  return (
    <img
      {...rest}
      ref={image}
      src={shown}
      alt={alt}
      width={width}
      height={height}
      style={room}
      data-state={state}
      className={classNames(styles.image, className)}
    />
  )
}

/** Nothing, in the smallest picture there is. */
const EMPTY = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
