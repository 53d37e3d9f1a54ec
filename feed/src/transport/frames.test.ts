import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Frame, frameReader, writeFrame } from './frames.ts'

test('frames come out as they went in, in whatever pieces they come', () => {
  const frames = fc.array(fc.record({ key: fc.string({ maxLength: 20 }), body: fc.uint8Array({ maxLength: 60 }) }), { maxLength: 8 })
  fc.assert(
    fc.property(frames, fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }), (sent, cuts) => {
      const bytes = Buffer.concat(sent.map(({ key, body }) => writeFrame(key, Buffer.from(body))))
      const came: Frame[] = []
      const read = frameReader({ bytesMax: 1000, onFrame: (frame) => came.push({ key: frame.key, body: Buffer.from(frame.body) }) })
      for (let at = 0, n = 0; at < bytes.length; n++) {
        const end = at + cuts[n % cuts.length]!
        read(bytes.subarray(at, end))
        at = end
      }
      expect(came).toEqual(sent.map(({ key, body }) => ({ key, body: Buffer.from(body) })))
    }),
  )
})

test('what is longer than allowed, or shorter than its key, is no frame', () => {
  const onFrame = () => expect.unreachable()
  const tooLong = writeFrame('a', 'x'.repeat(98))
  expect(() => frameReader({ bytesMax: 100, onFrame })(tooLong.subarray(0, 4))).toThrow('a frame of 101 bytes')
  expect(() => frameReader({ bytesMax: 100, onFrame })(Buffer.from([0, 0, 0, 3, 0, 2, 65]))).toThrow('shorter than its key')
  expect(() => frameReader({ bytesMax: 100, onFrame })(Buffer.from([0, 0, 0, 1, 0]))).toThrow('shorter than its key')
})
