import { type BackdropName, darker, lighter, mix } from '@tucano/art'
import type { Theme } from '@tucano/contract/studios'

interface FrameSize {
  width: number
  height: number
  border: number
}

type Draw = (theme: Theme, size: FrameSize) => string

/** Leaves and lamps may reach so far beyond the frame, in pixels. */
export const BEYOND = 30

/** The frame around the reels as an SVG: what it is made of depends on where the game plays. */
export function drawReelFrame(theme: Theme, size: FrameSize): string {
  const [width, height] = [size.width + 2 * BEYOND, size.height + 2 * BEYOND]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-BEYOND} ${-BEYOND} ${width} ${height}" width="${width}" height="${height}">${shadow(size)}${styles[theme.backdrop](theme, size)}</svg>`
}

/** What the frame throws on the place behind it. */
const shadow = ({ width, height }: FrameSize): string =>
  `<filter id="s"><feGaussianBlur stdDeviation="12"/></filter><rect x="4" y="12" width="${width - 8}" height="${height - 8}" rx="24" fill="#000" opacity=".5" filter="url(#s)"/>`

/** A ring of the border's width, in some paint. Inside its corners are square: the reels fill it. */
function ring({ width, height, border }: FrameSize, fill: string): string {
  const round = border * 1.25
  return `<path fill-rule="evenodd" fill="${fill}" d="M0 ${round}a${round} ${round} 0 0 1 ${round} ${-round}H${width - round}a${round} ${round} 0 0 1 ${round} ${round}V${height - round}a${round} ${round} 0 0 1 ${-round} ${round}H${round}a${round} ${round} 0 0 1 ${-round} ${-round}ZM${border} ${border}H${width - border}V${height - border}H${border}Z"/>`
}

/** A line along the middle of the border, or beside it. */
const along = ({ width, height, border }: FrameSize, at: number, paint: string): string =>
  `<rect x="${border * at}" y="${border * at}" width="${width - 2 * border * at}" height="${height - 2 * border * at}" rx="${border * (1.3 - at * 0.75)}" fill="none" ${paint}/>`

const gradient = (id: string, colours: readonly string[], way = 'x1="0" y1="0" x2="0" y2="1"'): string =>
  `<linearGradient id="${id}" ${way}>${colours.map((colour, n) => `<stop offset="${n / (colours.length - 1)}" stop-color="${colour}"/>`).join('')}</linearGradient>`

/** Places around the border, about so far apart. */
function around({ width, height, border }: FrameSize, apart: number): [x: number, y: number][] {
  const m = border / 2
  const spread = (length: number): number[] => {
    const count = Math.max(2, Math.round(length / apart))
    return Array.from({ length: count }, (_, n) => ((n + 0.5) / count) * length)
  }
  const [w, h] = [width - border, height - border]
  return [
    ...spread(w).map((x): [number, number] => [m + x, m]),
    ...spread(h).map((y): [number, number] => [m + w, m + y]),
    ...spread(w).map((x): [number, number] => [m + w - x, m + h]),
    ...spread(h).map((y): [number, number] => [m, m + h - y]),
  ]
}

/** Bulbs all around, as above the door of a theatre. */
const marquee: Draw = ({ main, spark, ground }, size) => {
  const r = Math.max(2.5, size.border * 0.2)
  const bulbs = around(size, size.border * 1.45)
    .map(
      ([x, y], n) =>
        `<circle cx="${x}" cy="${y}" r="${r * 2}" fill="${spark}" opacity=".28"/><circle cx="${x}" cy="${y}" r="${r}" fill="${n % 2 ? '#fff8e0' : lighter(spark, 0.25)}"/>`,
    )
    .join('')
  return `<defs>${gradient('a', [lighter(main, 0.25), darker(main, 0.25), darker(mix(main, ground, 0.5), 0.4)])}</defs>${ring(size, 'url(#a)')}${along(size, 0.07, `stroke="${lighter(spark, 0.3)}" stroke-width="2"`)}${along(size, 0.95, `stroke="${darker(spark, 0.1)}" stroke-width="2.5"`)}${bulbs}`
}

/** Planks and bolts. */
const wood: Draw = ({ ground, spark, sky }, size) => {
  const { width, height, border } = size
  const tone = mix(mix('#8a5a30', ground, 0.25), sky, 0.1)
  const grain = around(size, 70)
    .map(([x, y]) => (x < border || x > width - border ? `M${x} ${y - 16}q-3 16 0 32` : `M${x - 16} ${y}q16 -3 32 0`))
    .join('')
  const bolt = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="${border * 0.26}" fill="${darker(spark, 0.25)}"/><circle cx="${x - 1}" cy="${y - 1.5}" r="${border * 0.16}" fill="${lighter(spark, 0.35)}"/>`
  const m = border * 0.62
  return `<defs>${gradient('a', [lighter(tone, 0.28), tone, darker(tone, 0.35)])}</defs>${ring(size, 'url(#a)')}<path d="${grain}" stroke="${darker(tone, 0.35)}" stroke-width="1.5" fill="none" opacity=".7"/>${along(size, 0.06, `stroke="${lighter(tone, 0.4)}" stroke-width="1.5"`)}${along(size, 0.94, `stroke="${darker(tone, 0.6)}" stroke-width="3"`)}${bolt(m, m)}${bolt(width - m, m)}${bolt(m, height - m)}${bolt(width - m, height - m)}`
}

/** A rope around painted boards. */
const rope: Draw = ({ sky, ground, spark }, size) => {
  const { width, height, border } = size
  const sand = mix('#e8c98a', spark, 0.3)
  const twist = border * 0.5
  const knot = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="${border * 0.42}" fill="${darker(sand, 0.3)}"/><circle cx="${x}" cy="${y}" r="${border * 0.3}" fill="${sand}"/><circle cx="${x}" cy="${y}" r="${border * 0.12}" fill="${darker(sand, 0.55)}"/>`
  const m = border * 0.5
  return `<defs>${gradient('a', [lighter(sky, 0.2), mix(sky, ground, 0.5), darker(ground, 0.2)])}</defs>${ring(size, 'url(#a)')}${along(size, 0.5, `stroke="${darker(sand, 0.45)}" stroke-width="${twist + 3}"`)}${along(size, 0.5, `stroke="${sand}" stroke-width="${twist}"`)}${along(size, 0.5, `stroke="${darker(sand, 0.25)}" stroke-width="${twist}" stroke-dasharray="3 ${twist * 0.8}"`)}${along(size, 0.97, `stroke="${darker(ground, 0.5)}" stroke-width="2"`)}${knot(m, m)}${knot(width - m, m)}${knot(m, height - m)}${knot(width - m, height - m)}`
}

