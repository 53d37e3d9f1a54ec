import { createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { heavyPicture } from '../testing/heavy-picture.ts'
import { readPicture, readWebp } from './picture.ts'

const PIXELS = 25_000_000
const jpeg = createCanvas(90, 40).toBuffer('image/jpeg')
const png = createCanvas(90, 40).toBuffer('image/png')

/** A chunk of a PNG; nobody looks at its sum here. */
function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)])
}

describe('what a picture would cost', () => {
  test('is read from pictures that a program made', () => {
    expect(readPicture(jpeg, PIXELS)).toEqual({ width: 90, height: 40, scans: 1 })
    expect(readPicture(png, PIXELS)).toEqual({ width: 90, height: 40, scans: 1 })
  })

  test('the scans of a progressive picture are counted, whatever stands before, between and after them', async () => {
    const picture = heavyPicture({ side: 800, scans: 10 })
    expect(await loadImage(picture), 'a picture that can be drawn').toMatchObject({ width: 800, height: 800 })
    expect(readPicture(picture, PIXELS)).toEqual({ width: 800, height: 800, scans: 10 })
    const [start, rest] = [picture.subarray(0, 2), picture.subarray(2)]
    const thumbnail = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 8]), Buffer.from('ffd8ffda0000', 'hex')])
    expect(readPicture(Buffer.concat([start, thumbnail, rest, Buffer.from('after')]), PIXELS)).toMatchObject({ scans: 10 })
    expect(readPicture(Buffer.concat([start, Buffer.from([0xff, 0xff, 0xff]), rest]), PIXELS)).toMatchObject({ scans: 10 })
  })

  test.each([
    ['240 kB that keep a processor busy for seconds', heavyPicture({ side: 6320, scans: 96 })],
    ['more scans than any program writes', heavyPicture({ side: 16, scans: 17 })],
    ['many pixels in ten scans', heavyPicture({ side: 4000, scans: 10 })],
    ['more pixels than a camera has', heavyPicture({ side: 5001, scans: 1 })],
    ['no pixels', heavyPicture({ side: 0, scans: 1 })],
    ['a second frame', Buffer.concat([jpeg.subarray(0, -2), jpeg.subarray(2)])],
    ['no end', jpeg.subarray(0, -2)],
    ['no scan', Buffer.from('ffd8ffc00011080010001003011100021101031101ffd9', 'hex')],
    ['another kind of frame', Buffer.from(jpeg.toString('hex').replace('ffc0', 'ffc9'), 'hex')],
    ['a length beyond the file', Buffer.from('ffd8ffe0ffff00ffd9', 'hex')],
    ['a PNG of too many pixels', Buffer.concat([png.subarray(0, 16), Buffer.from('ffffffff', 'hex'), png.subarray(20)])],
    [
      'a PNG of nothing but packed texts',
      Buffer.concat([png.subarray(0, 33), ...Array<Buffer>(5).fill(chunk('zTXt', Buffer.alloc(9))), png.subarray(33)]),
    ],
    ['a PNG without an end', png.subarray(0, -12)],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="40"/>')],
    ['nothing', Buffer.alloc(0)],
    ['a few bytes', Buffer.from('ffd8', 'hex')],
  ])('%s is refused', (_, picture) => {
    expect(readPicture(picture, PIXELS)).toBeUndefined()
  })

  test('a WebP that stands still is read by its own road, and only there', () => {
    const lossy = createCanvas(90, 40).toBuffer('image/webp')
    const bare = lossy.subarray(lossy.toString('latin1', 12, 16) === 'VP8X' ? 30 : 12)
    const size = Buffer.alloc(4)
    size.writeUInt32LE(4 + 18 + bare.length)
    const extended = (width: number) => {
      const canvas = Buffer.from([...Buffer.from('VP8X'), 10, 0, 0, 0, 0, 0, 0, 0, width - 1, 0, 0, 39, 0, 0])
      return Buffer.concat([Buffer.from('RIFF'), size, Buffer.from('WEBP'), canvas, bare])
    }
    expect(readWebp(lossy, PIXELS)).toEqual({ width: 90, height: 40, scans: 1 })
    expect(readWebp(extended(90), PIXELS)).toEqual({ width: 90, height: 40, scans: 1 })
    expect(readPicture(lossy, PIXELS)).toBeUndefined()
    for (const [what, file] of [
      ['a canvas of another size', extended(91)],
      ['one that moves', Buffer.concat([lossy, Buffer.from('ANIM\x06\0\0\0\0\0\0\0\0\0', 'latin1')])],
      ['a second picture', Buffer.concat([lossy, lossy.subarray(12)])],
      ['half of it', lossy.subarray(0, lossy.length / 2)],
      ['a PNG', png],
      ['nothing', Buffer.alloc(0)],
    ] as const)
      expect(readWebp(file, PIXELS), what).toBeUndefined()
    expect(readWebp(lossy, 90 * 40 - 1), 'too many pixels').toBeUndefined()
  })

  test('reading five megabytes of the worst takes no time to speak of', () => {
    const stuffed = Buffer.concat([Buffer.from('ffd8ffda0008010100003f00', 'hex'), Buffer.alloc(5_000_000, Buffer.from('ff00', 'hex'))])
    const markers = Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(5_000_000, Buffer.from('ffe00002', 'hex'))])
    for (const file of [stuffed, markers]) expect(readPicture(file, PIXELS)).toBeUndefined()
  })
})
