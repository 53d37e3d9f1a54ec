import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { scrolls } from '#ui/scrolls'
import styles from './content.module.css'
import { texts } from './texts.ts'

export interface Look {
  theme: 'light' | 'dark'
  /** Pixels that the page is wide. */
  width: number
}

/** A window of another width and theme, with the styles of this page. Nothing in it can be pressed. */
export function PreviewFrame({ theme, width, children }: Look & { children: ReactNode }) {
  const t = useText(texts)
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement>()
  const [height, setHeight] = useState(0)
  const [room, setRoom] = useState(width)
  const language = useLanguage((state) => state.language)
  useEffect(() => {
    const root = body?.ownerDocument.documentElement
    root?.setAttribute('data-theme', theme)
    root?.setAttribute('lang', language === 'PT' ? 'pt-BR' : 'en')
  }, [body, theme, language])
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      if (place.current) setRoom(place.current.clientWidth)
      if (body) setHeight(body.scrollHeight)
    })
    if (place.current) observer.observe(place.current)
    if (body) observer.observe(body)
    return () => observer.disconnect()
  }, [body])
  const open = (): void => {
    const shown = frame.current?.contentDocument
    if (!shown) return
    for (const style of document.head.querySelectorAll('style, link[rel="stylesheet"]')) shown.head.append(shown.importNode(style, true))
    // Nothing scrolls in it: its page is as tall as what is drawn.
    shown.documentElement.style.scrollbarGutter = 'auto'
    shown.body.className = styles.previewed ?? ''
    setBody(shown.body)
  }
  const scale = Math.min(1, room / width)
  return (
    <div ref={place} className={styles.preview} role="group" aria-label={t('preview')} {...scrolls} style={{ maxWidth: width + 2 }}>
      <div className={styles.shown} style={{ height: height * scale }}>
        <iframe
          ref={frame}
          title={t('preview')}
          srcDoc="<!doctype html><meta charset=utf-8>"
          sandbox="allow-same-origin"
          tabIndex={-1}
          style={{ width, height, transform: `scale(${scale})` }}
          onLoad={open}
        />
      </div>
      {body && createPortal(<div inert>{children}</div>, body)}
    </div>
  )
}
