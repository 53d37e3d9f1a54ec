import { BadStrengths, readFields, readWhole } from '../strengths.ts'
import type { MobaStrengths } from './state.ts'

export function readMoba(value: unknown): MobaStrengths {
  const of = readFields(value, ['bestOf', 'homeMinutes', 'kills'], 'lanes')
  const bestOf = of('bestOf')
  if (bestOf !== 1 && bestOf !== 2 && bestOf !== 3 && bestOf !== 5) throw new BadStrengths('bestOf: 1, 2, 3 or 5')
  return {
    bestOf,
    homeMinutes: readWhole(of('homeMinutes'), { least: 200_000, most: 800_000, where: 'homeMinutes' }),
    kills: readWhole(of('kills'), { least: 100_000, most: 3_000_000, where: 'kills' }),
  }
}
