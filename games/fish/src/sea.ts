import type { Species } from './species.ts'

/** What a minute in the water is like. */
export type WaveKind = 'calm' | 'shoal' | 'boss'

export interface Sea {
  code: string
  /** Goes up whenever spawns, ways or chances come about differently. */
  version: number
  /** What a bullet can cost, in minor units, by level. */
  levels: readonly number[]
  /** How many bullets a heavy shot costs. */
  heavy: number
  /** How far a net reaches. */
  net: number
  species: readonly Species[]
  /** Comes once in a minute of its own. */
  boss: Species
  /** Small fish that come as one, in their minute. */
  shoal: { of: string; many: number }
  waves: Readonly<Record<WaveKind, number>>
  /** Between two groups, at most. */
  gapMs: number
}

/** All that swims in a sea: the boss comes last. */
export const kindsOf = ({ species, boss }: Sea): readonly Species[] => [...species, boss]
