import { darker, lighter, mix } from './colour.ts'

/** What is behind the hero, 300 by 400, in the colours of the sky above and the ground below. */
export type Backdrop = (sky: string, ground: string, spark: string) => string

const rays: Backdrop = (sky, ground) => {
  const beams = Array.from({ length: 14 }, (_, n) => {
    const at = (n / 14) * Math.PI * 2
    const point = (angle: number) => `${(150 + Math.cos(angle) * 420).toFixed(0)} ${(170 + Math.sin(angle) * 420).toFixed(0)}`
    return `M150 170L${point(at)}L${point(at + 0.22)}Z`
  }).join('')
  return `<path d="${beams}" fill="${lighter(sky, 0.25)}" opacity=".4"/><rect y="300" width="300" height="100" fill="url(#fade)"/><path d="M0 330C80 300 220 300 300 330V400H0Z" fill="${darker(ground, 0.25)}" opacity=".7"/>`
}

const hills: Backdrop = (sky, ground, spark) =>
  `<circle cx="214" cy="92" r="58" fill="${mix(spark, '#ffffff', 0.2)}" opacity=".9"/><circle cx="214" cy="92" r="86" fill="${spark}" opacity=".18"/>
<path d="M0 214C50 160 96 190 130 208C176 150 236 150 300 206V400H0Z" fill="${mix(sky, ground, 0.45)}"/><path d="M0 262C60 220 120 244 160 266C206 226 260 232 300 258V400H0Z" fill="${mix(sky, ground, 0.75)}"/><path d="M0 322C70 286 150 300 210 322C246 304 276 304 300 312V400H0Z" fill="${darker(ground, 0.25)}"/>`

const waves: Backdrop = (sky, ground) => {
  const wave = (y: number, colour: string, opacity: number) =>
    `<path d="M-20 ${y}C20 ${y - 22} 50 ${y + 22} 90 ${y}S160 ${y - 22} 200 ${y}S270 ${y + 22} 320 ${y}V400H-20Z" fill="${colour}" opacity="${opacity}"/>`
  const bubbles = [
    [48, 90, 12],
    [84, 60, 6],
    [250, 120, 16],
    [226, 70, 7],
    [270, 190, 8],
    [30, 200, 7],
  ]
  return `${bubbles.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#fff" stroke-width="2.5" opacity=".45"/>`).join('')}<path d="M60 0L120 400H20ZM170 0L300 400H200Z" fill="#fff" opacity=".06"/>${wave(270, mix(sky, ground, 0.5), 0.9)}${wave(312, ground, 0.95)}${wave(352, darker(ground, 0.3), 1)}`
}

const stars: Backdrop = (sky, ground, spark) => {
  const star = (x: number, y: number, s: number) =>
    `<path d="M${x} ${y - s}L${x + s * 0.24} ${y - s * 0.24}L${x + s} ${y}L${x + s * 0.24} ${y + s * 0.24}L${x} ${y + s}L${x - s * 0.24} ${y + s * 0.24}L${x - s} ${y}L${x - s * 0.24} ${y - s * 0.24}Z" fill="#fff" opacity=".8"/>`
  return `${[
    [40, 60, 9],
    [92, 34, 5],
    [252, 48, 11],
    [200, 22, 5],
    [276, 150, 6],
    [24, 170, 6],
    [60, 250, 4],
    [262, 246, 5],
  ]
    .map(([x, y, s]) => star(x!, y!, s!))
    .join(
      '',
    )}<ellipse cx="150" cy="176" rx="150" ry="44" fill="none" stroke="${lighter(spark, 0.3)}" stroke-width="3" opacity=".35" transform="rotate(-18 150 176)"/><circle cx="262" cy="330" r="90" fill="${mix(sky, ground, 0.6)}"/><circle cx="240" cy="312" r="90" fill="${ground}" opacity=".5"/>`
}

const leaves: Backdrop = (sky, ground) => {
  const leaf = ([x, y, turn, size]: number[], colour: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 0C-34-40-30-96 0-140C30-96 34-40 0 0Z" fill="${colour}"/><path d="M0-4V-126" stroke="${lighter(colour, 0.25)}" stroke-width="4"/></g>`
  const back = mix(sky, ground, 0.55)
  return (
    [
      [20, 130, 120, 0.8],
      [280, 130, -120, 0.8],
      [10, 40, 150, 0.7],
      [290, 40, -150, 0.7],
      [30, 260, 80, 0.9],
      [272, 260, -80, 0.9],
    ]
      .map((place) => leaf(place, back))
      .join('') +
    [
      [-10, 400, 40, 1],
      [60, 420, 12, 0.9],
      [310, 400, -40, 1],
      [240, 420, -12, 0.9],
      [150, 430, 0, 0.8],
    ]
      .map((place) => leaf(place, darker(ground, 0.2)))
      .join('')
  )
}

const temple: Backdrop = (sky, ground, spark) =>
  `<circle cx="150" cy="120" r="96" fill="${spark}" opacity=".25"/><path d="M150 66L176 110H124ZM116 116H184L204 160H96ZM86 166H214L238 220H62ZM50 226H250L280 290H20Z" fill="${mix(sky, ground, 0.6)}"/><path d="M150 66L176 110H150ZM150 116H184L204 160H150ZM150 166H214L238 220H150ZM150 226H250L280 290H150Z" fill="${ground}" opacity=".6"/><rect y="290" width="300" height="110" fill="${darker(ground, 0.3)}"/>`

export const backdrops = { rays, hills, waves, stars, leaves, temple } satisfies Record<string, Backdrop>
export type BackdropName = keyof typeof backdrops
