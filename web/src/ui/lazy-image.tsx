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

/**
 * A picture that loads when it comes near the screen, tries three times, and then shows another. What has come is put into the element itself:
 * a lobby has a thousand of them, and nothing else of the page changes by it.
 */
export function LazyImage({ src, alt, fallback, className, width, height, ...rest }: LazyImageProps) {
  const image = useRef<HTMLImageElement>(null)
  const [known] = useState(() => ({ src, loaded: hasLoaded(src) }))
  useEffect(() => {
    const element = image.current
    if (!element) return
    const show = (state: 'waiting' | 'shown' | 'failed'): void => {
      element.dataset['state'] = state
      element.src = state === 'shown' ? src : state === 'failed' ? fallback : EMPTY
    }
    if (hasLoaded(src)) return show('shown')
    // Setting even the same picture again costs the page's thread.
    if (element.dataset['state'] !== 'waiting') show('waiting')
    let current = true
    const stop = whenNear(element, () => {
      fetchImage(src).then(
        () => current && show('shown'),
        () => current && show('failed'),
      )
    })
    return () => {
      current = false
      stop()
    }
  }, [src, fallback])
  // Whatever picture stands there meanwhile must not change the room that the real one will take.
  const room = width && height ? { aspectRatio: `${width} / ${height}` } : undefined
  return (
    <img
      {...rest}
      ref={image}
      src={known.loaded ? known.src : EMPTY}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      style={room}
      data-state={known.loaded ? 'shown' : 'waiting'}
      className={classNames(styles.image, className)}
    />
  )
}

/** Nothing, in the smallest picture there is. */
const EMPTY = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
