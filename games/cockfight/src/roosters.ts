import { type Draws, deal } from '@tucano/randomness'
import { type Weights, WHOLE } from './odds.ts'

type RoosterCode =
  | 'trovoada'
  | 'pimentinha'
  | 'coronel'
  | 'maestro'
  | 'girassol'
  | 'carijo'
  | 'esmeralda'
  | 'poeta'
  | 'marinheiro'
  | 'cangaceiro'
  | 'alvorada'
  | 'sereno'

/** A drawn rooster: its name, its colours and what it is known for. None of them lives. */
export interface Rooster {
  code: RoosterCode
  name: string
  plumage: readonly [body: string, tail: string, comb: string]
  /** Against another one, its part of what is not a draw. */
  strength: number
}

const rooster = (code: RoosterCode, name: string, strength: number, ...plumage: [string, string, string]): Rooster => ({
  code,
  name,
  plumage,
  strength,
})

export const ROOSTERS: readonly Rooster[] = [
  rooster('trovoada', 'Trovoada', 112, '#3b4a5e', '#8fb3d9', '#d94141'),
  rooster('pimentinha', 'Pimentinha', 96, '#c8432f', '#f0a13a', '#8e1f1f'),
  rooster('coronel', 'Coronel', 108, '#6e4a2b', '#d8b26a', '#b3202c'),
  rooster('maestro', 'Maestro', 101, '#2f2b3f', '#c9b8ff', '#d8315b'),
  rooster('girassol', 'Girassol', 94, '#e5b52c', '#7a4d12', '#d1462f'),
  rooster('carijo', 'Carijó', 99, '#d9d4c7', '#4b4b4b', '#c62d3a'),
  rooster('esmeralda', 'Esmeralda', 103, '#1f7a5c', '#8be0b9', '#c73a2e'),
  rooster('poeta', 'Poeta', 90, '#8a5fb0', '#f2c9e0', '#b02a4a'),
  rooster('marinheiro', 'Marinheiro', 97, '#2a6fb0', '#f4f1e8', '#d63b2f'),
  rooster('cangaceiro', 'Cangaceiro', 110, '#54361f', '#c47b35', '#a3161f'),
  rooster('alvorada', 'Alvorada', 105, '#f08a5d', '#f9d976', '#a83232'),
  rooster('sereno', 'Sereno', 92, '#7c8a99', '#dfe7ec', '#b8434f'),
]

/** Of ten thousand bouts, those in which both sit down at once. */
const DRAWS_OF = [600, 700, 800, 900] as const
const EASIER = 20

export interface Pairing {
  red: Rooster
  blue: Rooster
  weights: Weights
}

/** A row of numbers that follows from the bout's own: everybody knows beforehand who meets whom, and nothing of it decides who wins. */
function rowOf(bout: number): Draws {
  let state = BigInt.asUintN(64, BigInt(bout) * 0x9e37_79b9_7f4a_7c15n)
  const belowBig = (count: bigint): bigint => {
    state = BigInt.asUintN(64, state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n)
    return (state >> 33n) % count
  }
  return { below: (count) => Number(belowBig(BigInt(count))), belowBig }
}

const pairings = new Map<number, Pairing>()
const KEPT_MAX = 64

/** Who meets whom in a bout, and how it stands between them. */
export function pairingIn(bout: number): Pairing {
  const known = pairings.get(bout)
  if (known) return known
  if (pairings.size >= KEPT_MAX) pairings.clear()
  const pairing = pairOf(rowOf(bout))
  pairings.set(bout, pairing)
  return pairing
}

function pairOf(draws: Draws): Pairing {
  const [red, blue] = deal(draws, ROOSTERS, 2) as [Rooster, Rooster]
  const draw = DRAWS_OF[draws.below(DRAWS_OF.length)]!
  // How it is on the day: either may be a little better than it is known to be.
  const [a, b] = [red, blue].map(({ strength }) => strength + draws.below(EASIER * 2 + 1) - EASIER) as [number, number]
  const mine = Math.round(((WHOLE - draw) * a) / (a + b))
  return { red, blue, weights: { red: mine, blue: WHOLE - draw - mine, draw } }
}
