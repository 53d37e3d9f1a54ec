import { type Draws, Stream, pickWeighted } from '@tucano/randomness'
import type { Hashes } from '@tucano/round'
import { FIELD, type Path, type Point, isInField, placeOn } from './path.ts'
import { type Sea, type WaveKind, kindsOf } from './sea.ts'
import type { Species } from './species.ts'

/** A room's water begins anew so often, with a seed that everybody is told. */
export const EPOCH_MS = 60_000
/** No fish takes longer. */
export const CROSSES_MAX_MS = 30_000
/** The boss comes so long after the minute has begun: time enough to say so. */
const BOSS_AFTER_MS = 8000
const SHOAL_AFTER_MS = 14_000
/** Fish of a group come behind each other. */
const BEHIND_MS = 520

export interface Fish {
  /** Its number in the minute. */
  id: number
  kind: Species
  bornMs: number
  takesMs: number
  path: Path
}

export interface Minute {
  wave: WaveKind
  fish: readonly Fish[]
}

const between = (draws: Draws, least: number, most: number): number => least + draws.below(most - least + 1)

/** From one edge to the one across, bent twice on the way; outside of the water at both ends. */
function drawPath(draws: Draws, size: number): { path: Path; aside: 'x' | 'y' } {
  const across = draws.below(4) > 0
  const isBackwards = draws.below(2) === 1
  const [length, breadth] = across ? [FIELD.width, FIELD.height] : [FIELD.height, FIELD.width]
  const point = (along: number): Point => {
    const aside = between(draws, Math.floor(breadth / 8), breadth - Math.floor(breadth / 8))
    return across ? { x: along, y: aside } : { x: aside, y: along }
  }
  const third = Math.floor(length / 3)
  const path = [-size, third, 2 * third, length + size].map((along) => point(along)) as [Point, Point, Point, Point]
  return { path: isBackwards ? [path[3], path[2], path[1], path[0]] : path, aside: across ? 'y' : 'x' }
}

class Water {
  readonly fish: Fish[] = []
  #draws: Draws

  constructor(draws: Draws) {
    this.#draws = draws
  }

  put(kind: Species, bornMs: number, many = 1, behindMs = BEHIND_MS): void {
    const { path, aside } = drawPath(this.#draws, kind.size)
    const takesMs = between(this.#draws, ...kind.crossesMs)
    for (let n = 0; n < many; n++) {
      // Beside the way of the one before, by less than its own length.
      const by = n === 0 ? 0 : between(this.#draws, -kind.size, kind.size)
      const moved = path.map((point) => ({ ...point, [aside]: point[aside] + by })) as [Point, Point, Point, Point]
      this.fish.push({ id: this.fish.length, kind, bornMs: bornMs + n * behindMs, takesMs, path: moved })
    }
  }
}

/** All fish of a minute, from its seed. Those who were there before it swim on. */
export function spawn(sea: Sea, seed: Uint8Array, { hmacSha256 }: Pick<Hashes, 'hmacSha256'>): Minute {
  const draws = new Stream((cursor) => hmacSha256(seed, `spawn-v1|${sea.code}|${sea.version}|${cursor}`))
  const kinds = Object.keys(sea.waves) as WaveKind[]
  const wave = kinds[pickWeighted(draws, Object.values(sea.waves))]!
  const water = new Water(draws)
  const weights = sea.species.map(({ weight }) => weight)
  for (let at = 0; at < EPOCH_MS; at += between(draws, Math.floor(sea.gapMs / 4), sea.gapMs)) {
    const kind = sea.species[pickWeighted(draws, weights)]!
    const [least, most] = kind.group ?? [1, 1]
    water.put(kind, at, between(draws, least, most))
  }
  if (wave === 'boss') water.put(sea.boss, BOSS_AFTER_MS)
  if (wave === 'shoal') {
    const kind = kindsOf(sea).find(({ code }) => code === sea.shoal.of)!
    for (let row = 0; row < 3; row++) water.put(kind, SHOAL_AFTER_MS + row * 700, Math.floor(sea.shoal.many / 3), 300)
  }
  return { wave, fish: water.fish }
}

/** Where a fish is, so long after its minute began; nothing while it is not in the water. */
export function placeOf({ bornMs, takesMs, path }: Fish, atMs: number): Point | undefined {
  if (atMs < bornMs || atMs > bornMs + takesMs) return undefined
  const place = placeOn(path, atMs - bornMs, takesMs)
  return isInField(place) ? place : undefined
}
