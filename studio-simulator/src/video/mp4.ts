/** Ticks a second. */
const TIMESCALE = 1000

const u32 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, n) => bytes.writeUInt32BE(value >>> 0, n * 4))
  return bytes
}
const u16 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2)
  values.forEach((value, n) => bytes.writeUInt16BE(value, n * 2))
  return bytes
}

function box(kind: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([u32(body.length + 8), Buffer.from(kind, 'latin1'), body])
}
/** A box with a version and flags before what is in it. */
const full = (kind: string, flags: number, ...parts: Buffer[]): Buffer => box(kind, u32(flags), ...parts)

const MATRIX = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)

interface Stream {
  width: number
  height: number
  sps: Buffer
  pps: Buffer
}

/** What a player reads before the first segment. */
export function initSegment({ width, height, sps, pps }: Stream): Buffer {
  const avcC = box('avcC', Buffer.of(1, sps[1]!, sps[2]!, sps[3]!, 0xff, 0xe1), u16(sps.length), sps, Buffer.of(1), u16(pps.length), pps)
  const name = Buffer.alloc(32)
  const avc1 = box(
    'avc1',
    u32(0),
    u16(0, 1),
    u32(0, 0, 0, 0),
    u16(width, height),
    u32(0x480000, 0x480000, 0),
    u16(1),
    name,
    u16(24, 0xffff),
    avcC,
  )
  const tables = [full('stts', 0, u32(0)), full('stsc', 0, u32(0)), full('stsz', 0, u32(0, 0)), full('stco', 0, u32(0))]
  const stbl = box('stbl', full('stsd', 0, u32(1), avc1), ...tables)
  const dinf = box('dinf', full('dref', 0, u32(1), full('url ', 1)))
  const minf = box('minf', full('vmhd', 1, u16(0, 0, 0, 0)), dinf, stbl)
  const hdlr = full('hdlr', 0, u32(0), Buffer.from('vide'), u32(0, 0, 0), Buffer.from('video\0'))
  const mdia = box('mdia', full('mdhd', 0, u32(0, 0, TIMESCALE, 0), u16(0x55c4, 0)), hdlr, minf)
  const tkhd = full('tkhd', 3, u32(0, 0, 1, 0, 0, 0, 0), u16(0, 0, 0, 0), MATRIX, u32(width << 16, height << 16))
  const mvhd = full('mvhd', 0, u32(0, 0, TIMESCALE, 0, 0x10000), u16(0x100, 0), u32(0, 0), MATRIX, u32(0, 0, 0, 0, 0, 0, 2))
  const mvex = box('mvex', full('trex', 0, u32(1, 1, 0, 0, 0)))
  return Buffer.concat([
    box('ftyp', Buffer.from('iso6'), u32(1), Buffer.from('iso6avc1mp41')),
    box('moov', mvhd, box('trak', tkhd, mdia), mvex),
  ])
}

const KEY = 0x02000000
const NOT_KEY = 0x01010000

/** Some pictures in a row, the first a whole one. Times are ticks. */
export function mediaSegment(number: number, startsAt: number, frameTicks: number, frames: readonly Buffer[]): Buffer {
  const sized = frames.map((frame) => Buffer.concat([u32(frame.length), frame]))
  const samples = sized.flatMap(({ length }, n) => [frameTicks, length, n === 0 ? KEY : NOT_KEY])
  const fragment = (dataAt: number): Buffer => {
    const time = Buffer.alloc(8)
    time.writeBigUInt64BE(BigInt(startsAt))
    const tfdt = full('tfdt', 0x01000000, time)
    const trun = full('trun', 0x701, u32(frames.length, dataAt, ...samples))
    return box('moof', full('mfhd', 0, u32(number)), box('traf', full('tfhd', 0x020000, u32(1)), tfdt, trun))
  }
  return Buffer.concat([fragment(fragment(0).length + 8), box('mdat', ...sized)])
}
