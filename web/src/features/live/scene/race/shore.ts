import { type Pen, type Point, ROUND, disc } from '../stage/pen.ts'
import type { Weather } from './weather.ts'

interface PalmLook {
  tall: number
  lean: number
  weather: Weather
  chance: number
}

/** A coconut palm whose fronds the wind has combed. */
export function drawPalm(pen: Pen, { x, y }: Point, { tall, lean, weather, chance }: PalmLook): void {
  const { green, force } = weather
  const top = { x: x + lean * tall * 0.8, y: y - tall }
  pen.strokeStyle = '#6b4a33'
  pen.lineCap = 'round'
  pen.lineWidth = tall * 0.045
  pen.beginPath()
  pen.moveTo(x, y)
  pen.quadraticCurveTo(x + lean * tall * 0.15, y - tall * 0.55, top.x, top.y)
  pen.stroke()
  const combed = force * 0.4
  for (let n = 0; n < 9; n++) {
    const turn = -Math.PI * (0.04 + (n / 8) * 0.92) - combed * (n / 8) + (chance - 0.5) * 0.25
    const reach = tall * (0.42 + 0.1 * Math.sin(n * 2.3 + chance * 6))
    const tip = { x: top.x + Math.cos(turn) * reach + combed * reach * 0.4, y: top.y + Math.sin(turn) * reach * 0.62 + reach * 0.34 }
    const bow = { x: top.x + Math.cos(turn) * reach * 0.6, y: top.y + Math.sin(turn) * reach * 0.75 }
    pen.fillStyle = n % 3 === 0 ? green[0] : green[1]
    pen.beginPath()
    pen.moveTo(top.x, top.y)
    pen.quadraticCurveTo(bow.x, bow.y - reach * 0.06, tip.x, tip.y)
    pen.quadraticCurveTo(bow.x, bow.y + reach * 0.2, top.x, top.y)
    pen.fill()
  }
  pen.fillStyle = '#7a4a22'
  for (const by of [-0.03, 0.03]) disc(pen, { x: top.x + tall * by, y: top.y + tall * 0.035 }, tall * 0.03)
}

const WALLS = ['#f7c548', '#57b8c9', '#e9695a', '#f4efe2', '#7fbf6a', '#e88fb0']

/** A fisherman's house below a roof of straw. */
export function drawHut(pen: Pen, { x, y }: Point, size: number, kind: number): void {
  pen.fillStyle = WALLS[kind % WALLS.length]!
  pen.fillRect(x - size, y - size * 0.95, size * 2, size * 0.95)
  pen.fillStyle = '#0003'
  pen.fillRect(x + size * 0.3, y - size * 0.95, size * 0.7, size * 0.95)
  pen.fillStyle = '#3a2a22'
  pen.fillRect(x - size * 0.2, y - size * 0.62, size * 0.42, size * 0.62)
  pen.fillStyle = '#a87b45'
  pen.beginPath()
  pen.moveTo(x - size * 1.3, y - size * 0.85)
  pen.lineTo(x - size * 0.7, y - size * 1.6)
  pen.lineTo(x + size * 0.7, y - size * 1.6)
  pen.lineTo(x + size * 1.3, y - size * 0.85)
  pen.fill()
  pen.fillStyle = '#0002'
  for (let n = -5; n < 6; n++) pen.fillRect(x + n * size * 0.2, y - size * 1.58, size * 0.05, size * 0.74)
}

/** A lighthouse with bands, its foot in the middle. */
export function drawLighthouse(pen: Pen, tall: number): void {
  const wide = tall * 0.13
  for (let band = 0; band < 6; band++) {
    const [from, to] = [band / 6, (band + 1) / 6]
    const half = (share: number): number => wide * (1 - share * 0.36)
    pen.fillStyle = band % 2 ? '#d8402f' : '#f7f2e6'
    pen.beginPath()
    pen.moveTo(-half(from), -from * tall * 0.84)
    pen.lineTo(half(from), -from * tall * 0.84)
    pen.lineTo(half(to), -to * tall * 0.84)
    pen.lineTo(-half(to), -to * tall * 0.84)
    pen.fill()
  }
  pen.fillStyle = '#0002'
  pen.fillRect(wide * 0.15, -tall * 0.84, wide * 0.5, tall * 0.84)
  pen.fillStyle = '#26323a'
  pen.fillRect(-wide * 0.85, -tall * 0.87, wide * 1.7, tall * 0.03)
  pen.fillStyle = '#ffe9a0'
  pen.fillRect(-wide * 0.42, -tall * 0.95, wide * 0.84, tall * 0.08)
  pen.fillStyle = '#d8402f'
  pen.beginPath()
  pen.moveTo(-wide * 0.6, -tall * 0.95)
  pen.lineTo(0, -tall * 1.02)
  pen.lineTo(wide * 0.6, -tall * 0.95)
  pen.fill()
}

/** A wind turbine on the dunes: added to what is about to be drawn. */
export function addTurbine(pen: Pen, { x, y }: Point, { tall, turn }: { tall: number; turn: number }): void {
  const top = y - tall
  pen.moveTo(x - tall * 0.018, y)
  pen.lineTo(x + tall * 0.018, y)
  pen.lineTo(x + tall * 0.009, top)
  pen.lineTo(x - tall * 0.009, top)
  for (let blade = 0; blade < 3; blade++) {
    const angle = turn + (blade / 3) * ROUND
    const [across, down] = [Math.sin(angle), -Math.cos(angle)]
    const at = (out: number, aside: number): [number, number] => [
      x + (across * out + down * aside) * tall,
      top + (down * out - across * aside) * tall,
    ]
    pen.moveTo(x, top)
    pen.quadraticCurveTo(...at(0.14, 0.04), ...at(0.48, 0))
    pen.quadraticCurveTo(...at(0.14, -0.012), x, top)
  }
}
