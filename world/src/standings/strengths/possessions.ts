import { type MatchUp, millionths } from '../match-up.ts'

/** By the points that a possession or a drive ends with: chances in millionths that add up to a million. */
type Weights<Points extends number> = Readonly<Record<Points, number>>
export type Possession = Weights<0 | 1 | 2 | 3>
export type Drive = Weights<0 | 3 | 6 | 7 | 8>

/** What is not given to the others is nothing. */
const withNothing = <Points extends number>(weights: Weights<Points>): Weights<Points | 0> => {
  const given = Object.values<number>(weights).reduce((sum, weight) => sum + weight, 0)
  return { 0: 1_000_000 - given, ...weights }
}

const possession = (edge: number): Possession =>
  withNothing({ 1: millionths(0.03), 2: millionths(0.33 + 0.0343 * edge), 3: millionths(0.135 + 0.0147 * edge) })

const drive = (edge: number, tempo: number): Drive =>
  withNothing({
    3: millionths((0.155 + 0.025 * edge) * tempo),
    6: millionths(0.015 * tempo),
    7: millionths((0.2 + 0.102 * edge) * tempo),
    8: millionths(0.01 * tempo),
  })

export interface BasketballStrengths {
  /** Of each side in four quarters. */
  possessions: number
  home: Possession
  away: Possession
}

export const basketballStrengths = ({ edge, tempo }: MatchUp): BasketballStrengths => ({
  possessions: 2 * Math.round(49 * (1 + (tempo - 1) / 2)),
  home: possession(edge),
  away: possession(-edge),
})

/** Of each side's drives. */
export const driveStrengths = ({ edge, tempo }: MatchUp): Record<'home' | 'away', Drive> => ({
  home: drive(edge, tempo),
  away: drive(-edge, tempo),
})
