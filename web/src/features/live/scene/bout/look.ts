import type { Corner, Rooster } from '@tucano/live'
import { between } from '../stage/pen.ts'

/** Colours of a rooster. */
export interface RoosterLook {
  body: string
  bodyDark: string
  bodyLight: string
  tail: string
  tailDark: string
  tailLight: string
  comb: string
  scarf: string
  ink: string
}

export const HORN = '#f2b53a'
export const HORN_DARK = '#b9741a'

const SCARVES: Readonly<Record<Corner, string>> = { red: '#e0263a', blue: '#2f7de0' }
/** A colour on its way to another one. */
function mixed(from: string, to: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number]
    return Math.round(between(a, b, share))
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}

export function lookOf({ plumage: [body, tail, comb] }: Pick<Rooster, 'plumage'>, corner: Corner): RoosterLook {
  return {
    body,
    bodyDark: mixed(body, '#1a0d10', 0.42),
    bodyLight: mixed(body, '#fff4dc', 0.34),
    tail,
    tailDark: mixed(tail, '#1a0d10', 0.4),
    tailLight: mixed(tail, '#fff8e6', 0.35),
    comb,
    scarf: SCARVES[corner],
    ink: mixed(body, '#120709', 0.8),
  }
}
