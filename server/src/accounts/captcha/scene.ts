import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { paintFlower, paintFrond, paintLeaf, paintPalm } from './plants.ts'
import { between, jitter, pick, type Random } from './random.ts'
import { paintToucan } from './toucan.ts'

interface Hour {
  /** From the top down to the horizon. */
  sky: readonly [string, ...string[]]
  /** The sun or the moon, and the light around it. */
  orb: string
  glow: string
  cloud: string
  /** From the farthest to the nearest. */
  hills: readonly [string, string, string]
  sea: readonly [string, string]
  trunk: string
  /** Shade and light. */
  leaves: readonly [string, string]
  petals: readonly [string, ...string[]]
  isNight: boolean
}

const MORNING: Hour = {
  sky: ['#0B6E99', '#4FAFCB', '#BFE3DF', '#FDE6B8'],
  orb: '#FFF3C9',
  glow: '#FFE296',
  cloud: 'rgba(255, 255, 255, 0.75)',
  hills: ['#86BFB0', '#4B9E82', '#1F7F60'],
  sea: ['#7FC6D2', '#0B6E99'],
  trunk: '#6B4A2B',
  leaves: ['#0F6B4F', '#2B9A6C'],
  petals: ['#F28C1E', '#E8563A', '#F7B733'],
  isNight: false,
}
const EVENING: Hour = {
  sky: ['#3A2C66', '#A9486A', '#F28C1E', '#FFD58A'],
  orb: '#FFE9A6',
  glow: '#FFBE5A',
  cloud: 'rgba(255, 196, 150, 0.6)',
  hills: ['#B4596A', '#6E3F66', '#2C3A52'],
  sea: ['#F3A24F', '#5B3A6B'],
  trunk: '#2A2030',
  leaves: ['#0B4436', '#1B7356'],
  petals: ['#F28C1E', '#E5486B', '#FFC24B'],
  isNight: false,
}
const NIGHT: Hour = {
  sky: ['#081A3A', '#0B3562', '#0B5F8A', '#4C9DB3'],
  orb: '#FBF4D9',
  glow: '#C8E6FF',
  cloud: 'rgba(160, 200, 220, 0.25)',
  hills: ['#1D6C88', '#145A66', '#0F4A4C'],
  sea: ['#3B93AE', '#0B4266'],
  trunk: '#06181C',
  leaves: ['#08463A', '#1A7A5D'],
  petals: ['#F28C1E', '#D9684A', '#F6C453'],
  isNight: true,
}

interface Size {
  width: number
  height: number
  /** Pixels per px. */
  density: number
}

/** Each scene is painted anew, so that nobody can collect the pictures and look the holes up. */
export function paintScene({ width, height, density }: Size, random: Random): Canvas {
  const canvas = createCanvas(width * density, height * density)
  const context = canvas.getContext('2d')
  context.scale(density, density)
  const hour = pick(random, [MORNING, EVENING, NIGHT] as const)
  const frame = { context, width, height, hour, random, horizon: height * between(random, 0.52, 0.64) }
  paintSky(frame)
  paintOrb(frame)
  paintClouds(frame)
  paintLand(frame)
  paintPalms(frame)
  paintBird(frame)
  paintForeground(frame)
  return canvas
}

interface Frame {
  context: SKRSContext2D
  width: number
  height: number
  horizon: number
  hour: Hour
  random: Random
}

/** A colour of which only a part covers. */
const clear = (colour: string, part: number): string =>
  `${colour}${Math.round(part * 255)
    .toString(16)
    .padStart(2, '0')}`

function paintSky({ context, width, height, horizon, hour, random }: Frame): void {
  const gradient = context.createLinearGradient(jitter(random, 18), 0, jitter(random, 18), horizon + 14)
  for (const [index, colour] of hour.sky.entries()) gradient.addColorStop(index / (hour.sky.length - 1), colour)
  context.fillStyle = gradient
  context.fillRect(0, 0, width, height)
  if (!hour.isNight) return
  for (let star = 0; star < 60; star += 1) {
    context.fillStyle = clear('#FFFAE1', between(random, 0.25, 0.95))
    context.beginPath()
    context.arc(between(random, 0, width), between(random, 0, horizon * 0.9), between(random, 0.35, 1.1), 0, Math.PI * 2)
    context.fill()
  }
}

function paintOrb({ context, width, height, horizon, hour, random }: Frame): void {
  const x = between(random, width * 0.15, width * 0.85)
  const y = between(random, horizon * 0.25, horizon * 0.8)
  const radius = between(random, 12, 19)
  const glow = context.createRadialGradient(x, y, radius * 0.7, x, y, radius * 5)
  glow.addColorStop(0, clear(hour.glow, 0.85))
  glow.addColorStop(0.3, clear(hour.glow, 0.28))
  glow.addColorStop(1, clear(hour.glow, 0))
  context.fillStyle = glow
  context.fillRect(0, 0, width, height)
  context.fillStyle = hour.orb
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fill()
  if (!hour.isNight) return
  context.save()
  context.clip()
  context.fillStyle = 'rgba(150, 170, 180, 0.35)'
  for (let crater = 0; crater < 5; crater += 1) {
    context.beginPath()
    context.arc(x + jitter(random, radius * 0.7), y + jitter(random, radius * 0.7), between(random, 1.5, radius * 0.28), 0, Math.PI * 2)
    context.fill()
  }
  context.restore()
}

