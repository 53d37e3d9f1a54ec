import type { Blow } from '@tucano/live'
import { ROUND, clamp, smooth } from '../stage/pen.ts'

/** How a rooster holds itself. Lengths are parts of its height, forward is towards the other one. */
export interface Pose {
  x: number
  lift: number
  /** Forward, in radians. */
  lean: number
  /** From folded to raised. */
  wing: number
  head: { x: number; y: number }
  /** One leg before the other, from -1 to 1. */
  stride: number
  /** From standing to sitting. */
  sit: number
  /** How far it is open. */
  beak: number
  look: 'vain' | 'keen' | 'struck' | 'dizzy' | 'happy'
}

export const STANDS: Pose = { x: 0, lift: 0, lean: 0, wing: 0, head: { x: 0, y: 0 }, stride: 0, sit: 0, beak: 0, look: 'vain' }

/** Where in a blow it lands. */
export const HIT = 0.48
const hump = (from: number, to: number, at: number): number => Math.sin(Math.PI * clamp((at - from) / (to - from)))
const BACK_FROM = 0.62
/** Towards the other one and back. */
const goes = (from: number, at: number): number => smooth(from, HIT, at) * (1 - smooth(BACK_FROM, 0.97, at))

/** Waiting: weight from one leg to the other, a look around, and a crow now and then. */
export function waits(ms: number, turn: number): Pose {
  const beat = ms / 900 + turn * 1.7
  const crow = hump(0, 1, ((ms / 1000 + turn * 6) % 11) / 1.4)
  return {
    ...STANDS,
    lean: Math.sin(beat) * 0.03 - crow * 0.22,
    head: { x: Math.sin(beat * 1.6) * 0.02, y: Math.sin(beat * 2) * 0.012 - crow * 0.05 },
    wing: 0.04 + Math.sin(beat * 0.8) * 0.03 + crow * 0.22,
    stride: Math.sin(beat * 0.9) * 0.3,
    beak: crow,
  }
}

/** Into the ring, from behind. */
export function enters(share: number, ms: number): Pose {
  const left = 1 - smooth(0, 1, share)
  const walk = left > 0.02 ? 1 : 0
  return {
    ...waits(ms, 0),
    x: -left * 1.5,
    stride: walk * Math.sin(ms / 110),
    lift: walk * Math.abs(Math.sin(ms / 110)) * 0.03,
    head: { x: walk * Math.sin(ms / 110) * 0.035, y: 0 },
    beak: 0,
  }
}

type Strike = (at: number, gap: number) => Pose
const strikes: Readonly<Record<Blow['move'], Strike>> = {
  jump: (at, gap) => ({
    ...STANDS,
    x: gap * goes(0.2, at),
    lift: hump(0.2, 0.6, at) * 0.5 + hump(0.66, 0.95, at) * 0.16,
    lean: -0.24 * hump(0, 0.26, at) - 0.4 * hump(0.24, 0.6, at),
    wing: smooth(0.15, 0.36, at) * (1 - smooth(0.52, 0.8, at)),
    sit: 0.35 * hump(0, 0.24, at),
    stride: hump(0.2, 0.7, at),
    look: 'keen',
  }),
  wing: (at, gap) => ({
    ...STANDS,
    x: gap * 0.98 * goes(0.06, at),
    lean: 0.16 * hump(0.3, 0.66, at),
    lift: 0.06 * Math.abs(Math.sin(at * 20)) * (at < 0.44 ? 1 : 0),
    wing: smooth(0.12, 0.4, at) * (1 - 0.75 * smooth(0.43, 0.5, at)) * (1 - smooth(0.6, 0.8, at)),
    stride: Math.sin(at * 26) * (at < 0.44 || at > BACK_FROM ? 1 : 0),
    look: 'keen',
  }),
  feint: (at, gap) => ({
    ...STANDS,
    x: gap * (0.4 * hump(0.02, 0.3, at) + goes(0.36, at)),
    lean: 0.2 * hump(0.05, 0.26, at) + 0.34 * hump(0.36, 0.62, at),
    head: { x: 0.12 * hump(0.38, 0.6, at) + 0.05 * Math.sin(at * 60) * hump(0, 0.34, at), y: 0.1 * hump(0.38, 0.6, at) },
    wing: 0.3 * hump(0.02, 0.6, at),
    beak: hump(0.38, 0.58, at),
    stride: Math.sin(at * 30) * 0.7,
    look: 'keen',
  }),
  rush: (at, gap) => ({
    ...STANDS,
    x: -0.22 * hump(0, 0.24, at) + gap * goes(0.2, at),
    lean: 0.5 * hump(0.1, 0.66, at),
    wing: 0.42 * hump(0.1, 0.66, at),
    lift: 0.05 * Math.abs(Math.sin(at * 34)) * hump(0.12, 0.5, at),
    stride: Math.sin(at * 44) * (at < HIT || at > BACK_FROM ? 1 : 0),
    look: 'keen',
  }),
}

/** Whoever strikes, at a share of the blow; `gap` is how far it is to the other one. */
export const strike = (move: Blow['move'], at: number, gap: number): Pose => strikes[move](at, gap)

/** Whoever is struck: nothing before it lands, then back and up, with everything open. */
export function struck(at: number): Pose {
  if (at < HIT) return { ...STANDS, look: at > 0.3 ? 'keen' : 'vain', lean: -0.08 * smooth(0.2, HIT, at) }
  const shock = hump(HIT, 0.98, at)
  return {
    ...STANDS,
    x: -0.34 * shock,
    lift: 0.2 * hump(HIT, 0.76, at),
    lean: -0.42 * shock,
    wing: 0.8 * shock * (0.75 + 0.25 * Math.sin(at * 70)),
    head: { x: -0.06 * shock, y: 0 },
    stride: Math.sin(at * 50) * shock,
    beak: shock,
    look: at < 0.86 ? 'struck' : 'keen',
  }
}

/** Down on its seat, legs before it. */
export function sits(ms: number): Pose {
  const down = smooth(0, 620, ms)
  const sway = Math.sin(ms / 420) * down
  return {
    ...STANDS,
    x: -0.12 * down,
    sit: down,
    lean: -0.16 * down + 0.06 * sway,
    head: { x: 0.03 * sway, y: 0.03 * down },
    wing: 0.14 * down,
    look: 'dizzy',
  }
}

/** Whoever is left standing: bows to all sides, and crows. */
export function cheers(ms: number): Pose {
  const crow = hump(0, 1, (ms % 1900) / 1200)
  return {
    ...STANDS,
    lift: 0.1 * Math.abs(Math.sin((ms / 1900) * ROUND)) * (1 - crow),
    lean: -0.3 * crow,
    wing: 0.35 + 0.55 * crow,
    head: { x: 0, y: -0.06 * crow },
    stride: Math.sin(ms / 260) * 0.4 * (1 - crow),
    beak: crow,
    look: 'happy',
  }
}
