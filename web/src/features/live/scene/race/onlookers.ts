import { type Pen, type Point, ROUND, apart } from '../stage/pen.ts'
import { seeded } from '../stage/seeded.ts'
import { drawEmblem } from './emblems.ts'

const FLAGS = ['#f28c1e', '#37c48b', '#56c2f0', '#ef5f8e', '#ffd84a']

/** Rafts with white sails that have come to see who is first, a line of small flags between them. */
export function drawOnlookers(pen: Pen, { x, y }: Point, { unit, nowMs }: { unit: number; nowMs: number }): void {
  const any = seeded('onlookers')
  const boats = Array.from({ length: 7 }, (_, n) => ({
    x: x + (n - 3.6) * unit * 0.78 + any() * unit * 0.2,
    y: y + any() * unit * 0.1,
    size: unit * (0.34 + 0.1 * any()),
  }))
  pen.lineWidth = 1
  boats.slice(1).forEach((to, n) => {
    const from = boats[n]!
    for (let flag = 0; flag < 7; flag++) {
      const share = (flag + 0.5) / 7
      const sag = Math.sin(share * Math.PI) * unit * 0.09
      const at = { x: from.x + (to.x - from.x) * share, y: from.y - from.size + (to.y - to.size - from.y + from.size) * share + sag }
      pen.fillStyle = FLAGS[(flag + n) % FLAGS.length]!
      pen.beginPath()
      pen.moveTo(at.x - unit * 0.03, at.y)
      pen.lineTo(at.x + unit * 0.03, at.y)
      pen.lineTo(at.x + Math.sin(nowMs / 200 + flag) * 1.5, at.y + unit * 0.075)
      pen.fill()
    }
  })
  for (const [n, boat] of boats.entries()) {
    apart(pen, { x: boat.x, y: boat.y + Math.sin(nowMs / 500 + n * 2) * unit * 0.012 }, () => {
      pen.scale(boat.size, boat.size)
      pen.rotate(Math.sin(nowMs / 700 + n) * 0.03)
      pen.fillStyle = '#06283640'
      pen.beginPath()
      pen.ellipse(0, 0.07, 0.5, 0.06, 0, 0, ROUND)
      pen.fill()
      pen.fillStyle = n % 2 ? '#fffaf0' : '#f6ead2'
      pen.beginPath()
      pen.moveTo(0.16, -0.08)
      pen.quadraticCurveTo(0.24, -0.6, 0.02, -1)
      pen.quadraticCurveTo(-0.3, -0.55, -0.42, -0.12)
      pen.fill()
      pen.fillStyle = '#6f4526'
      pen.beginPath()
      pen.moveTo(-0.5, -0.06)
      pen.quadraticCurveTo(0, 0.06, 0.5, -0.09)
      pen.quadraticCurveTo(0.3, 0.08, 0, 0.08)
      pen.quadraticCurveTo(-0.3, 0.08, -0.5, -0.06)
      pen.fill()
    })
  }
}

/** How often dolphins jump in a race, and how long a jump is, in marks. */
const JUMPS = 4
const JUMP = 1.15

/** Dolphins that go along for a while. When and where follows from the round. */
export function drawDolphins(
  pen: Pen,
  round: string,
  { mark, width, y, unit }: { mark: number; width: number; y: number; unit: number },
): void {
  const any = seeded(`${round} dolphins`)
  for (let jump = 0; jump < JUMPS; jump++) {
    const begins = 1.5 + jump * 3.6 + any() * 1.5
    const x = width * (0.34 + 0.4 * any())
    for (let n = 0; n < 2; n++) {
      const share = (mark - begins - n * 0.28) / JUMP
      if (share < 0 || share > 1) continue
      const at = { x: x + n * unit * 0.3 + (share - 0.5) * unit * 0.9, y: y - Math.sin(share * Math.PI) * unit * 0.42 }
      pen.save()
      pen.beginPath()
      pen.rect(0, 0, width, y + unit * 0.02)
      pen.clip()
      pen.translate(at.x, at.y)
      pen.rotate((share - 0.5) * 1.9)
      pen.scale(unit * 0.17, unit * 0.17)
      drawEmblem(pen, 'dolphin', '#4d6478')
      pen.restore()
      pen.fillStyle = '#ffffffb3'
      const splash = Math.abs(share - 0.5) * 2
      if (splash < 0.62) continue
      for (let drop = -3; drop < 4; drop++) {
        pen.beginPath()
        pen.arc(at.x + drop * unit * 0.03, y - (splash - 0.62) * unit * 0.26 * (1 - Math.abs(drop) / 4.5), unit * 0.014, 0, ROUND)
        pen.fill()
      }
    }
  }
}