/** Long flat clouds of a few rounded bars. */
function paintClouds({ context, width, horizon, hour, random }: Frame): void {
  context.fillStyle = hour.cloud
  for (let cloud = 2 + random.below(3); cloud > 0; cloud -= 1) {
    const x = between(random, -20, width - 20)
    const y = between(random, 8, horizon * 0.7)
    const size = between(random, 0.7, 1.3)
    context.beginPath()
    for (let bar = 0; bar < 4; bar += 1) {
      const long = between(random, 24, 58) * size
      context.roundRect(x + jitter(random, 20) * size, y + bar * 4.2 * size, long, 5.6 * size, 2.8 * size)
    }
    context.fill()
  }
}

/** Hills behind, and either the sea or more hills before them. */
function paintLand(frame: Frame): void {
  const { horizon, hour, random } = frame
  const hasSea = random.below(2) === 0
  const [far, middle, near] = hour.hills
  paintHill(frame, { colour: far, top: horizon - 12, reach: between(random, 7, 13) })
  if (hasSea) paintSea(frame)
  else paintHill(frame, { colour: middle, top: horizon + 6, reach: between(random, 7, 12) })
  paintHill(frame, { colour: near, top: horizon + (hasSea ? 44 : 30), reach: between(random, 6, 11) })
}

function paintSea({ context, width, height, horizon, hour, random }: Frame): void {
  const sea = context.createLinearGradient(0, horizon, 0, height)
  sea.addColorStop(0, hour.sea[0])
  sea.addColorStop(1, hour.sea[1])
  context.fillStyle = sea
  context.fillRect(0, horizon, width, height)
  for (let glint = 0; glint < 46; glint += 1) {
    const depth = between(random, 0, 1)
    context.fillStyle = clear(hour.glow, between(random, 0.15, 0.55))
    context.beginPath()
    context.roundRect(between(random, -10, width), horizon + 2 + depth * (height - horizon), 5 + depth * 20, 0.8 + depth * 0.9, 1)
    context.fill()
  }
}

function paintHill(
  { context, width, height, random }: Frame,
  { colour, top, reach }: { colour: string; top: number; reach: number },
): void {
  const waves = [1, 0.5, 0.22].map((share) => ({
    reach: reach * share,
    length: (width * share) / between(random, 0.9, 2.2),
    phase: between(random, 0, 7),
  }))
  const shade = context.createLinearGradient(0, top - reach, 0, height)
  shade.addColorStop(0, '#00000000')
  shade.addColorStop(1, '#00000066')
  context.beginPath()
  context.moveTo(0, height)
  for (let x = 0; x <= width; x += 2) {
    const lift = waves.reduce((sum, { reach, length, phase }) => sum + reach * Math.sin((x / length) * Math.PI * 2 + phase), 0)
    context.lineTo(x, top + lift)
  }
  context.lineTo(width, height)
  for (const fill of [colour, shade]) {
    context.fillStyle = fill
    context.fill()
  }
}

function paintPalms({ context, width, height, hour, random }: Frame): void {
  for (let palm = 1 + random.below(3); palm > 0; palm -= 1) {
    const place = { x: between(random, 20, width - 20), y: height - between(random, 4, 26), height: between(random, 62, 104) }
    paintPalm(context, place, { trunk: hour.trunk, fronds: hour.leaves }, random)
  }
}

/** A toucan on a branch that reaches in from one side. */
function paintBird({ context, width, height, hour, random }: Frame): void {
  const side = pick(random, [-1, 1] as const)
  const y = between(random, height * 0.55, height * 0.78)
  const tip = between(random, width * 0.4, width * 0.62)
  const along = (part: number) => (side < 0 ? tip * part : width - tip * part)
  context.strokeStyle = hour.trunk
  context.lineCap = 'round'
  context.lineWidth = 5
  context.beginPath()
  context.moveTo(along(-0.05), y + 8)
  context.quadraticCurveTo(along(0.5), y - 3, along(1), y + 2)
  context.stroke()
  for (const part of [0.93, 1]) {
    const angle = (side < 0 ? 0 : Math.PI) + jitter(random, 0.9)
    paintLeaf(context, { x: along(part), y: y + 1, angle, length: between(random, 18, 28) }, hour.leaves)
  }
  const tall = between(random, 54, 72)
  const facing = pick(random, [-1, 1] as const)
  paintToucan(context, { x: along(between(random, 0.62, 0.8)), y: y - 1, height: tall, facing, lean: jitter(random, 0.12) })
}

/** Leaves, fronds and flowers that lean into the picture from the corners. */
function paintForeground({ context, width, height, hour, random }: Frame): void {
  for (const side of [-1, 1]) {
    const x = side < 0 ? -6 : width + 6
    const inward = side < 0 ? 0 : Math.PI
    for (let leaf = 2 + random.below(2); leaf > 0; leaf -= 1) {
      const angle = inward + side * between(random, 0.1, 1.1)
      const place = { x: x + jitter(random, 26), y: height + 8, angle, length: between(random, 48, 88) }
      paintLeaf(context, place, hour.leaves)
    }
    if (random.below(2)) {
      const angle = inward - side * between(random, 0, 0.5)
      paintFrond(context, { x, y: between(random, -8, 12), angle, length: between(random, 50, 80) }, hour.leaves[random.below(2) ? 1 : 0])
    }
  }
  for (let flower = 2 + random.below(3); flower > 0; flower -= 1) {
    const place = {
      x: between(random, 0, width),
      y: height - between(random, 2, 16),
      angle: between(random, 0, 6),
      length: between(random, 7, 12),
    }
    paintFlower(context, place, [pick(random, hour.petals), '#8E1F2F'])
  }
}
