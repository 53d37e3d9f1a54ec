import { RED, WHEEL } from '@tucano/table/roulette-layout'
import { type Pen, write } from './pen.ts'

const STEP = (Math.PI * 2) / WHEEL.length
const TURNS = 5
const WHEEL_SIZE = 138

const inkOf = (number: number): string => (number === 0 ? '#0f7a4a' : RED.includes(number) ? '#b3202c' : '#15181d')
const angleOf = (number: number): number => WHEEL.indexOf(number as (typeof WHEEL)[number]) * STEP - Math.PI / 2

/** The wheel itself, which stands still: the ball runs. */
export function drawWheel(pen: Pen, x: number, y: number): void {
  disc(pen, x, y, WHEEL_SIZE + 22, '#3b2414')
  disc(pen, x, y, WHEEL_SIZE + 16, '#6b4526')
  disc(pen, x, y, WHEEL_SIZE + 2, '#24150b')
  for (const number of WHEEL) {
    const middle = angleOf(number)
    pen.beginPath()
    pen.moveTo(x, y)
    pen.arc(x, y, WHEEL_SIZE, middle - STEP / 2, middle + STEP / 2)
    pen.fillStyle = inkOf(number)
    pen.fill()
    pen.save()
    pen.translate(x + Math.cos(middle) * (WHEEL_SIZE - 14), y + Math.sin(middle) * (WHEEL_SIZE - 14))
    pen.rotate(middle + Math.PI / 2)
    write(pen, String(number), 0, 0, { size: 13, ink: '#fff', weight: 700 })
    pen.restore()
  }
  disc(pen, x, y, WHEEL_SIZE - 52, '#2c1a0d')
  disc(pen, x, y, WHEEL_SIZE - 58, '#7a5330')
  disc(pen, x, y, 26, '#d8b15a')
  disc(pen, x, y, 14, '#f3dc9a')
}

// oxlint-disable-next-line max-params -- as a canvas has it
function disc(pen: Pen, x: number, y: number, radius: number, ink: string): void {
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
  pen.fillStyle = ink
  pen.fill()
}

/** Where the ball is: round and round, slower and slower, and into its pocket at the end. */
export function drawBall(pen: Pen, x: number, y: number, { number, part }: { number: number; part: number }): void {
  const left = 1 - Math.min(1, Math.max(0, part))
  const angle = angleOf(number) - left * left * TURNS * Math.PI * 2
  const out = WHEEL_SIZE - 38 + Math.min(1, left * 3) * 46
  disc(pen, x + Math.cos(angle) * out + 1, y + Math.sin(angle) * out + 2, 7, 'rgba(0,0,0,0.5)')
  disc(pen, x + Math.cos(angle) * out, y + Math.sin(angle) * out, 7, '#fdfdfb')
}
