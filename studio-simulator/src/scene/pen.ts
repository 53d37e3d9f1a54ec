import { fileURLToPath } from 'node:url'
import { GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'

export type Pen = SKRSContext2D

const FONT = 'Studio Inter'
const FILE = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'

export interface Written {
  size: number
  ink: string
  weight?: number
  align?: 'left' | 'center' | 'right'
}

// oxlint-disable-next-line max-params -- as a canvas has it
export function write(pen: Pen, text: string, x: number, y: number, { size, ink, weight = 600, align = 'center' }: Written): void {
  if (!GlobalFonts.has(FONT)) GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(FILE)), FONT)
  pen.font = `${weight} ${size}px "${FONT}"`
  pen.textAlign = align
  pen.textBaseline = 'middle'
  pen.fillStyle = ink
  pen.fillText(text, x, y)
}

export function fillRound(pen: Pen, [x, y, width, height]: readonly [number, number, number, number], radius: number, ink: string): void {
  pen.beginPath()
  pen.roundRect(x, y, width, height, radius)
  pen.fillStyle = ink
  pen.fill()
}
