const STREAM_TYPE = 'application/vnd.apple.mpegurl'

export interface Stream {
  /** The studio's clock at what is on the screen, in milliseconds; nothing while nothing plays. */
  at: () => number | undefined
  stop: () => void
}

interface Playing {
  url: string
  onFailed: () => void
}

/** As near to the end as holds: the picture is to be no later than it is said to be. */
const SEGMENTS_BEHIND = 2
const SEGMENTS_BEHIND_MAX = 4
const FASTER = 1.2

/** Plays a stream: by the library where the browser can be fed piece by piece, by the browser itself elsewhere. */
export async function playStream(video: HTMLVideoElement, { url, onFailed }: Playing): Promise<Stream> {
  const { default: Hls } = await import('hls.js/light')
  if (!Hls.isSupported()) return playNatively(video, { url, onFailed })
  const hls = new Hls({
    enableWorker: false,
    liveSyncDurationCount: SEGMENTS_BEHIND,
    liveMaxLatencyDurationCount: SEGMENTS_BEHIND_MAX,
    maxLiveSyncPlaybackRate: FASTER,
    backBufferLength: 10,
  })
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return
    if (type === Hls.ErrorTypes.MEDIA_ERROR) hls.recoverMediaError()
    else onFailed()
  })
  hls.loadSource(url)
  hls.attachMedia(video)
  return { at: () => hls.playingDate?.getTime(), stop: () => hls.destroy() }
}

interface WithStart extends HTMLVideoElement {
  getStartDate?: () => Date
}

function playNatively(video: WithStart, { url, onFailed }: Playing): Stream {
  if (video.canPlayType(STREAM_TYPE) === '') {
    onFailed()
    return { at: () => undefined, stop: () => undefined }
  }
  video.addEventListener('error', onFailed)
  video.src = url
  return {
    at: () => {
      const startMs = video.getStartDate?.().getTime() ?? NaN
      return Number.isNaN(startMs) || video.readyState < video.HAVE_CURRENT_DATA ? undefined : startMs + video.currentTime * 1000
    },
    stop: () => {
      video.removeEventListener('error', onFailed)
      video.removeAttribute('src')
      video.load()
    },
  }
}
