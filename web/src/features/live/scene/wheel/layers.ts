import { paint } from '#play/stage/canvas.ts'
import { type Pen, ROUND, disc, display, halo } from '../stage/pen.ts'
import { PLACE, type Place, places } from './places.ts'

/** From the rim to the middle of a place. */
const PAINTS: Record<string, readonly [string, string]> = {
  '1': ['#f6b53f', '#c26a12'],
  '2': ['#22a46b', '#0a5a3b'],
  '5': ['#2f8fe0', '#12467f'],
  '10': ['#a44fd0', '#4f1a72'],
  '20': ['#f0508e', '#8c1549'],
  '40': ['#ef4035', '#7d0f12'],
  times: ['#2c2433', '#0b0710'],
}
export const paintOf = (place: Place): readonly [string, string] => ('number' in place ? PAINTS[place.number]! : PAINTS['times']!)
export const wordOf = (place: Place): string => ('number' in place ? String(place.number) : `×${place.times}`)

/** Parts of the wheel's radius. */
export const HUB = 0.36
const FACE = 0.955

/** What turns: the places, the pins between them, the ring around the hub. */
export const paintFace = (radius: number): HTMLCanvasElement =>
  paint({ width: radius * 2, height: radius * 2 }, (pen) => {
    pen.translate(radius, radius)
    disc(pen, { x: 0, y: 0 }, radius)
    const face = radius * FACE
    places.forEach((place, n) => {
      pen.save()
      pen.rotate(n * PLACE)
      const [bright, deep] = paintOf(place)
      pen.beginPath()
      pen.moveTo(0, 0)
      pen.arc(0, 0, face, -Math.PI / 2 - PLACE / 2, -Math.PI / 2 + PLACE / 2)
      pen.closePath()
      pen.fillStyle = halo(pen, { x: 0, y: 0 }, face, [deep, deep, deep, bright, bright])
      pen.fill()
      // Light from the left on every place, as if it were a little domed.
      const dome = pen.createLinearGradient(-face * 0.06, 0, face * 0.06, 0)
      for (const [at, light] of [
        [0, '#0004'],
        [0.3, '#fff3'],
        [0.6, '#fff0'],
        [1, '#0005'],
      ] as const)
        dome.addColorStop(at, light)
      pen.fillStyle = dome
      pen.fill()
      pen.strokeStyle = '#ffe7a8'
      pen.lineWidth = Math.max(radius * 0.004, 0.8)
      pen.stroke()
      pen.restore()
    })
    pen.fillStyle = halo(pen, { x: 0, y: 0 }, face, ['#000a', '#0007', '#0004', '#0000', '#0000', '#0003'])
    disc(pen, { x: 0, y: 0 }, face)
    places.forEach((place, n) => {
      pen.save()
      pen.rotate(n * PLACE)
      writeOn(pen, face, place)
      pen.restore()
    })
    rim(pen, radius, face)
  })

function writeOn(pen: Pen, face: number, place: Place): void {
  const word = wordOf(place)
  const isTimes = 'times' in place
  const size = face * (word.length > 1 ? 0.072 : 0.094)
  pen.font = display(size, 800)
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.shadowColor = '#000a'
  pen.shadowBlur = size * 0.12
  pen.shadowOffsetY = size * 0.05
  pen.fillStyle = isTimes ? '#ffe45c' : '#fff'
  if (isTimes) {
    pen.save()
    pen.translate(0, -face * 0.84)
    pen.rotate(Math.PI / 2)
    pen.font = display(face * 0.108, 800)
    pen.fillText(word, 0, 0)
    pen.restore()
  } else pen.fillText(word, 0, -face * 0.9)
  pen.shadowColor = '#0000'
  pen.fillStyle = isTimes ? '#ffd84a' : '#fff5'
  for (let n = 0; n < 3; n++) disc(pen, { x: 0, y: -face * (0.62 - n * 0.07) }, face * (0.011 - n * 0.002))
}

function rim(pen: Pen, radius: number, face: number): void {
  const brass = pen.createConicGradient(-2, 0, 0)
  ;['#fff3c9', '#a87827', '#f3d795', '#7b5317', '#ffe9b0', '#9a6d22', '#fff3c9'].forEach((colour, n) => brass.addColorStop(n / 6, colour))
  pen.beginPath()
  pen.arc(0, 0, (radius + face) / 2, 0, ROUND)
  pen.lineWidth = radius - face
  pen.strokeStyle = brass
  pen.stroke()
  for (let n = 0; n < places.length; n++) {
    const angle = (n + 0.5) * PLACE - Math.PI / 2
    const at = { x: Math.cos(angle) * radius * 0.975, y: Math.sin(angle) * radius * 0.975 }
    pen.fillStyle = '#3a2508'
    disc(pen, { x: at.x, y: at.y + radius * 0.004 }, radius * 0.0145)
    pen.fillStyle = halo(pen, { x: at.x - radius * 0.004, y: at.y - radius * 0.004 }, radius * 0.014, ['#fff', '#f3d795', '#7b5317'])
    disc(pen, at, radius * 0.0125)
  }
}

