import { type SymbolName, darker, lighter, mix, symbols as drawings } from '@tucano/art'
import type { Theme } from '@tucano/contract/studios'
import type { SlotSheet, SymbolSheet } from '@tucano/slots'
import { paint, readSvg } from '#play/stage/canvas.ts'
import { shineOf } from '#play/session/game-context.ts'
import type { Size } from './layout.ts'
import { coloursOf } from './symbol-colours.ts'

/** Of each symbol: as it is, and as it goes by. */
export interface Sprites {
  still: HTMLCanvasElement[]
  blurred: HTMLCanvasElement[]
  /** Behind a symbol that has won. */
  glow: HTMLCanvasElement
  coin: HTMLCanvasElement
}

interface SpriteOptions {
  sheet: SlotSheet
  theme: Theme
  cell: Size
  /** Symbols stand on tiles of their own, where no reel carries them. */
  onTiles: boolean
  /** What stands on a ribbon across special symbols. */
  ribbons: Partial<Record<SymbolSheet['kind'], string>>
}

export const isLetter = (drawing: string): boolean => !(drawing in drawings)

/** The six letters of a game in six colours of its own. */
export function letterColour(drawing: string, { sky, main, spark }: Theme): string {
  const place = Math.max(0, ['A', 'K', 'Q', 'J', '10', '9'].indexOf(drawing))
  const hues = ['#ff5f6d', '#ffb03a', '#5fd068', '#3fb8ff', '#b07cff', '#ff7ac8']
  return mix(hues[place]!, [main, spark, lighter(sky, 0.35)][place % 3]!, 0.28)
}

export const FACE = '800 1px Bricolage, sans-serif'

/** Draws every symbol of a game once. What is shown later is copied from here. */
export async function makeSprites(options: SpriteOptions): Promise<Sprites> {
  const { sheet, theme, cell } = options
  await document.fonts.load(FACE.replace('1px', '40px')).catch(() => [])
  const still = await Promise.all(sheet.symbols.map((symbol) => makeSprite(symbol, options)))
  const [main, spark] = coloursOf('coin', { ...theme, hero: 'coin', main: '#f2b53a', spark: '#ffe08a' })
  const face = await readSvg(drawings.coin(main, spark), '-100 -100 200 200')
  const size = Math.max(48, Math.min(cell.width, cell.height))
  return {
    still,
    blurred: still.map((sprite) => blur(sprite, cell)),
    glow: makeGlow(cell, theme),
    coin: paint({ width: size, height: size }, (to) => to.drawImage(face, 0, 0, size, size)),
  }
}

async function makeSprite(symbol: SymbolSheet, options: SpriteOptions): Promise<HTMLCanvasElement> {
  const { theme, cell, onTiles, ribbons } = options
  const { drawing, kind } = symbol
  const colour = isLetter(drawing) ? letterColour(drawing, theme) : coloursOf(drawing as SymbolName, theme)[0]
  const picture = isLetter(drawing)
    ? undefined
    : await readSvg(drawings[drawing as SymbolName](...coloursOf(drawing as SymbolName, theme)), '-112 -112 224 224')
  return paint(cell, (to) => {
    if (onTiles) drawTile(to, cell, colour)
    if (kind === 'wild' || kind === 'scatter')
      drawBurst(to, cell, { colour: kind === 'wild' ? shineOf(theme) : lighter(theme.main, 0.2), kind })
    const size = Math.min(cell.width, cell.height) * (onTiles ? 0.8 : 0.94)
    const ribbon = ribbons[kind]
    const lift = ribbon ? cell.height * 0.06 : 0
    if (picture) to.drawImage(picture, (cell.width - size) / 2, (cell.height - size) / 2 - lift, size, size)
    else drawLetter(to, cell, { text: drawing, colour, share: onTiles ? 0.6 : 0.74 })
    if (ribbon) drawRibbon(to, cell, { text: ribbon, colour: kind === 'wild' ? shineOf(theme) : lighter(theme.main, 0.1) })
  })
}

function drawTile(to: CanvasRenderingContext2D, { width, height }: Size, colour: string): void {
  const inset = Math.max(2, width * 0.04)
  const light = to.createLinearGradient(0, 0, 0, height)
  light.addColorStop(0, mix(colour, '#ffffff', 0.3))
  light.addColorStop(1, darker(colour, 0.5))
  to.globalAlpha = 0.42
  to.fillStyle = light
  to.beginPath()
  to.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, width * 0.2)
  to.fill()
  to.globalAlpha = 0.7
  to.strokeStyle = mix(colour, '#ffffff', 0.4)
  to.lineWidth = Math.max(1, width * 0.018)
  to.stroke()
  to.globalAlpha = 1
}

