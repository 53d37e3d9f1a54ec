/**
 * A grey progressive JPEG of nothing: a few thousand bytes say that so many pixels are to be gone over so many times. Each scan is some runs of
 * empty blocks.
 */
export function heavyPicture({ side, scans }: { side: number; scans: number }): Buffer {
  const blocks = Math.ceil(side / 8) ** 2
  const word = (number: number): number[] => [number >> 8, number & 255]
  const segment = (marker: number, ...bytes: number[]): number[] => [0xff, marker, ...word(bytes.length + 2), ...bytes]
  const oneCode = (id: number, symbol: number): number[] => segment(0xc4, id, 1, ...Array<number>(15).fill(0), symbol)
  /** So many zero bits, and ones up to the whole byte. */
  const zeros = (bits: number): number[] => [...Array<number>(bits >> 3).fill(0), ...(bits & 7 ? [2 ** (8 - (bits & 7)) - 1] : [])]
  const first = [...segment(0xda, 1, 1, 0, 0, 0, 1), ...zeros(blocks)]
  const further = [...segment(0xda, 1, 1, 0, 1, 63, 1), ...zeros(Math.ceil(blocks / 2 ** 14) * 15)]
  return Buffer.concat([
    Buffer.from([0xff, 0xd8, ...segment(0xdb, 0, ...Array<number>(64).fill(1))]),
    Buffer.from(segment(0xc2, 8, ...word(side), ...word(side), 1, 1, 0x11, 0)),
    Buffer.from([...oneCode(0x00, 0), ...oneCode(0x10, 0xe0)]),
    Buffer.from(first),
    ...Array<Buffer>(scans - 1).fill(Buffer.from(further)),
    Buffer.from([0xff, 0xd9]),
  ])
}