/** Two tubes of light. */
const neon: Draw = ({ main, spark, ground }, size) => {
  const { border } = size
  const tube = (at: number, colour: string, wide: number) =>
    along(size, at, `stroke="${colour}" stroke-width="${wide * 3.4}" opacity=".3"`) +
    along(size, at, `stroke="${colour}" stroke-width="${wide * 1.9}" opacity=".55"`) +
    along(size, at, `stroke="${lighter(colour, 0.6)}" stroke-width="${wide}"`)
  const wide = Math.max(1.6, border * 0.1)
  return `<defs>${gradient('a', [darker(ground, 0.2), darker(ground, 0.6)])}</defs>${ring(size, 'url(#a)')}${tube(0.3, lighter(main, 0.15), wide)}${tube(0.68, spark, wide)}`
}

/** Bamboo, and leaves at the corners. */
const vine: Draw = ({ ground, sky, spark }, size) => {
  const { width, height, border } = size
  const stem = mix(mix('#5f8f3a', sky, 0.25), ground, 0.2)
  const knots = around(size, 92)
    .map(([x, y]) => {
      const isUpright = x < border || x > width - border
      return isUpright
        ? `<path d="M${x - border / 2} ${y}h${border}" stroke="${darker(stem, 0.5)}" stroke-width="2.5"/><path d="M${x - border / 2} ${y + 3}h${border}" stroke="${lighter(stem, 0.4)}" stroke-width="1.5"/>`
        : `<path d="M${x} ${y - border / 2}v${border}" stroke="${darker(stem, 0.5)}" stroke-width="2.5"/><path d="M${x + 3} ${y - border / 2}v${border}" stroke="${lighter(stem, 0.4)}" stroke-width="1.5"/>`
    })
    .join('')
  const leaf = (turn: number, colour: string) =>
    `<g transform="rotate(${turn})"><path d="M0 0C${-border * 0.6} ${-border * 0.7} ${-border * 0.5} ${-border * 1.6} 0 ${-border * 2.3}C${border * 0.5} ${-border * 1.6} ${border * 0.6} ${-border * 0.7} 0 0Z" fill="${colour}"/><path d="M0 -2V${-border * 1.9}" stroke="${lighter(colour, 0.35)}" stroke-width="1.5"/></g>`
  const green = lighter(mix('#2f8a3f', ground, 0.3), 0.08)
  const corner = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${leaf(72, darker(green, 0.25))}${leaf(198, darker(green, 0.2))}${leaf(104, green)}${leaf(166, lighter(green, 0.12))}<circle r="${border * 0.3}" fill="${spark}"/></g>`
  const m = border * 0.55
  return `<defs>${gradient('a', [lighter(stem, 0.35), stem, darker(stem, 0.35)])}</defs>${ring(size, 'url(#a)')}${knots}${along(size, 0.95, `stroke="${darker(stem, 0.65)}" stroke-width="2.5"`)}${corner(m, m, 0)}${corner(width - m, m, 90)}${corner(width - m, height - m, 180)}${corner(m, height - m, 270)}`
}

/** Blocks of stone with an inlay. */
const stone: Draw = ({ sky, ground, spark }, size) => {
  const { border, width } = size
  const rock = mix(mix('#a08a6a', sky, 0.25), ground, 0.25)
  const joints = around(size, 64)
    .map(([x, y]) =>
      x < border || x > width - border ? `<path d="M${x - border / 2} ${y}h${border}"/>` : `<path d="M${x} ${y - border / 2}v${border}"/>`,
    )
    .join('')
  return `<defs>${gradient('a', [lighter(rock, 0.3), rock, darker(rock, 0.35)])}</defs>${ring(size, 'url(#a)')}<g stroke="${darker(rock, 0.5)}" stroke-width="2">${joints}</g>${along(size, 0.5, `stroke="${darker(rock, 0.5)}" stroke-width="${border * 0.3}"`)}${along(size, 0.5, `stroke="${spark}" stroke-width="${border * 0.16}"`)}${along(size, 0.05, `stroke="${lighter(rock, 0.5)}" stroke-width="1.5"`)}${along(size, 0.95, `stroke="${darker(rock, 0.7)}" stroke-width="3"`)}`
}

const styles: Record<BackdropName, Draw> = { rays: marquee, hills: wood, waves: rope, stars: neon, leaves: vine, temple: stone }
