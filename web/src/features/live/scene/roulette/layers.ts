import { mix } from '@tucano/art'
import { RED, WHEEL } from '@tucano/table/roulette-layout'
import { paint } from '#play/stage/canvas.ts'
import { type Pen, ROUND, between, display, halo } from '../stage/pen.ts'
import { POCKET } from './motion.ts'
import { CONE, DEPTH, FLOOR, LIP, RIM, RING, RISE, SLOPE_FOOT, seen } from './view.ts'

const BRASS = '#e6c277'

export const colourOf = (number: number): { bright: string; deep: string } =>
  number === 0
    ? { bright: '#12925c', deep: '#0a5637' }
    : RED.includes(number)
      ? { bright: '#c4212f', deep: '#7a111b' }
      : { bright: '#1a1d20', deep: '#0a0b0d' }

/** An ellipse that lies at a height in the bowl. */
function lying(pen: Pen, radius: number, height: number, unit: number): void {
  pen.beginPath()
  pen.ellipse(0, -height * RISE * unit, radius * unit, radius * unit * DEPTH, 0, 0, ROUND)
}

/** Light that runs around something turned and polished. */
function polish(pen: Pen, stops: readonly string[], turn = -2.2): CanvasGradient {
  const light = pen.createConicGradient(turn, 0, 0)
  stops.forEach((stop, n) => light.addColorStop(n / (stops.length - 1), stop))
  return light
}

interface Band {
  from: { radius: number; height: number }
  to: { radius: number; height: number }
  colours: readonly [dark: string, light: string]
  /** How the light lies across it, from outside to inside. */
  shade: (share: number) => number
}

const SHEEN = ['#fff6', '#fff0', '#0004', '#fff1', '#0005', '#fff0', '#fff3', '#0003', '#fff6']

/** A surface that was turned: rings beside rings, from outside to inside. */
function turned(pen: Pen, unit: number, { from, to, colours, shade }: Band): void {
  const isSteep = from.radius === to.radius
  pen.lineWidth = 3
  const rings = Math.max(Math.round(Math.abs(from.radius - to.radius) * unit), 8)
  for (let n = 0; n <= rings; n++) {
    const share = n / rings
    lying(pen, between(from.radius, to.radius, share), between(from.height, to.height, share), unit)
    pen.fillStyle = mix(colours[0], colours[1], shade(share))
    pen.strokeStyle = pen.fillStyle
    // The first and the last are whole; between them lines do.
    if (isSteep || n === 0 || n === rings) pen.fill()
    else pen.stroke()
  }
  lying(pen, from.radius, from.height, unit)
  pen.fillStyle = polish(pen, SHEEN)
  pen.fill()
}

function brassRing(pen: Pen, unit: number, at: { radius: number; height: number }): void {
  lying(pen, at.radius, at.height, unit)
  pen.lineWidth = Math.max(unit * 0.011, 1)
  pen.strokeStyle = polish(pen, ['#fff3c9', '#a87827', '#e9c77b', '#7b5317', '#f5dc9a', '#a87827', '#fff3c9'])
  pen.stroke()
}

/** What does not turn: the bowl with its rim and its slope, as it stands on the cloth. Drawn around the middle of the bowl. */
export function drawBowl(pen: Pen, unit: number): void {
  pen.save()
  pen.filter = `blur(${Math.round(unit * 0.05)}px)`
  pen.fillStyle = '#000b'
  pen.beginPath()
  pen.ellipse(0, unit * 0.1, unit * 1.04, unit * DEPTH * 1.06, 0, 0, ROUND)
  pen.fill()
  pen.restore()
  // Its side, seen below the rim.
  const side = { radius: 1, height: -0.02 }
  turned(pen, unit, { from: side, to: RIM, colours: ['#1c0b04', '#5a2c12'], shade: (share) => share })
  turned(pen, unit, {
    from: RIM,
    to: LIP,
    colours: ['#45200d', '#a8622f'],
    shade: (share) => Math.sin(share * Math.PI) * 0.9,
  })
  brassRing(pen, unit, LIP)
  turned(pen, unit, {
    from: { radius: 0.945, height: 0.13 },
    to: { radius: 0.875, height: 0.1 },
    colours: ['#160803', '#5c3014'],
    shade: (share) => 0.15 + 0.55 * share,
  })
  turned(pen, unit, {
    from: { radius: 0.875, height: 0.1 },
    to: SLOPE_FOOT,
    colours: ['#341808', '#8d5128'],
    shade: (share) => 0.9 - 0.75 * share,
  })
  for (let stop = 0; stop < 8; stop++) drawStop(pen, unit, stop)
  brassRing(pen, unit, SLOPE_FOOT)
  lying(pen, SLOPE_FOOT.radius, SLOPE_FOOT.height - 0.01, unit)
  pen.fillStyle = '#0b0503'
  pen.fill()
}

