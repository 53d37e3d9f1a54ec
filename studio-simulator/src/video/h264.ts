import { Bits } from './bits.ts'
import { BLOCK, type Planes } from './planes.ts'

const BLOCK_BYTES = 384
const SPS = 7
const PPS = 8
const WHOLE = 5
const CHANGES = 1
/** The mark of a block whose samples are written as they are, in whole pictures and in changes. */
const SAMPLES = { whole: 25, changes: 30 }
const FRAME_NUMBERS = 256

/** No two zero bytes may be followed by a small one: it would look like the beginning of another unit. */
function withoutStartCodes(bytes: Buffer): Buffer {
  const found: number[] = []
  for (let zeros = 0, n = 0; n < bytes.length; n++) {
    if (zeros >= 2 && bytes[n]! <= 3) {
      found.push(n)
      zeros = 0
    }
    zeros = bytes[n] === 0 ? zeros + 1 : 0
  }
  if (found.length === 0) return bytes
  const parts = found.flatMap((at, n) => [bytes.subarray(n === 0 ? 0 : found[n - 1], at), Buffer.of(3)])
  return Buffer.concat([...parts, bytes.subarray(found.at(-1))])
}

const unit = (importance: number, kind: number, body: Buffer): Buffer =>
  Buffer.concat([Buffer.of((importance << 5) | kind), withoutStartCodes(body)])

/**
 * A stream of H.264 (constrained baseline) that every decoder plays, from the simplest parts of the standard: a whole picture's blocks are written sample by sample; of the next pictures
 * only blocks that have changed, and all others are skipped. Nothing is lost and nothing is estimated, so there is nothing to tune; drawn pictures, which mostly stand still, are small enough.
 */
export class H264 {
  readonly sps: Buffer
  readonly pps: Buffer
  #columns: number
  #rows: number
  #frame = 0
  #whole = 0

  constructor(width: number, height: number) {
    this.#columns = width / BLOCK
    this.#rows = height / BLOCK
    const sps = new Bits(64).u(8, 66).u(8, 0xc0).u(8, 31).ue(0).ue(4).ue(2).ue(1).u(1, 0)
    this.sps = unit(
      3,
      SPS,
      sps
        .ue(this.#columns - 1)
        .ue(this.#rows - 1)
        .u(1, 1)
        .u(1, 1)
        .u(1, 0)
        .u(1, 0)
        .end(),
    )
    const pps = new Bits(64).ue(0).ue(0).u(2, 0).ue(0).ue(0).ue(0).u(3, 0).ue(0).ue(0).ue(0)
    this.pps = unit(3, PPS, pps.u(1, 1).u(2, 0).end())
  }

  /** A picture by itself. */
  whole(planes: Planes): Buffer {
    this.#frame = 0
    const bits = new Bits(this.#columns * this.#rows * (BLOCK_BYTES + 4) + 64)
    bits
      .ue(0)
      .ue(7)
      .ue(0)
      .u(8, 0)
      .ue(this.#whole++ & 1)
      .u(2, 0)
      .ue(0)
      .ue(1)
    for (let block = 0; block < this.#columns * this.#rows; block++) writeBlock(bits.ue(SAMPLES.whole), planes, block)
    this.#frame++
    return unit(3, WHOLE, bits.end())
  }

  /** A picture after another one: its blocks that have changed, in their order. */
  changes(planes: Planes, changed: readonly number[]): Buffer {
    const bits = new Bits(changed.length * (BLOCK_BYTES + 12) + 64)
    bits
      .ue(0)
      .ue(5)
      .ue(0)
      .u(8, this.#frame++ % FRAME_NUMBERS)
      .u(1, 0)
      .u(1, 0)
      .u(1, 0)
      .ue(0)
      .ue(1)
    let next = 0
    for (const block of changed) {
      writeBlock(bits.ue(block - next).ue(SAMPLES.changes), planes, block)
      next = block + 1
    }
    const left = this.#columns * this.#rows - next
    if (left > 0) bits.ue(left)
    return unit(2, CHANGES, bits.end())
  }
}

function writeBlock(bits: Bits, { y, u, v, width }: Planes, block: number): void {
  bits.align()
  const columns = width / BLOCK
  const [left, top] = [(block % columns) * BLOCK, Math.floor(block / columns) * BLOCK]
  for (let row = 0; row < BLOCK; row++) bits.bytes(y, (top + row) * width + left, BLOCK)
  for (const plane of [u, v])
    for (let row = 0; row < BLOCK / 2; row++) bits.bytes(plane, ((top / 2 + row) * width) / 2 + left / 2, BLOCK / 2)
}