/** Rays behind what is special, or a ring. */
function drawBurst(
  to: CanvasRenderingContext2D,
  { width, height }: Size,
  { colour, kind }: { colour: string; kind: 'wild' | 'scatter' },
): void {
  const [x, y, reach] = [width / 2, height / 2, Math.min(width, height) * 0.53]
  const light = to.createRadialGradient(x, y, 0, x, y, reach)
  light.addColorStop(0, `${lighter(colour, 0.5)}ee`)
  light.addColorStop(0.55, `${colour}77`)
  light.addColorStop(1, `${colour}00`)
  to.fillStyle = light
  to.fillRect(0, 0, width, height)
  to.strokeStyle = to.fillStyle = lighter(colour, 0.4)
  to.globalAlpha = 0.6
  if (kind === 'wild') {
    to.beginPath()
    for (let ray = 0; ray < 12; ray++) {
      const at = (ray / 12) * Math.PI * 2
      to.moveTo(x, y)
      to.lineTo(x + Math.cos(at) * reach, y + Math.sin(at) * reach)
      to.lineTo(x + Math.cos(at + 0.16) * reach, y + Math.sin(at + 0.16) * reach)
    }
    to.fill()
  } else {
    to.lineWidth = reach * 0.07
    to.setLineDash([reach * 0.05, reach * 0.13])
    to.lineCap = 'round'
    to.beginPath()
    to.arc(x, y, reach * 0.88, 0, Math.PI * 2)
    to.stroke()
    to.setLineDash([])
  }
  to.globalAlpha = 1
}

/** A card's letter as a thing that stands: its side below, its face above, a light across. */
function drawLetter(
  to: CanvasRenderingContext2D,
  { width, height }: Size,
  { text, colour, share }: { text: string; colour: string; share: number },
): void {
  const tall = Math.min(width, height) * share
  to.font = FACE.replace('1px', `${tall}px`)
  to.textAlign = 'center'
  to.textBaseline = 'alphabetic'
  const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: under } = to.measureText(text)
  const [x, y] = [width / 2, height / 2 + (up - under) / 2 - tall * 0.03]
  to.lineJoin = 'round'
  to.fillStyle = '#00000055'
  to.fillText(text, x + tall * 0.05, y + tall * 0.13)
  to.fillStyle = to.strokeStyle = darker(colour, 0.55)
  to.lineWidth = tall * 0.09
  for (let depth = 4; depth >= 0; depth--) {
    to.strokeText(text, x, y + (depth / 4) * tall * 0.07)
    to.fillText(text, x, y + (depth / 4) * tall * 0.07)
  }
  const face = to.createLinearGradient(0, y - up, 0, y)
  face.addColorStop(0, lighter(colour, 0.62))
  face.addColorStop(0.48, lighter(colour, 0.12))
  face.addColorStop(0.52, colour)
  face.addColorStop(1, darker(colour, 0.16))
  to.fillStyle = face
  to.fillText(text, x, y)
}

function drawRibbon(to: CanvasRenderingContext2D, { width, height }: Size, { text, colour }: { text: string; colour: string }): void {
  const tall = Math.min(width, height) * 0.22
  const [top, wide, side] = [height * 0.93 - tall, width * 0.94, width * 0.03]
  const fold = tall * 0.3
  to.beginPath()
  to.moveTo(side, top)
  to.lineTo(side + wide, top)
  to.lineTo(side + wide - fold, top + tall / 2)
  to.lineTo(side + wide, top + tall)
  to.lineTo(side, top + tall)
  to.lineTo(side + fold, top + tall / 2)
  to.closePath()
  const cloth = to.createLinearGradient(0, top, 0, top + tall)
  cloth.addColorStop(0, lighter(colour, 0.25))
  cloth.addColorStop(1, darker(colour, 0.22))
  to.fillStyle = cloth
  to.fill()
  to.strokeStyle = darker(colour, 0.6)
  to.lineWidth = Math.max(1, tall * 0.07)
  to.stroke()
  to.font = FACE.replace('1px', `${tall * 0.72}px`)
  to.textAlign = 'center'
  to.textBaseline = 'middle'
  to.fillStyle = darker(colour, 0.82)
  to.fillText(text, width / 2, top + tall * 0.54, wide - 2.4 * fold)
}

/** How far what goes by is smeared, up and down. */
export const smearOf = ({ height }: Size): number => Math.round(height * 0.25)

/** The same thing in several places at once, as an eye sees what goes by. */
function blur(sprite: HTMLCanvasElement, { width, height }: Size): HTMLCanvasElement {
  const steps = 15
  const smear = smearOf({ width, height })
  return paint({ width, height: height + 2 * smear }, (to) => {
    to.globalAlpha = 2 / steps
    for (let step = 0; step < steps; step++) to.drawImage(sprite, 0, (step / (steps - 1)) * 2 * smear, width, height)
  })
}

function makeGlow({ width, height }: Size, theme: Theme): HTMLCanvasElement {
  const spark = shineOf(theme)
  return paint({ width, height }, (to) => {
    const light = to.createRadialGradient(width / 2, height / 2, 0, width / 2, height / 2, Math.max(width, height) * 0.62)
    light.addColorStop(0, `${lighter(spark, 0.5)}cc`)
    light.addColorStop(0.6, `${spark}66`)
    light.addColorStop(1, `${spark}22`)
    to.fillStyle = light
    const inset = Math.max(2, width * 0.025)
    to.beginPath()
    to.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, width * 0.12)
    to.fill()
    to.strokeStyle = lighter(spark, 0.4)
    to.lineWidth = Math.max(2, width * 0.024)
    to.stroke()
  })
}
