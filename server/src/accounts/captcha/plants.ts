import type { SKRSContext2D } from '@napi-rs/canvas'
import { between, jitter, type Random } from './random.ts'

export interface Place {
  x: number
  y: number
  /** Its direction, in radians clockwise from pointing right. */
  angle: number
  length: number
}

/** A broad leaf with a light rib and veins, as on a banana plant. */
export function paintLeaf(context: SKRSContext2D, { x, y, angle, length }: Place, [shade, light]: readonly [string, string]): void {
  const girth = length * 0.2
  context.save()
  context.translate(x, y)
  context.rotate(angle)
  const colour = context.createLinearGradient(0, -girth, 0, girth)
  colour.addColorStop(0, light)
  colour.addColorStop(0.5, shade)
  colour.addColorStop(0.52, light)
  colour.addColorStop(1, shade)
  context.fillStyle = colour
  context.beginPath()
  context.moveTo(0, 0)
  context.bezierCurveTo(length * 0.25, -girth * 1.5, length * 0.75, -girth * 1.1, length, 0)
  context.bezierCurveTo(length * 0.75, girth * 1.1, length * 0.25, girth * 1.5, 0, 0)
  context.fill()
  context.clip()
  context.strokeStyle = light
  context.globalAlpha = 0.55
  context.lineWidth = 0.8
  context.beginPath()
  for (let place = length * 0.06; place < length * 0.95; place += length * 0.085) {
    for (const side of [-1, 1]) {
      context.moveTo(place, 0)
      context.quadraticCurveTo(place + girth * 0.5, side * girth * 0.5, place + girth * 1.1, side * girth * 1.3)
    }
  }
  context.stroke()
  context.globalAlpha = 0.9
  context.lineWidth = 1.4
  context.beginPath()
  context.moveTo(0, 0)
  context.lineTo(length, 0)
  context.stroke()
  context.restore()
}

/** A palm frond: a bowed rib with leaflets that hang from both sides. */
export function paintFrond(context: SKRSContext2D, { x, y, angle, length }: Place, colour: string): void {
  const droop = length * 0.45
  const ribAt = (part: number) => ({
    x: x + Math.cos(angle) * length * part,
    y: y + Math.sin(angle) * length * part + droop * part * part,
  })
  context.strokeStyle = colour
  context.lineCap = 'round'
  context.lineWidth = Math.max(0.8, length * 0.035)
  context.beginPath()
  const leaflets = 14
  for (let index = 1; index <= leaflets; index += 1) {
    const part = index / leaflets
    const root = ribAt(part)
    const before = ribAt(part - 0.05)
    const along = Math.atan2(root.y - before.y, root.x - before.x)
    const reach = length * 0.3 * Math.sin(Math.PI * (0.2 + part * 0.75))
    for (const side of [-1, 1]) {
      const way = along + side * 0.75
      context.moveTo(root.x, root.y)
      context.quadraticCurveTo(
        root.x + Math.cos(way) * reach * 0.6,
        root.y + Math.sin(way) * reach * 0.6,
        root.x + Math.cos(way) * reach,
        root.y + Math.sin(way) * reach + reach * 0.25,
      )
    }
  }
  context.stroke()
  const tip = ribAt(1)
  const bow = { x: x + (Math.cos(angle) * length) / 2, y: y + (Math.sin(angle) * length) / 2 }
  context.lineWidth = Math.max(1, length * 0.045)
  context.beginPath()
  context.moveTo(x, y)
  context.quadraticCurveTo(bow.x, bow.y, tip.x, tip.y)
  context.stroke()
}

/** A leaning palm, of a trunk that narrows and a crown of fronds. `x` and `y` are its foot. */
export function paintPalm(
  context: SKRSContext2D,
  { x, y, height }: { x: number; y: number; height: number },
  colours: { trunk: string; fronds: readonly [string, string] },
  random: Random,
): void {
  const lean = jitter(random, height * 0.28)
  const top = { x: x + lean, y: y - height }
  const girth = height * 0.045
  context.fillStyle = colours.trunk
  context.beginPath()
  context.moveTo(x - girth * 1.5, y)
  context.quadraticCurveTo(x - girth, y - height * 0.5, top.x - girth * 0.5, top.y)
  context.lineTo(top.x + girth * 0.5, top.y)
  context.quadraticCurveTo(x + girth * 1.2, y - height * 0.5, x + girth * 1.5, y)
  context.fill()
  const fronds = 8
  for (let index = 0; index < fronds; index += 1) {
    const angle = -Math.PI * 1.12 + (index / (fronds - 1)) * Math.PI * 1.24 + jitter(random, 0.12)
    const length = height * between(random, 0.42, 0.54)
    paintFrond(context, { ...top, angle, length }, colours.fronds[index % 2 ? 1 : 0])
  }
}

/** Five petals around a long yellow stamen, as of a hibiscus. */
export function paintFlower(context: SKRSContext2D, { x, y, angle, length }: Place, [petal, heart]: readonly [string, string]): void {
  context.save()
  context.translate(x, y)
  context.rotate(angle)
  const colour = context.createRadialGradient(0, 0, length * 0.1, 0, 0, length)
  colour.addColorStop(0, heart)
  colour.addColorStop(0.45, petal)
  colour.addColorStop(1, petal)
  for (let index = 0; index < 5; index += 1) {
    context.rotate((Math.PI * 2) / 5)
    context.fillStyle = colour
    context.beginPath()
    context.moveTo(0, 0)
    context.bezierCurveTo(length * 0.3, -length * 0.7, length * 1.05, -length * 0.6, length, 0)
    context.bezierCurveTo(length * 1.05, length * 0.35, length * 0.3, length * 0.4, 0, 0)
    context.fill()
    context.strokeStyle = 'rgba(0, 0, 0, 0.12)'
    context.lineWidth = 0.7
    context.stroke()
  }
  context.strokeStyle = '#FFD66B'
  context.lineWidth = length * 0.12
  context.lineCap = 'round'
  context.beginPath()
  context.moveTo(0, 0)
  context.quadraticCurveTo(length * 0.4, -length * 0.1, length * 0.7, -length * 0.3)
  context.stroke()
  context.restore()
}
