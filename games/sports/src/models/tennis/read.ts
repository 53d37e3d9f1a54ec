import { BadStrengths, readFields, readWhole } from '../strengths.ts'
import type { TennisStrengths } from './state.ts'

const SERVE = { least: 100_000, most: 900_000 }

export function readTennis(value: unknown): TennisStrengths {
  const of = readFields(value, ['home', 'away', 'bestOf', 'lastSet'], 'tennis')
  const [bestOf, lastSet] = [of('bestOf'), of('lastSet')]
  if (bestOf !== 3 && bestOf !== 5) throw new BadStrengths('bestOf: 3 or 5')
  if (lastSet !== 'set' && lastSet !== 'matchTieBreak') throw new BadStrengths('lastSet: set or matchTieBreak')
  return {
    home: readWhole(of('home'), { ...SERVE, where: 'home' }),
    away: readWhole(of('away'), { ...SERVE, where: 'away' }),
    bestOf,
    lastSet,
  }
}
