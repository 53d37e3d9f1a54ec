import { creatures } from './symbols/creatures.ts'
import { fortune } from './symbols/fortune.ts'
import { nature } from './symbols/nature.ts'
import { play } from './symbols/play.ts'
import { sports } from './symbols/sports.ts'

/** Everything that can be the hero of a cover or a mark. */
export const symbols = { ...creatures, ...fortune, ...nature, ...play, ...sports }
export type SymbolName = keyof typeof symbols
