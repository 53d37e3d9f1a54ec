import type { Pen, Size } from './pen.ts'

interface Layer extends Size {
  density: number
  /** Nothing is seen through it: it is copied, not mixed. */
  isOpaque?: boolean
}

/** A large picture that is drawn once, with as many points as the canvas that it is shown on: then it is copied, and not reckoned anew. */
export function paintLayer({ width, height, density, isOpaque = false }: Layer, draw: (pen: Pen) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * density)
  canvas.height = Math.round(height * density)
  const pen = canvas.getContext('2d', { alpha: !isOpaque })
  if (!pen) throw new Error('this browser draws nothing')
  pen.setTransform(density, 0, 0, density, 0, 0)
  draw(pen)
  return canvas
}
