/** Finer than this nobody sees, and it costs. */
const DENSITY_MAX = 2

const density = (): number => Math.min(Math.max(devicePixelRatio, 1), DENSITY_MAX)

/** A canvas of so many CSS pixels. What is drawn on it is measured in them. One through which nothing is seen costs less. */
export function fit(
  canvas: HTMLCanvasElement,
  { width, height }: { width: number; height: number },
  isOpaque = false,
): CanvasRenderingContext2D {
  const scale = density()
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.style.width = `${width}px`
  canvas.style.height = `${height}px`
  const context = canvas.getContext('2d', { alpha: !isOpaque })
  if (!context) throw new Error('this browser draws nothing')
  context.setTransform(scale, 0, 0, scale, 0, 0)
  return context
}

/** A picture that is drawn once and shown often, of so many CSS pixels. */
export function paint(size: { width: number; height: number }, draw: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  draw(fit(canvas, size))
  return canvas
}

/** An SVG as a picture. `view` is what of it is seen. */
export async function readSvg(inside: string, view: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = svgAddress(inside, view)
  await image.decode()
  return image
}

/** An SVG as an address that any picture can have. */
export const svgAddress = (inside: string, view: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="400" height="400">${inside}</svg>`)}`
