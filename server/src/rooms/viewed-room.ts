import type { Json } from '@tucano/round'
import { type Page, sendWritten, write } from '#platform/page'
import type { PageSender } from '#platform/page-sender'
import { FrameRing, type ToldFrame, type Views } from './frames.ts'
import type { RoomKind } from './kind.ts'

/** A frame as its pages get it, written once for all who are told the same. */
interface WrittenFrame {
  from: number
  seq: number
  everybody: Buffer | undefined
  instead: Map<string, Buffer>
}

/** A page that looks at a room. */
export interface Viewer {
  page: Page
  /** Who looks, and when that began: the newest page of a member has the seat. */
  memberId: bigint | undefined
  sinceMs: number
  /** Looks on without a seat. */
  isGlance: boolean
  /** Frames are not sent: it is shown the room anew when it can take it, or as soon as the room can be asked. */
  isBehind: boolean
}

/** A member's newest page, as processes tell each other of it. */
export interface Seat {
  memberId: string
  sinceMs: number
  page: string
}

/** A room that pages of this process look at, whichever process has it. */
export class ViewedRoom {
  readonly id: string
  readonly kind: RoomKind
  readonly options: Json
  readonly viewers = new Map<Page, Viewer>()
  #ring: FrameRing<WrittenFrame>
  #sender: PageSender

  constructor(of: { id: string; kind: RoomKind; options: Json; seq: number }, sender: PageSender) {
    this.id = of.id
    this.kind = of.kind
    this.options = of.options
    this.#ring = new FrameRing(of.seq)
    this.#sender = sender
  }

  /** The entry up to which its pages were told, or can be. */
  get seq(): number {
    return this.#ring.seq
  }

  /** Tells a page what it has missed since an entry, if that is all still here. */
  resume(viewer: Viewer, seq: number): boolean {
    const missed = this.#ring.after(seq)
    if (!missed) return false
    viewer.isBehind = false
    for (const frame of missed) this.#send(viewer, frame)
    return true
  }

  /** Hands a frame to the pages. False when something before it was lost on the way: then the room as it is says more than what was missed. */
  take(told: ToldFrame): boolean {
    const before = this.#ring.seq
    const frame = writeFrame(this.id, told)
    if (!this.#ring.add(frame)) {
      this.loseTrack(frame.seq)
      return false
    }
    if (frame.seq <= before) return true
    const viewers = new Map([...this.viewers].filter(([, { isBehind }]) => !isBehind))
    this.#sender.toMany([...viewers.keys()], (page) => {
      const viewer = viewers.get(page)!
      if (this.viewers.get(page) === viewer) this.#send(viewer, frame)
    })
    return true
  }

  /** Nobody has been told everything up to an entry: all are shown the room anew. */
  loseTrack(seq: number): void {
    this.#ring.reset(seq)
    for (const viewer of this.viewers.values()) viewer.isBehind = true
  }

  /** Pages that are behind and can take the room as it is. */
  behind(): Viewer[] {
    return [...this.viewers.values()].filter(({ page, isBehind }) => isBehind && this.#sender.reads(page) && !this.#sender.isBehind(page))
  }

  /** Shows the room to pages that are behind, and what has come since. */
  show(viewers: readonly Viewer[], { epoch, seq, everybody, instead }: Views): void {
    const writeView = (view: unknown): Buffer => write({ type: 'room', room: this.id, epoch, seq, view })
    const shared = writeView(everybody)
    if (this.#ring.seq < seq) this.#ring.reset(seq)
    const since = this.#ring.after(seq)
    // More has come meanwhile than is kept here: they are shown it again.
    if (!since) return
    for (const viewer of viewers) {
      const { page, memberId } = viewer
      if (this.viewers.get(page) !== viewer || !viewer.isBehind) continue
      const mine = memberId === undefined ? undefined : instead[String(memberId)]
      viewer.isBehind = false
      sendWritten(page, mine === undefined ? shared : writeView(mine))
      for (const frame of since) this.#send(viewer, frame)
    }
  }

  #send(viewer: Viewer, { everybody, instead }: WrittenFrame): void {
    const { page, memberId } = viewer
    const written = instead.get(String(memberId)) ?? everybody
    if (!written || viewer.isBehind) return
    if (this.#sender.isBehind(page)) viewer.isBehind = true
    else if (this.#sender.reads(page)) sendWritten(page, written)
  }
}

function writeFrame(room: string, { epoch, from, seq, everybody, instead = {} }: ToldFrame): WrittenFrame {
  const writeFacts = (facts: Json[]): Buffer => write({ type: 'frame', room, epoch, seq, facts })
  return {
    from,
    seq,
    everybody: everybody.length > 0 ? writeFacts(everybody) : undefined,
    instead: new Map(Object.entries(instead).map(([memberId, facts]) => [memberId, writeFacts(facts)])),
  }
}
