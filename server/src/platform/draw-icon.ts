import { createCanvas, loadImage } from '@napi-rs/canvas'

/** A drawing as a square PNG. It is drawn at the size that is asked for: a small drawing that is enlarged afterwards would be blurred. */
export async function drawIcon(svg: string, size: number): Promise<Buffer> {
  const sized = svg.replace(/<svg\b[^>]*>/, (tag) =>
    tag.replace(/ (width|height)="[^"]*"/g, '').replace('<svg', `<svg width="${size}" height="${size}"`),
  )
  const canvas = createCanvas(size, size)
  canvas.getContext('2d').drawImage(await loadImage(Buffer.from(sized)), 0, 0, size, size)
  return canvas.encode('png')
}
