import type { Locator } from '@playwright/test'

/** Pixels of the picture that is read. */
const SIZE = 300

/** What a QR code on the page says. */
export async function readCode(code: Locator): Promise<string> {
  const { default: decodeQR } = await import('qr/decode.js')
  const pixels = await code.evaluate(async (svg, size) => {
    const image = new Image()
    image.src = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' }))
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = size
    const context = canvas.getContext('2d') as CanvasRenderingContext2D
    context.drawImage(image, 0, 0, size, size)
    return [...context.getImageData(0, 0, size, size).data]
  }, SIZE)
  return decodeQR({ width: SIZE, height: SIZE, data: Uint8Array.from(pixels) })
}
