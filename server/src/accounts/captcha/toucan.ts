import type { SKRSContext2D } from '@napi-rs/canvas'

export interface Perch {
  /** Where its feet hold the branch. */
  x: number
  y: number
  /** From feet to crown. */
  height: number
  facing: -1 | 1
  /** How far it leans, in radians. */
  lean: number
}

/** Our bird. Drawn in a frame 100 high, with the feet at 0,0 and the beak to the right. */
export function paintToucan(context: SKRSContext2D, { x, y, height, facing, lean }: Perch): void {
  context.save()
  context.translate(x, y)
  context.scale((height / 100) * facing, height / 100)
  context.rotate(lean)
  paintBody(context)
  paintHead(context)
  paintBeak(context)
  paintFeet(context)
  context.restore()
}

function paintBody(context: SKRSContext2D): void {
  const coat = context.createLinearGradient(-30, -80, 25, 0)
  coat.addColorStop(0, '#2A3B3A')
  coat.addColorStop(1, '#0C1716')
  context.fillStyle = '#0A1413'
  context.beginPath()
  context.moveTo(-22, -14)
  context.quadraticCurveTo(-34, 14, -32, 46)
  context.lineTo(-20, 48)
  context.quadraticCurveTo(-14, 16, -4, -4)
  context.fill()
  context.fillStyle = '#C8402E'
  context.beginPath()
  context.moveTo(-16, -2)
  context.quadraticCurveTo(-12, 8, -19, 20)
  context.quadraticCurveTo(-6, 12, 0, -2)
  context.fill()
  context.fillStyle = coat
  context.beginPath()
  context.moveTo(-4, -92)
  context.bezierCurveTo(-34, -84, -42, -30, -24, -8)
  context.bezierCurveTo(-14, 6, 10, 4, 20, -14)
  context.bezierCurveTo(32, -36, 26, -60, 18, -78)
  context.fill()
  context.fillStyle = '#1B4A44'
  context.beginPath()
  context.moveTo(-24, -62)
  context.bezierCurveTo(-40, -40, -36, -10, -26, 8)
  context.bezierCurveTo(-12, -6, -4, -34, -12, -56)
  context.fill()
  context.strokeStyle = 'rgba(120, 200, 180, 0.35)'
  context.lineWidth = 1.6
  for (const [from, to] of [
    [-50, -20],
    [-42, -8],
  ] as const) {
    context.beginPath()
    context.moveTo(-14, from)
    context.quadraticCurveTo(-18, (from + to) / 2, -29, to + 6)
    context.stroke()
  }
}

function paintHead(context: SKRSContext2D): void {
  context.fillStyle = '#14211F'
  context.beginPath()
  context.ellipse(4, -84, 20, 18, 0, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = '#F28C1E'
  context.beginPath()
  context.ellipse(13, -66, 15.5, 20, 0.1, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = '#FFF4DC'
  context.beginPath()
  context.ellipse(13, -70, 14, 18, 0.1, 0, Math.PI * 2)
  context.fill()
  for (const [colour, radius] of [
    ['#F6B24A', 7.4],
    ['#2C9CC9', 5.6],
    ['#0B1514', 3.6],
  ] as const) {
    context.fillStyle = colour
    context.beginPath()
    context.arc(11, -86, radius, 0, Math.PI * 2)
    context.fill()
  }
  context.fillStyle = '#FFF'
  context.beginPath()
  context.arc(12.4, -87.4, 1.3, 0, Math.PI * 2)
  context.fill()
}

function paintBeak(context: SKRSContext2D): void {
  const shine = context.createLinearGradient(0, -98, 0, -64)
  shine.addColorStop(0, '#FFC44D')
  shine.addColorStop(0.45, '#F28C1E')
  shine.addColorStop(1, '#D9541E')
  context.fillStyle = shine
  context.beginPath()
  context.moveTo(20, -96)
  context.bezierCurveTo(44, -106, 74, -98, 80, -64)
  context.bezierCurveTo(66, -76, 44, -72, 22, -72)
  context.quadraticCurveTo(17, -84, 20, -96)
  context.fill()
  context.fillStyle = '#14211F'
  context.beginPath()
  context.moveTo(71, -89)
  context.quadraticCurveTo(79, -80, 80, -64)
  context.quadraticCurveTo(74, -71, 66, -73)
  context.quadraticCurveTo(72, -80, 71, -89)
  context.fill()
  context.strokeStyle = 'rgba(90, 30, 5, 0.55)'
  context.lineWidth = 1.5
  context.beginPath()
  context.moveTo(21, -80)
  context.bezierCurveTo(40, -85, 60, -84, 74, -73)
  context.stroke()
  context.strokeStyle = '#14211F'
  context.lineWidth = 3
  context.beginPath()
  context.moveTo(20, -96)
  context.quadraticCurveTo(17, -84, 22, -72)
  context.stroke()
}

function paintFeet(context: SKRSContext2D): void {
  context.strokeStyle = '#5B8FA8'
  context.lineWidth = 3
  context.lineCap = 'round'
  for (const x of [-6, 6]) {
    context.beginPath()
    context.moveTo(x, -4)
    context.lineTo(x + 2, 4)
    context.stroke()
  }
}
