import { H264 } from './video/h264.ts'
import { initSegment, mediaSegment } from './video/mp4.ts'
import { type Planes, newPlanes, takeChanges } from './video/planes.ts'

const FRAME_MS = 100
const FRAMES = 10
const SEGMENT_MS = FRAME_MS * FRAMES
/** As many as a playlist names, and some more that a slow player still asks for. */
const LISTED = 8
const KEPT = 14

interface Segment {
  n: number
  /** The studio's clock at its first picture. */
  atMs: number
  bytes: Buffer
  /** When it may be seen. */
  fromMs: number
}

/** Nothing is drawn that nobody has asked for lately. */
const WATCHED_MS = 20_000

/** A picture for a moment, as points of red, green, blue and opacity. */
export type Draw = (atMs: number) => Uint32Array

export interface Size {
  width: number
  height: number
}

/** A stream of drawn pictures in segments of a second, told as late as asked for. */
export class HlsStream {
  readonly init: Buffer
  #encoder: H264
  #draw: Draw
  #delayMs: number
  #segments: Segment[] = []
  #startMs: number
  #pictures = 0
  #timer: NodeJS.Timeout
  #now: () => number
  #frames: Buffer[] = []
  #before: Uint32Array | undefined
  #planes: Planes
  #askedMs = -Infinity

  constructor({ size, draw, now, delayMs }: { size: Size; draw: Draw; now: () => number; delayMs: number }) {
    this.#planes = newPlanes(size.width, size.height)
    this.#draw = draw
    this.#now = now
    this.#delayMs = delayMs
    this.#encoder = new H264(size.width, size.height)
    this.init = initSegment({ ...size, sps: this.#encoder.sps, pps: this.#encoder.pps })
    this.#startMs = now()
    this.#timer = setInterval(() => this.#goOn(), FRAME_MS / 2)
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** A busy machine leaves pictures out: the stream keeps its time, and stands still for a moment. */
  #goOn(): void {
    const due = Math.floor((this.#now() - this.#startMs) / FRAME_MS)
    while (this.#pictures <= due) {
      const atMs = this.#startMs + this.#pictures * FRAME_MS
      const isDrawn = this.#pictures++ === due && this.#isWatched()
      this.#frames.push(this.#encode(isDrawn ? this.#draw(atMs) : undefined))
      if (this.#frames.length === FRAMES) this.#end(atMs + FRAME_MS - SEGMENT_MS)
    }
  }

  #isWatched(): boolean {
    return this.#now() - this.#askedMs < WATCHED_MS
  }

  #encode(points: Uint32Array | undefined): Buffer {
    const changed = points ? takeChanges(this.#planes, this.#before, points) : []
    this.#before = points ?? this.#before
    return this.#frames.length === 0 ? this.#encoder.whole(this.#planes) : this.#encoder.changes(this.#planes, changed)
  }

  #end(atMs: number): void {
    const n = (this.#segments.at(-1)?.n ?? 0) + 1
    const bytes = mediaSegment(n, (n - 1) * SEGMENT_MS, FRAME_MS, this.#frames)
    this.#frames = []
    this.#segments = [...this.#segments, { n, atMs, bytes, fromMs: atMs + SEGMENT_MS + this.#delayMs }].slice(
      -KEPT - Math.ceil(this.#delayMs / SEGMENT_MS),
    )
  }

  #seen(): Segment[] {
    const now = this.#now()
    return this.#segments.filter(({ fromMs }) => fromMs <= now)
  }

  segment(n: number): Buffer | undefined {
    return this.#seen().find((one) => one.n === n)?.bytes
  }

  /** Which moment of the studio each segment begins at is said: so a player knows what is on the screen. */
  playlist(): string {
    this.#askedMs = this.#now()
    const listed = this.#seen().slice(-LISTED)
    const lines = listed.flatMap(({ n, atMs }) => [
      `#EXT-X-PROGRAM-DATE-TIME:${new Date(atMs).toISOString()}`,
      `#EXTINF:${(SEGMENT_MS / 1000).toFixed(3)},`,
      `${n}.m4s`,
    ])
    const head = ['#EXTM3U', '#EXT-X-VERSION:7', `#EXT-X-TARGETDURATION:${SEGMENT_MS / 1000}`, `#EXT-X-MEDIA-SEQUENCE:${listed[0]?.n ?? 0}`]
    return [...head, '#EXT-X-INDEPENDENT-SEGMENTS', '#EXT-X-MAP:URI="init.mp4"', ...lines, ''].join('\n')
  }
}
