/** A frame: how long the rest is (4 bytes), how long the key is (2), the key, the body. */
const LENGTH_BYTES = 4
const KEY_LENGTH_BYTES = 2

export function writeFrame(key: string, body: string | Buffer = ''): Buffer {
  const [keyBytes, bodyBytes] = [Buffer.from(key), Buffer.from(body)]
  const head = Buffer.alloc(LENGTH_BYTES + KEY_LENGTH_BYTES)
  head.writeUInt32BE(KEY_LENGTH_BYTES + keyBytes.length + bodyBytes.length, 0)
  head.writeUInt16BE(keyBytes.length, LENGTH_BYTES)
  return Buffer.concat([head, keyBytes, bodyBytes])
}

export interface Frame {
  key: string
  body: Buffer
}

function readFrame(frame: Buffer): Frame {
  const keyEnd = KEY_LENGTH_BYTES + (frame.length < KEY_LENGTH_BYTES ? Infinity : frame.readUInt16BE(0))
  if (keyEnd > frame.length) throw new RangeError('a frame that is shorter than its key')
  return { key: frame.toString('utf8', KEY_LENGTH_BYTES, keyEnd), body: frame.subarray(keyEnd) }
}

/** Takes what comes in pieces and gives the frames that are whole. What is longer than allowed, or is no frame, is an error. */
export function frameReader({ bytesMax, onFrame }: { bytesMax: number; onFrame: (frame: Frame) => void }): (piece: Buffer) => void {
  let pieces: Buffer[] = []
  let bytes = 0
  let wanted = LENGTH_BYTES
  return (piece) => {
    pieces.push(piece)
    bytes += piece.length
    if (bytes < wanted) return
    let rest = pieces.length === 1 ? piece : Buffer.concat(pieces)
    for (wanted = LENGTH_BYTES; rest.length >= LENGTH_BYTES; wanted = LENGTH_BYTES) {
      const length = rest.readUInt32BE(0)
      if (length > bytesMax) throw new RangeError(`a frame of ${length} bytes`)
      wanted += length
      if (rest.length < wanted) break
      const frame = rest.subarray(LENGTH_BYTES, wanted)
      rest = rest.subarray(wanted)
      onFrame(readFrame(frame))
    }
    pieces = rest.length === 0 ? [] : [rest]
    bytes = rest.length
  }
}
