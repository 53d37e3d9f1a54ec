import type { LiveView, StudioVideo } from '@tucano/contract/live'
import { useState } from 'react'
import { useText } from '#platform/text'
import type { Picture } from './picture.ts'
import { type PictureState, StreamVideo } from './stream-video.tsx'
import styles from './studio-place.module.css'
import { texts } from './texts.ts'
import { ToldRound } from './told-round.tsx'

interface StudioPlaceProps {
  video: StudioVideo
  kind: string
  view: LiveView
  picture: Picture
}

/** What everybody sees at a studio's table: its picture, or what it tells where that does not play. */
export function StudioPlace({ video, kind, view, picture }: StudioPlaceProps) {
  const t = useText(texts)
  const [state, setState] = useState<PictureState>('loading')
  const { studio } = view
  const trouble = studio?.isAway ? t('away') : studio?.isDisputed ? t('disputed') : undefined
  return (
    <div className={styles.place} data-picture={video.kind === 'hls' ? state : 'player'}>
      {video.kind === 'hls' ? (
        <>
          {state === 'failed' && <ToldRound kind={kind} view={view} />}
          <StreamVideo video={video} picture={picture} state={state} onState={setState} />
        </>
      ) : (
        <iframe
          className={styles.video}
          title={t('picture', { studio: video.studio })}
          src={video.url}
          sandbox="allow-scripts"
          allow="autoplay; fullscreen"
          referrerPolicy="no-referrer"
        />
      )}
      <p className={styles.from}>
        <b>{t('live')}</b> {video.studio}
        {studio?.dealer && ` · ${t('dealer', { name: studio.dealer })}`}
      </p>
      {trouble !== undefined && (
        <p className={styles.trouble} role="status">
          {trouble}
        </p>
      )}
    </div>
  )
}
