import type { Json } from '@tucano/round'
import type { RoomKind, Telling } from './kind.ts'

/** What a room has taken, up to an entry of its log. */
export interface Frame {
  epoch: bigint
  /** The entry before its first. */
  from: bigint
  seq: bigint
  facts: Json[]
  /** The room after it. */
  state: Json
}

/** A frame as pages are told it. Between processes, so of nothing but what JSON has. */
export interface ToldFrame extends Telling {
  epoch: number
  from: number
  seq: number
}

/** The room as everybody may see it, and as some members do instead. */
export type Views = {
  epoch: number
  seq: number
  everybody: Json
  instead: Record<string, Json>
}

/** Frames that whoever was away for a moment may still be told. */
const KEPT = 256

/** The last frames of a room, without a gap. */
export class FrameRing<Kept extends { from: number; seq: number } = ToldFrame> {
  #frames: Kept[] = []
  /** The entry up to which everything is known. */
  seq: number

  constructor(seq: number) {
    this.seq = seq
  }

  /** Whether it follows on what is known. One that is known already changes nothing. */
  add(frame: Kept): boolean {
    if (frame.seq <= this.seq) return true
    if (frame.from !== this.seq) return false
    this.#frames.push(frame)
    this.seq = frame.seq
    if (this.#frames.length > KEPT) this.#frames.shift()
    return true
  }

  /** Starts again at an entry. */
  reset(seq: number): void {
    this.#frames = []
    this.seq = seq
  }

  /** What came after an entry, if that is all still here. */
  after(seq: number): Kept[] | undefined {
    if (seq === this.seq) return []
    const first = this.#frames.findIndex(({ from }) => from === seq)
    return first < 0 ? undefined : this.#frames.slice(first)
  }
}

/** Tells what a room has taken, no more often than its kind wants to. What comes meanwhile is told together. */
export class FrameTeller {
  #kind: RoomKind
  #send: (frame: ToldFrame) => void
  #waiting: Frame[] = []
  #sentMs = -Infinity
  #timer: NodeJS.Timeout | undefined

  constructor(kind: RoomKind, send: (frame: ToldFrame) => void) {
    this.#kind = kind
    this.#send = send
  }

  take(frame: Frame): void {
    this.#waiting.push(frame)
    const { frameMs = 0 } = this.#kind
    const waitMs = this.#sentMs + frameMs - performance.now()
    if (waitMs <= 0) this.flush()
    else this.#timer ??= setTimeout(() => this.flush(), waitMs)
  }

  /** Tells what waits, now. */
  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const frames = this.#waiting.splice(0)
    const [first, last] = [frames[0], frames.at(-1)]
    if (!first || !last) return
    this.#sentMs = performance.now()
    const telling = this.#kind.tell(
      frames.flatMap(({ facts }) => facts),
      last.state,
    )
    this.#send({ epoch: Number(last.epoch), from: Number(first.from), seq: Number(last.seq), ...telling })
  }
}
