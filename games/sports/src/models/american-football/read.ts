import { BadStrengths, readFields, readWhole } from '../strengths.ts'
import type { AmericanFootballStrengths, Drive } from './state.ts'

const WHOLE = 1_000_000
const NAMES = ['0', '3', '6', '7', '8'] as const

function readDrive(value: unknown, where: string): Drive {
  const of = readFields(value, NAMES, where)
  // Every end is possible, or plays could not lead to it.
  const read = (points: (typeof NAMES)[number]): number => readWhole(of(points), { least: 1, most: WHOLE, where: `${where}.${points}` })
  const found = { 0: read('0'), 3: read('3'), 6: read('6'), 7: read('7'), 8: read('8') }
  if (found[0] + found[3] + found[6] + found[7] + found[8] !== WHOLE) throw new BadStrengths(`${where}: a million in all`)
  return found
}

export function readAmericanFootball(value: unknown): AmericanFootballStrengths {
  const of = readFields(value, ['home', 'away'], 'american football')
  return { home: readDrive(of('home'), 'home'), away: readDrive(of('away'), 'away') }
}
