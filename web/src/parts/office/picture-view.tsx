import { RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import { useText } from '#platform/text'
import { IconButton } from '#ui/button'
import { scrolls } from '#ui/scrolls'
import styles from './picture-view.module.css'
import { texts } from './texts.ts'

const LARGEST = 4

/** A picture to be looked at closely: larger by steps, turned by quarters; what does not fit is scrolled to. */
export function PictureView({ src, label, tall = false }: { src: string; label: string; tall?: boolean }) {
  const t = useText(texts)
  const [zoom, setZoom] = useState(1)
  const [quarters, setQuarters] = useState(0)
  const style = { '--zoom': zoom, '--turn': `${quarters * 90}deg` } as CSSProperties
  return (
    <figure className={styles.view}>
      <div className={styles.frame} data-tall={tall || undefined} role="group" {...scrolls} aria-label={label} style={style}>
        <div className={styles.room}>
          <img className={styles.picture} data-sideways={quarters % 2 === 1 || undefined} src={src} alt={label} />
        </div>
      </div>
      <figcaption className={styles.tools}>
        <span>{label}</span>
        <IconButton label={`${t('zoomOut')}: ${label}`} disabled={zoom === 1} onClick={() => setZoom(zoom - 1)}>
          <ZoomOut />
        </IconButton>
        <IconButton label={`${t('zoomIn')}: ${label}`} disabled={zoom === LARGEST} onClick={() => setZoom(zoom + 1)}>
          <ZoomIn />
        </IconButton>
        <IconButton label={`${t('rotate')}: ${label}`} onClick={() => setQuarters((quarters + 1) % 4)}>
          <RotateCw />
        </IconButton>
      </figcaption>
    </figure>
  )
}
