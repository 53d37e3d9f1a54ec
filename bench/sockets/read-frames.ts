const TEXT = 1
const PING = 9
/** What a server that looks whether its pages are there wants to hear. */
export const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0])

/** Takes what a server sends in pieces and gives the texts of its frames: unmasked, whole, none of them in parts. */
export function frameTexts(onText: (text: string) => void, onPing?: () => void): (piece: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  return (piece) => {
    rest = rest.length === 0 ? piece : Buffer.concat([rest, piece])
    for (;;) {
      const frame = firstFrame(rest)
      if (!frame) return
      if (frame.code === PING) onPing?.()
      if (frame.code === TEXT) onText(rest.toString('utf8', frame.from, frame.to))
      rest = rest.subarray(frame.to)
    }
  }
}

function firstFrame(bytes: Buffer): { code: number; from: number; to: number } | undefined {
  if (bytes.length < 2) return undefined
  const short = bytes[1]! & 127
  const from = short < 126 ? 2 : short === 126 ? 4 : 10
  if (bytes.length < from) return undefined
  const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2))
  const to = from + length
  return bytes.length < to ? undefined : { code: bytes[0]! & 15, from, to }
}
