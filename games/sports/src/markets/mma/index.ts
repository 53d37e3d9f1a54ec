import { FIGHT_MODEL, readFightStrengths } from '../../models/mma/index.ts'
import { type Sport, makeSport } from '../engine.ts'
import { FIGHT_MARKETS } from './kinds.ts'

export const MMA: Sport = makeSport({ model: FIGHT_MODEL, kinds: FIGHT_MARKETS, readStrengths: readFightStrengths })
