import { fit } from '#play/stage/canvas.ts'

const ROUND = 2 * Math.PI
const COLOURS = { red: '#b3202b', black: '#16191b', green: '#0f7a4d' } as const
const BRASS = '#e9c77b'

/** Radii, as parts of the whole wheel's. */
export const TRACK = 0.875
export const POCKET = 0.555
const [RIM, BOWL, NUMBERS, POCKETS, CONE, TURRET] = [0.985, 0.925, 0.76, 0.635, 0.475, 0.15] as const

interface Disc {
  context: CanvasRenderingContext2D
  radius: number
}

function open(canvas: HTMLCanvasElement, size: number): Disc {
  const context = fit(canvas, { width: size, height: size })
  context.translate(size / 2, size / 2)
  return { context, radius: size / 2 }
}

function disc({ context, radius }: Disc, part: number, fill: CanvasGradient | string): void {
  context.beginPath()
  context.arc(0, 0, radius * part, 0, ROUND)
  context.fillStyle = fill
  context.fill()
}

function ring({ context, radius }: Disc, part: number, { colour, width }: { colour: string; width: number }): void {
  context.beginPath()
  context.arc(0, 0, radius * part, 0, ROUND)
  context.strokeStyle = colour
  context.lineWidth = width
  context.stroke()
}

/** From the middle outwards. */
function glow({ context, radius }: Disc, from: number, to: number, stops: readonly string[]): CanvasGradient {
  const gradient = context.createRadialGradient(0, 0, radius * from, 0, 0, radius * to)
  stops.forEach((stop, place) => gradient.addColorStop(place / (stops.length - 1), stop))
  return gradient
}

/** Light that runs around polished wood or brass. */
function shine({ context }: Disc, stops: readonly string[]): CanvasGradient {
  const gradient = context.createConicGradient(-2.3, 0, 0)
  stops.forEach((stop, place) => gradient.addColorStop(place / (stops.length - 1), stop))
  return gradient
}

/** What does not turn: the rim, the track of the ball, the stops on it. */
export function drawBowl(canvas: HTMLCanvasElement, size: number): void {
  const bowl = open(canvas, size)
  const { context, radius } = bowl
  disc(bowl, RIM, glow(bowl, BOWL, RIM, ['#3a1d0d', '#7a4522', '#8f5429', '#4a2511', '#1f0e06']))
  disc(bowl, RIM, shine(bowl, ['#fff5', '#fff0', '#0003', '#fff1', '#0004', '#fff0', '#fff5']))
  ring(bowl, RIM, { colour: '#150903', width: 2 })
  disc(bowl, BOWL, glow(bowl, NUMBERS, BOWL, ['#170a04', '#4a2813', '#6a3d1e', '#2a1408']))
  disc(bowl, BOWL, shine(bowl, ['#fff2', '#fff0', '#0003', '#fff0', '#0003', '#fff0', '#fff2']))
  ring(bowl, BOWL, { colour: BRASS, width: Math.max(radius * 0.008, 1) })
  for (let stop = 0; stop < 8; stop++) {
    context.save()
    context.rotate((stop / 8) * ROUND + ROUND / 16)
    context.translate(0, -radius * 0.825)
    if (stop % 2) context.rotate(Math.PI / 2)
    const [long, thin] = [radius * 0.034, radius * 0.013]
    context.beginPath()
    context.moveTo(0, -long)
    context.lineTo(thin, 0)
    context.lineTo(0, long)
    context.lineTo(-thin, 0)
    context.closePath()
    context.fillStyle = '#f6dfa4'
    context.shadowColor = '#000a'
    context.shadowBlur = radius * 0.02
    context.shadowOffsetY = radius * 0.008
    context.fill()
    context.restore()
  }
}

interface Numbers {
  wheel: readonly number[]
  red: readonly number[]
}

