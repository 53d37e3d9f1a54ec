import { createCanvas } from '@napi-rs/canvas'
import { RED } from '@tucano/table/roulette-layout'
import type { Draw } from '../hls.ts'
import type { Shown } from '../shown.ts'
import { CARD, drawCard } from './draw-card.ts'
import { drawBall, drawWheel } from './draw-wheel.ts'
import { type Pen, fillRound, write } from './pen.ts'

/** Whole blocks of sixteen. */
export const SIZE = { width: 768, height: 432 }
const { width: W, height: H } = SIZE
const GOLD = '#e8c477'
const SOFT = '#b9cdc2'
const DEAL_MS = 500
const WHEEL_AT = { x: 250, y: 232 }

const PHASES: Record<Shown['phase'], string> = {
  between: 'Próxima rodada',
  bets: 'Apostas abertas',
  closed: 'Apostas encerradas',
  play: 'Em jogo',
  result: 'Resultado',
  void: 'Rodada anulada',
}

/** What a camera above a table takes, at any moment: drawn, and said to be. */
export function drawTable(shown: Shown): Draw {
  const canvas = createCanvas(W, H)
  const pen = canvas.getContext('2d')
  const still = drawStill(shown)
  return (atMs) => {
    pen.drawImage(still, 0, 0)
    drawBar(pen, shown, atMs)
    if (shown.kind === 'baccarat') drawHands(pen, shown, atMs)
    else drawSpin(pen, shown, atMs)
    return new Uint32Array(pen.getImageData(0, 0, W, H).data.buffer)
  }
}

/** The room and the table, which nobody moves. */
function drawStill({ kind, title }: Shown) {
  const canvas = createCanvas(W, H)
  const pen = canvas.getContext('2d')
  const wall = pen.createLinearGradient(0, 0, 0, 130)
  wall.addColorStop(0, '#1a1030')
  wall.addColorStop(1, '#3a1f4e')
  pen.fillStyle = wall
  pen.fillRect(0, 0, W, H)
  for (let n = 0; n < 9; n++) fillRound(pen, [26 + n * 84, 46, 44, 70], 4, n % 2 === 0 ? '#4d2b63' : '#452558')
  const felt = pen.createRadialGradient(W / 2, 190, 40, W / 2, 240, 460)
  felt.addColorStop(0, kind === 'baccarat' ? '#1d7f5c' : '#2b5f8a')
  felt.addColorStop(1, kind === 'baccarat' ? '#073526' : '#0c2340')
  pen.beginPath()
  pen.ellipse(W / 2, 330, 520, 258, 0, 0, Math.PI * 2)
  pen.fillStyle = '#4a2c18'
  pen.fill()
  pen.beginPath()
  pen.ellipse(W / 2, 336, 506, 248, 0, 0, Math.PI * 2)
  pen.fillStyle = felt
  pen.fill()
  if (kind === 'baccarat') drawCloth(pen)
  else drawWheel(pen, WHEEL_AT.x, WHEEL_AT.y)
  fillRound(pen, [0, 0, W, 40], 0, 'rgba(6,8,14,0.86)')
  write(pen, title, 18, 21, { size: 18, ink: '#fff', weight: 700, align: 'left' })
  fillRound(pen, [0, H - 24, W, 24], 0, 'rgba(6,8,14,0.7)')
  write(pen, 'Estúdio simulado · vídeo gerado', W / 2, H - 12, { size: 13, ink: SOFT, weight: 500 })
  return canvas
}

function drawCloth(pen: Pen): void {
  for (const [x, name] of [
    [60, 'JOGADOR'],
    [428, 'BANCA'],
  ] as const) {
    pen.beginPath()
    pen.roundRect(x, 176, 280, 168, 14)
    pen.strokeStyle = GOLD
    pen.lineWidth = 2
    pen.stroke()
    write(pen, name, x + 140, 364, { size: 17, ink: GOLD, weight: 800 })
  }
}

function drawBar(pen: Pen, { kind, phase, closesAt, dealer, says }: Shown, atMs: number): void {
  const seconds = Math.max(0, Math.ceil((closesAt - atMs) / 1000))
  write(pen, phase === 'bets' ? `${PHASES.bets}  ${seconds}` : PHASES[phase], W / 2, 21, { size: 18, ink: GOLD, weight: 700 })
  const clock = new Date(atMs).toISOString().slice(11, 19)
  write(pen, `${dealer ? `${dealer} · ` : ''}${clock}`, W - 18, 21, { size: 15, ink: SOFT, weight: 500, align: 'right' })
  if (says === '' || (kind === 'roulette' && phase === 'result')) return
  fillRound(pen, [W / 2 - 150, 80, 300, 56], 28, 'rgba(6,8,14,0.88)')
  write(pen, says, W / 2, 109, { size: 26, ink: '#fff', weight: 800 })
}

/** Cards slide from the shoe to their places. */
function drawHands(pen: Pen, { cards }: Shown, atMs: number): void {
  const many = { player: 0, banker: 0 }
  for (const { hand, card, at } of cards) {
    const place = many[hand]++
    const [x, y] = [(hand === 'player' ? 84 : 452) + place * (CARD.width + 18), 214]
    const part = Math.min(1, Math.max(0, (atMs - at) / DEAL_MS))
    const eased = 1 - (1 - part) ** 3
    drawCard(pen, card, W - 40 + (x - W + 40) * eased, 120 + (y - 120) * eased)
  }
}

function drawSpin(pen: Pen, { spin, phase }: Shown, atMs: number): void {
  if (!spin) return
  drawBall(pen, WHEEL_AT.x, WHEEL_AT.y, { number: spin.number, part: (atMs - spin.from) / (spin.until - spin.from) })
  if (phase !== 'result') return
  const { number } = spin
  fillRound(pen, [500, 196, 132, 132], 24, number === 0 ? '#0f7a4a' : RED.includes(number) ? '#b3202c' : '#15181d')
  write(pen, String(number), 566, 264, { size: 72, ink: '#fff', weight: 800 })
}
