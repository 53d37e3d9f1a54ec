import type { Side } from '../model.ts'
import { BadStrengths, readFields, readList, readWhole } from '../strengths.ts'

export type Sides = { home: number; away: number }

/** In millionths. */
export type FightStrengths = {
  /** How each round ends the fight, if it comes to it; what is left of a million is that it goes on. Three of them, or five. */
  rounds: { knockout: Sides; submission: Sides }[]
  /** What the judges say after the last: they add up to a million. */
  decision: Sides & { draw: number }
}

const MILLION = 1_000_000
/** Every round can be survived. */
const ENDING_MOST = 950_000

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

function readSides(value: unknown, where: string): Sides {
  const field = readFields(value, ['home', 'away'], where)
  const read = (side: Side): number => readWhole(field(side), { least: 1, most: ENDING_MOST, where: `${where}.${side}` })
  return { home: read('home'), away: read('away') }
}

function readRound(value: unknown, n: number): FightStrengths['rounds'][number] {
  const where = `rounds.${n}`
  const field = readFields(value, ['knockout', 'submission'], where)
  const round = {
    knockout: readSides(field('knockout'), `${where}.knockout`),
    submission: readSides(field('submission'), `${where}.submission`),
  }
  if (sumOf([...Object.values(round.knockout), ...Object.values(round.submission)]) > ENDING_MOST)
    throw new BadStrengths(`${where}: no way on`)
  return round
}

export function readFightStrengths(value: unknown): FightStrengths {
  const field = readFields(value, ['rounds', 'decision'], 'strengths')
  const rounds = readList(field('rounds'), readRound, 'rounds')
  if (rounds.length !== 3 && rounds.length !== 5) throw new BadStrengths('rounds: three or five')
  const said = readFields(field('decision'), ['home', 'away', 'draw'], 'decision')
  const read = (name: 'home' | 'away' | 'draw'): number => readWhole(said(name), { least: 0, most: MILLION, where: `decision.${name}` })
  const decision = { home: read('home'), away: read('away'), draw: read('draw') }
  if (sumOf(Object.values(decision)) !== MILLION) throw new BadStrengths('decision: they add up to a million')
  return { rounds, decision }
}