/** What turns: numbers, pockets, cone and turret. The first number is on top. */
export function drawWheel(canvas: HTMLCanvasElement, size: number, { wheel, red }: Numbers): void {
  const turning = open(canvas, size)
  const { context, radius } = turning
  const width = ROUND / wheel.length
  wheel.forEach((number, place) => {
    const middle = place * width - Math.PI / 2
    const colour = number === 0 ? COLOURS.green : red.includes(number) ? COLOURS.red : COLOURS.black
    wedge(turning, { middle, width, part: NUMBERS, fill: colour })
    context.save()
    context.rotate(place * width)
    context.fillStyle = '#fff'
    context.font = `700 ${Math.round(radius * 0.072)}px Bricolage, Inter, sans-serif`
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillText(String(number), 0, -radius * (NUMBERS + POCKETS) * 0.5)
    context.restore()
  })
  wheel.forEach((number, place) => {
    const colour = number === 0 ? '#0b5c3a' : red.includes(number) ? '#7d141d' : '#08090a'
    wedge(turning, { middle: place * width - Math.PI / 2, width, part: POCKETS, fill: colour })
  })
  disc(turning, POCKETS, glow(turning, CONE, POCKETS, ['#000c', '#0006', '#0000', '#0007']))
  wheel.forEach((_, place) => {
    context.save()
    context.rotate((place + 0.5) * width)
    context.fillStyle = BRASS
    context.fillRect(-radius * 0.005, -radius * POCKETS, radius * 0.01, radius * (POCKETS - CONE))
    context.fillStyle = '#e9c77b66'
    context.fillRect(-radius * 0.0025, -radius * NUMBERS, radius * 0.005, radius * (NUMBERS - POCKETS))
    context.restore()
  })
  ring(turning, NUMBERS, { colour: BRASS, width: Math.max(radius * 0.012, 1) })
  ring(turning, POCKETS, { colour: BRASS, width: Math.max(radius * 0.007, 1) })
  drawCone(turning)
}

function drawCone(turning: Disc): void {
  const { context, radius } = turning
  disc(turning, CONE, glow(turning, 0, CONE, ['#a5673a', '#7a4522', '#54290f', '#2c1407']))
  disc(turning, CONE, shine(turning, ['#fff4', '#fff0', '#0004', '#fff1', '#0004', '#fff0', '#fff4']))
  for (let arm = 0; arm < 8; arm++) wedge(turning, { middle: (arm / 8) * ROUND, width: 0.012, part: CONE, fill: '#e9c77b55' })
  ring(turning, CONE, { colour: BRASS, width: Math.max(radius * 0.014, 1) })
  context.save()
  context.shadowColor = '#000a'
  context.shadowBlur = radius * 0.05
  context.shadowOffsetY = radius * 0.02
  for (let arm = 0; arm < 4; arm++) {
    context.save()
    context.rotate((arm / 4) * ROUND + ROUND / 8)
    context.fillStyle = '#f0d28b'
    context.fillRect(-radius * 0.016, -radius * 0.27, radius * 0.032, radius * 0.27)
    context.beginPath()
    context.arc(0, -radius * 0.28, radius * 0.034, 0, ROUND)
    context.fillStyle = '#fbe9bd'
    context.fill()
    context.restore()
  }
  disc(turning, TURRET, glow(turning, 0, TURRET, ['#fff6da', '#f0d28b', '#b98a3a', '#7c5518']))
  context.restore()
  disc(turning, TURRET * 0.55, glow(turning, 0, TURRET * 0.55, ['#fffaf0', '#f7dfa2', '#c79a45']))
}

interface Wedge {
  middle: number
  width: number
  part: number
  fill: string
}

function wedge({ context, radius }: Disc, { middle, width, part, fill }: Wedge): void {
  context.beginPath()
  context.moveTo(0, 0)
  context.arc(0, 0, radius * part, middle - width / 2, middle + width / 2)
  context.closePath()
  context.fillStyle = fill
  context.fill()
}
