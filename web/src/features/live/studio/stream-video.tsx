import type { StudioVideo } from '@tucano/contract/live'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '#platform/text'
import { usePreferences } from '#play/session/preferences.ts'
import { Button } from '#ui/button'
import type { Picture } from './picture.ts'
import { type Stream, playStream } from './play-stream.ts'
import styles from './studio-place.module.css'
import { texts } from './texts.ts'

export type PictureState = 'loading' | 'playing' | 'stalled' | 'failed'

/** A picture that stands still for so long is said to. */
const STALLED_MS = 1500
const AGAIN_MS = 15_000

interface StreamVideoProps {
  video: StudioVideo
  picture: Picture
  state: PictureState
  onState: (state: PictureState) => void
}

/** The studio's stream, silent until somebody asks for sound. */
export function StreamVideo({ video: { url, poster, studio }, picture, state, onState }: StreamVideoProps) {
  const t = useText(texts)
  const element = useRef<HTMLVideoElement>(null)
  const [attempt, setAttempt] = useState(0)
  const sound = usePreferences((preferences) => preferences.sound)
  const tell = useEffectEvent(onState)
  useEffect(() => {
    const video = element.current!
    let stream: Stream | undefined
    let unfollow: (() => void) | undefined
    let isGone = false
    let again: ReturnType<typeof setTimeout> | undefined
    let stalling: ReturnType<typeof setTimeout> | undefined
    const stop = (): void => {
      clearTimeout(stalling)
      unfollow?.()
      stream?.stop()
      stream = undefined
    }
    const fail = (): void => {
      if (isGone) return
      stop()
      tell('failed')
      again ??= setTimeout(() => setAttempt((n) => n + 1), AGAIN_MS)
    }
    const plays = (): void => {
      clearTimeout(stalling)
      stalling = undefined
      tell('playing')
    }
    const waits = (): void => {
      stalling ??= setTimeout(() => tell('stalled'), STALLED_MS)
    }
    video.addEventListener('playing', plays)
    video.addEventListener('timeupdate', plays)
    video.addEventListener('waiting', waits)
    tell('loading')
    playStream(video, { url, onFailed: fail }).then((opened) => {
      if (isGone) return opened.stop()
      stream = opened
      unfollow = picture.follow(opened.at)
      // For whoever looks into a page how late its picture is.
      Object.assign(video, { studioAt: opened.at })
      // A browser that does not play by itself shows a still picture: what is told does not wait for it.
      video.play().catch(() => undefined)
    }, fail)
    return () => {
      isGone = true
      clearTimeout(again)
      stop()
      video.removeEventListener('playing', plays)
      video.removeEventListener('timeupdate', plays)
      video.removeEventListener('waiting', waits)
    }
  }, [url, picture, attempt])
  return (
    <>
      <video
        ref={element}
        className={styles.video}
        aria-label={t('picture', { studio })}
        muted={!sound}
        playsInline
        autoPlay
        disablePictureInPicture
        {...(poster !== null && { poster })}
        data-state={state}
      >
        <track kind="captions" />
      </video>
      {(state === 'loading' || state === 'stalled') && (
        <p className={styles.note} role="status">
          <span className={styles.turning} aria-hidden="true" />
          {t(state)}
        </p>
      )}
      {state === 'failed' && (
        <div className={styles.failed}>
          <p role="status">{t('failed')}</p>
          <Button look="secondary" onClick={() => setAttempt((n) => n + 1)}>
            {t('again')}
          </Button>
        </div>
      )}
    </>
  )
}
