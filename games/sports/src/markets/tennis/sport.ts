import { tennis } from '../../models/tennis/model.ts'
import { readTennis } from '../../models/tennis/read.ts'
import { makeSport } from '../engine.ts'
import { matchMarkets } from './match-markets.ts'
import { setMarkets } from './set-markets.ts'

export const TENNIS = makeSport({ model: tennis, kinds: [...matchMarkets, ...setMarkets], readStrengths: readTennis })
