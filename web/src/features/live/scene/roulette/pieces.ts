import { type Pen, disc, halo } from '../stage/pen.ts'
import { POCKET } from './motion.ts'
import { CONE, DEPTH, FLOOR, RING, TURRET, seen } from './view.ts'

/** Light from below, out of the pocket that was drawn. */
export function drawGlow(
  pen: Pen,
  { unit, angle, strength, nowMs }: { unit: number; angle: number; strength: number; nowMs: number },
): void {
  const pulse = 0.75 + 0.25 * Math.sin(nowMs / 260)
  pen.beginPath()
  for (const [turn, radius, height] of [
    [-0.5, RING.radius, RING.height],
    [0.5, RING.radius, RING.height],
    [0.5, RING.inner, RING.height],
    [0.5, FLOOR.inner, FLOOR.height],
    [-0.5, FLOOR.inner, FLOOR.height],
    [-0.5, RING.inner, RING.height],
  ] as const) {
    const { x, y } = seen(angle + turn * POCKET, radius, height)
    pen.lineTo(x * unit, y * unit)
  }
  pen.closePath()
  pen.globalAlpha = strength * pulse
  pen.fillStyle = '#ffd98a59'
  pen.fill()
  pen.strokeStyle = '#ffe9b4'
  pen.lineWidth = unit * 0.012
  pen.stroke()
  pen.globalAlpha = 1
}

export function drawTurret(pen: Pen, unit: number, angle: number): void {
  const arms = [0, 1, 2, 3].map((arm) => angle + (arm * Math.PI) / 2)
  const arm = (turn: number): void => {
    const from = seen(turn, 0.03, 0.15)
    const to = seen(turn, TURRET.arms, 0.13)
    pen.strokeStyle = '#c99b48'
    pen.lineWidth = unit * 0.026
    pen.lineCap = 'round'
    pen.beginPath()
    pen.moveTo(from.x * unit, from.y * unit)
    pen.lineTo(to.x * unit, to.y * unit)
    pen.stroke()
    pen.strokeStyle = '#ffefc2'
    pen.lineWidth = unit * 0.007
    pen.stroke()
    const end = { x: to.x * unit, y: to.y * unit }
    pen.fillStyle = halo(pen, { x: end.x - unit * 0.01, y: end.y - unit * 0.012 }, unit * 0.05, ['#fffbe9', '#edc975', '#7c5518'])
    disc(pen, end, unit * 0.034)
  }
  for (const turn of arms) if (Math.sin(turn) <= 0) arm(turn)
  const radius = TURRET.radius * unit
  const [top, foot] = [seen(0, 0, TURRET.height).y * unit, seen(0, 0, CONE.top).y * unit]
  const metal = pen.createLinearGradient(-radius, 0, radius, 0)
  ;['#6b4614', '#f6dfa4', '#fff8e0', '#c4933d', '#5a3a0e'].forEach((colour, n) => metal.addColorStop(n / 4, colour))
  pen.fillStyle = metal
  pen.beginPath()
  pen.ellipse(0, foot, radius * 1.35, radius * 1.35 * DEPTH, 0, 0, Math.PI)
  pen.quadraticCurveTo(-radius * 0.5, (foot + top) / 2, -radius * 0.62, top)
  pen.lineTo(radius * 0.62, top)
  pen.quadraticCurveTo(radius * 0.5, (foot + top) / 2, radius * 1.35, foot)
  pen.fill()
  for (const turn of arms) if (Math.sin(turn) > 0) arm(turn)
  const knob = { x: 0, y: top - radius * 0.35 }
  pen.fillStyle = halo(pen, { x: -radius * 0.25, y: knob.y - radius * 0.3 }, radius * 1.3, ['#fffdf3', '#f3d795', '#a87827', '#5a3a0e'])
  disc(pen, knob, radius * 0.85)
}