/** A bulb of the frame, lit or not. */
export const paintBulb = (radius: number, isLit: boolean): HTMLCanvasElement =>
  paint({ width: radius * 6, height: radius * 6 }, (pen) => {
    const middle = { x: radius * 3, y: radius * 3 }
    if (isLit) {
      pen.fillStyle = halo(pen, middle, radius * 3, ['#ffdf8acc', '#ffb93a55', '#ffb93a00'])
      disc(pen, middle, radius * 3)
    }
    pen.fillStyle = halo(
      pen,
      { x: middle.x - radius * 0.3, y: middle.y - radius * 0.3 },
      radius * 1.3,
      isLit ? ['#fff', '#fff2c4', '#ffc64d'] : ['#d9a65a', '#8a5a20', '#4a2e0c'],
    )
    disc(pen, middle, radius)
  })

/** The frame behind the wheel, and the foot that it stands on. Drawn around the middle of the wheel. */
export function drawFrame(pen: Pen, radius: number): void {
  const foot = pen.createLinearGradient(-radius * 0.4, 0, radius * 0.4, 0)
  ;['#1e0b2b', '#6d3a8f', '#3b1658', '#170722'].forEach((colour, n) => foot.addColorStop(n / 3, colour))
  pen.fillStyle = foot
  pen.beginPath()
  pen.moveTo(-radius * 0.2, radius * 0.7)
  pen.lineTo(radius * 0.2, radius * 0.7)
  pen.lineTo(radius * 0.44, radius * 1.7)
  pen.lineTo(-radius * 0.44, radius * 1.7)
  pen.fill()
  pen.save()
  pen.shadowColor = '#000c'
  pen.shadowBlur = radius * 0.12
  pen.shadowOffsetY = radius * 0.05
  pen.fillStyle = halo(pen, { x: 0, y: 0 }, radius * 1.12, ['#2b0f40', '#2b0f40', '#7c3fa8', '#33124d'])
  disc(pen, { x: 0, y: 0 }, radius * 1.12)
  pen.restore()
  for (const [part, width] of [
    [1.115, 0.014],
    [1.015, 0.02],
  ] as const) {
    const brass = pen.createConicGradient(-2, 0, 0)
    ;['#fff3c9', '#a87827', '#f3d795', '#7b5317', '#ffe9b0', '#9a6d22', '#fff3c9'].forEach((colour, n) => brass.addColorStop(n / 6, colour))
    pen.beginPath()
    pen.arc(0, 0, radius * part, 0, ROUND)
    pen.lineWidth = radius * width
    pen.strokeStyle = brass
    pen.stroke()
  }
}

/** The hub over the middle of the wheel, on which the sum of what was turned is told. */
export const paintHub = (radius: number): HTMLCanvasElement =>
  paint({ width: radius * 2.2, height: radius * 2.2 }, (pen) => {
    pen.translate(radius * 1.1, radius * 1.1)
    pen.save()
    pen.shadowColor = '#000b'
    pen.shadowBlur = radius * 0.1
    pen.shadowOffsetY = radius * 0.05
    const brass = pen.createConicGradient(-2, 0, 0)
    ;['#fff3c9', '#a87827', '#f3d795', '#7b5317', '#ffe9b0', '#9a6d22', '#fff3c9'].forEach((colour, n) => brass.addColorStop(n / 6, colour))
    pen.fillStyle = brass
    disc(pen, { x: 0, y: 0 }, radius)
    pen.restore()
    pen.fillStyle = halo(pen, { x: 0, y: -radius * 0.3 }, radius * 1.2, ['#8a48b8', '#4a1c6e', '#1f0a31'])
    disc(pen, { x: 0, y: 0 }, radius * 0.91)
    pen.strokeStyle = '#ffe7a855'
    pen.lineWidth = radius * 0.012
    for (let n = 0; n < 24; n++) {
      pen.save()
      pen.rotate((n / 24) * ROUND)
      pen.beginPath()
      pen.ellipse(0, -radius * 0.71, radius * 0.06, radius * 0.16, 0, 0, ROUND)
      pen.stroke()
      pen.restore()
    }
  })
