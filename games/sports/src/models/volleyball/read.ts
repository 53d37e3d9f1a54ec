import { readFields, readWhole } from '../strengths.ts'
import type { VolleyballStrengths } from './state.ts'

const RALLY = { least: 100_000, most: 900_000 }

export function readVolleyball(value: unknown): VolleyballStrengths {
  const of = readFields(value, ['home', 'away'], 'volleyball')
  return { home: readWhole(of('home'), { ...RALLY, where: 'home' }), away: readWhole(of('away'), { ...RALLY, where: 'away' }) }
}
