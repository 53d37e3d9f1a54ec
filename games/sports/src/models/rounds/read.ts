import { BadStrengths, readFields, readList, readText, readWhole } from '../strengths.ts'
import type { BestOf, MapStrengths, RoundsStrengths } from './state.ts'

const ROUND = { least: 50_000, most: 950_000 }
const BEST_OF: readonly BestOf[] = [1, 2, 3, 5]

function readMap(value: unknown, n: number): MapStrengths {
  const where = `maps ${n}`
  const of = readFields(value, ['map', 'attacking', 'defending'], where)
  return {
    map: readText(of('map'), /^[a-z0-9-]{1,40}$/, where),
    attacking: readWhole(of('attacking'), { ...ROUND, where }),
    defending: readWhole(of('defending'), { ...ROUND, where }),
  }
}

export function readRounds(value: unknown): RoundsStrengths {
  const of = readFields(value, ['bestOf', 'maps'], 'rounds')
  const bestOf = BEST_OF.find((one) => one === of('bestOf'))
  if (bestOf === undefined) throw new BadStrengths('bestOf: 1, 2, 3 or 5')
  const maps = readList(of('maps'), readMap, 'maps')
  if (maps.length !== bestOf) throw new BadStrengths(`maps: ${bestOf} of them`)
  return { bestOf, maps }
}
