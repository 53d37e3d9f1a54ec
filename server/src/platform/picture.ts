/** What drawing a picture would cost, read from its markers: nothing is decoded for it. */
export interface PictureFacts {
  width: number
  height: number
  /** How often the whole picture is gone over. A progressive JPEG says so itself, and a small file can say a great deal. */
  scans: number
}

/** What an operator's browser is given to show, and nobody here draws: the largest that phones make. */
export const SHOWN_PIXELS_MAX = 60_000_000
/** Pixels times scans: twelve million pixels in the ten scans that progressive pictures have. */
const SCANNED_MAX = 120_000_000
const SCANS_MAX = 16
/** Texts and profiles in a PNG are packed by themselves. */
const PACKED_MAX = 4

/** The facts of a PNG or JPEG of at most so many pixels; nothing for any other file, and for one that is only there to exhaust whoever draws it. */
export function readPicture(file: Buffer, pixelsMax: number): PictureFacts | undefined {
  const facts = pngFacts(file) ?? jpegFacts(file)
  return facts && fits(facts, pixelsMax) ? facts : undefined
}

/** The same for a WebP that stands still. */
export function readWebp(file: Buffer, pixelsMax: number): PictureFacts | undefined {
  const facts = webpFacts(file)
  return facts && fits(facts, pixelsMax) ? facts : undefined
}

function fits(facts: PictureFacts, pixelsMax: number): boolean {
  const pixels = facts.width * facts.height
  return pixels > 0 && pixels <= pixelsMax && facts.scans <= SCANS_MAX && pixels * facts.scans <= SCANNED_MAX
}

/** Goes from chunk to chunk up to the last one. */
function pngFacts(file: Buffer): PictureFacts | undefined {
  if (file.length < 33 || file.toString('latin1', 0, 8) !== '\u0089PNG\r\n\u001a\n' || file.toString('latin1', 12, 16) !== 'IHDR')
    return undefined
  let packed = 0
  for (let at = 8; at + 12 <= file.length; at += 12 + file.readUInt32BE(at)) {
    const type = file.toString('latin1', at + 4, at + 8)
    if (type === 'IEND') return { width: file.readUInt32BE(16), height: file.readUInt32BE(20), scans: 1 }
    if (['zTXt', 'iTXt', 'iCCP'].includes(type) && ++packed > PACKED_MAX) return undefined
  }
  return undefined
}

const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
/** Baseline, extended and progressive: what cameras and programs write. */
const FRAMES = [0xc0, 0xc1, 0xc2]
/** Other kinds of frames, and lines that are counted later: no decoder is asked about those. */
const REFUSED = [0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf, 0xdc, 0xde, 0xdf]

/** Goes from marker to marker up to the end, and counts the scans. */
function jpegFacts(file: Buffer): PictureFacts | undefined {
  if (file.length < 4 || file[0] !== 0xff || file[1] !== SOI) return undefined
  let size: Pick<PictureFacts, 'width' | 'height'> | undefined
  let scans = 0
  let at = 2
  while (at + 3 < file.length || file[at + 1] === EOI) {
    if (file[at] !== 0xff) return undefined
    const marker = file[at + 1]!
    if (marker === 0xff) at += 1
    else if (marker === EOI) return size && scans > 0 ? { ...size, scans } : undefined
    else {
      const length = file.readUInt16BE(at + 2)
      if (length < 2 || at + 2 + length > file.length || REFUSED.includes(marker)) return undefined
      if (FRAMES.includes(marker)) {
        if (size || length < 8) return undefined
        size = { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) }
      }
      if (marker === SOS) scans += 1
      at = marker === SOS ? skipScan(file, at + 2 + length) : at + 2 + length
    }
  }
  return undefined
}

/** To the next marker that ends a scan: zeros and restarts are part of it. */
function skipScan(file: Buffer, from: number): number {
  let at = from
  while (at + 1 < file.length) {
    const next = file[at + 1]!
    if (file[at] === 0xff && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
    at += 1
  }
  return at
}

interface Size {
  width: number
  height: number
}

/** Goes from chunk to chunk to the end of the file. There is one picture, as large as the canvas that it stands on; what moves is refused. */
function webpFacts(file: Buffer): PictureFacts | undefined {
  const text = (from: number, to: number): string => file.toString('latin1', from, to)
  if (file.length < 30 || text(0, 4) !== 'RIFF' || text(8, 12) !== 'WEBP' || file.readUInt32LE(4) + 8 > file.length) return undefined
  let canvas: Size | undefined
  let picture: Size | undefined
  let at = 12
  while (at + 8 <= file.length) {
    const [type, length, from] = [text(at, at + 4), file.readUInt32LE(at + 4), at + 8]
    if (from + length > file.length || type === 'ANIM' || type === 'ANMF') return undefined
    if (type === 'VP8X' && length >= 10) canvas = { width: file.readUIntLE(from + 4, 3) + 1, height: file.readUIntLE(from + 7, 3) + 1 }
    if (type === 'VP8 ' || type === 'VP8L') {
      if (picture || length < 10) return undefined
      picture = type === 'VP8 ' ? lossySize(file, from) : losslessSize(file, from)
      if (!picture) return undefined
    }
    at = from + length + (length % 2)
  }
  if (!picture || (canvas && (canvas.width !== picture.width || canvas.height !== picture.height))) return undefined
  return { ...picture, scans: 1 }
}

/** Fourteen bits each, behind the tag and the start code of a key frame. */
const lossySize = (file: Buffer, from: number): Size | undefined =>
  (file[from]! & 1) === 0 && file.readUIntBE(from + 3, 3) === 0x9d012a
    ? { width: file.readUInt16LE(from + 6) & 0x3fff, height: file.readUInt16LE(from + 8) & 0x3fff }
    : undefined

/** Fourteen bits each, behind the signature. */
function losslessSize(file: Buffer, from: number): Size | undefined {
  if (file[from] !== 0x2f) return undefined
  const bits = file.readUInt32LE(from + 1)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}