/** The stops on the slope, standing and lying in turn. */
function drawStop(pen: Pen, unit: number, stop: number): void {
  const angle = (stop / 8) * ROUND + ROUND / 16
  const [long, wide] = stop % 2 ? [0.045, 0.02] : [0.018, 0.055]
  const corner = (along: number, across: number): [number, number] => {
    const radius = 0.825 + along
    const { x, y } = seen(angle + across / radius, radius, 0.062 + along * 0.6)
    return [x * unit, y * unit]
  }
  pen.beginPath()
  pen.moveTo(...corner(long, 0))
  pen.lineTo(...corner(0, wide))
  pen.lineTo(...corner(-long, 0))
  pen.lineTo(...corner(0, -wide))
  pen.closePath()
  pen.save()
  pen.shadowColor = '#000c'
  pen.shadowBlur = unit * 0.02
  pen.shadowOffsetY = unit * 0.012
  pen.fillStyle = '#f3d795'
  pen.fill()
  pen.restore()
  pen.strokeStyle = '#8a6322'
  pen.lineWidth = Math.max(unit * 0.003, 0.5)
  pen.stroke()
  pen.beginPath()
  pen.moveTo(...corner(long, 0))
  pen.lineTo(...corner(0, wide))
  pen.lineTo(...corner(0, -wide))
  pen.closePath()
  pen.fillStyle = '#fff8de88'
  pen.fill()
}

function wedge(pen: Pen, radius: number, place: number): void {
  pen.beginPath()
  pen.moveTo(0, 0)
  pen.arc(0, 0, radius, (place - 0.5) * POCKET, (place + 0.5) * POCKET)
  pen.closePath()
}

/** Seen from straight above: whoever shows it turns and tilts it. */
const flat = (radius: number, draw: (pen: Pen) => void): HTMLCanvasElement =>
  paint({ width: radius * 2, height: radius * 2 }, (pen) => {
    pen.translate(radius, radius)
    draw(pen)
  })

/** The ring of numbers, its middle open. */
export const paintRing = (unit: number): HTMLCanvasElement =>
  flat(RING.radius * unit, (pen) => {
    const outer = RING.radius * unit
    WHEEL.forEach((number, place) => {
      wedge(pen, outer, place)
      pen.fillStyle = halo(pen, { x: 0, y: 0 }, outer, [
        colourOf(number).deep,
        colourOf(number).deep,
        colourOf(number).deep,
        colourOf(number).bright,
      ])
      pen.fill()
    })
    WHEEL.forEach((number, place) => {
      pen.save()
      pen.rotate(place * POCKET + Math.PI / 2)
      pen.fillStyle = '#fffaf0'
      pen.font = display(unit * 0.079)
      pen.textAlign = 'center'
      pen.textBaseline = 'middle'
      pen.fillText(String(number), 0, -unit * (RING.radius + RING.inner) * 0.502)
      pen.rotate(POCKET / 2)
      pen.fillStyle = BRASS
      pen.fillRect(-unit * 0.0022, -outer, unit * 0.0044, outer)
      pen.restore()
    })
    for (const radius of [RING.radius - 0.006, RING.inner + 0.006]) {
      pen.beginPath()
      pen.arc(0, 0, radius * unit, 0, ROUND)
      pen.strokeStyle = BRASS
      pen.lineWidth = unit * 0.012
      pen.stroke()
    }
    pen.globalCompositeOperation = 'destination-out'
    pen.beginPath()
    pen.arc(0, 0, RING.inner * unit, 0, ROUND)
    pen.fill()
  })

/** The floors of the pockets. */
export const paintFloor = (unit: number): HTMLCanvasElement =>
  flat(FLOOR.radius * unit, (pen) => {
    WHEEL.forEach((number, place) => {
      wedge(pen, FLOOR.radius * unit, place)
      const { bright, deep } = colourOf(number)
      pen.fillStyle = halo(pen, { x: 0, y: 0 }, FLOOR.radius * unit, [deep, deep, deep, bright, deep, '#050505'])
      pen.fill()
    })
  })

/** The cone in the middle, which looks the same however it is turned. Drawn around the middle of the bowl. */
export const paintCone = (unit: number): HTMLCanvasElement =>
  flat(CONE.radius * unit * 1.1, (pen) => {
    turned(pen, unit, {
      from: { radius: CONE.radius, height: CONE.height - 0.03 },
      to: CONE,
      colours: ['#2a1105', '#7a4522'],
      shade: (share) => share,
    })
    turned(pen, unit, {
      from: CONE,
      to: { radius: 0.1, height: CONE.top },
      colours: ['#3a190a', '#b06d37'],
      shade: (share) => 0.35 + 0.55 * Math.sin(share * 2.6),
    })
    brassRing(pen, unit, CONE)
    brassRing(pen, unit, { radius: 0.3, height: between(CONE.height, CONE.top, 0.45) })
  })

/** The ball, with light on it. */
export const paintBall = (radius: number): HTMLCanvasElement =>
  flat(radius * 1.1, (pen) => {
    pen.fillStyle = halo(pen, { x: -radius * 0.25, y: -radius * 0.35 }, radius * 1.35, [
      '#ffffff',
      '#fdfaf2',
      '#d9d2c4',
      '#8f8674',
      '#5c5344',
    ])
    pen.beginPath()
    pen.arc(0, 0, radius, 0, ROUND)
    pen.fill()
  })
