import { cs2, valorant } from '../../models/rounds/model.ts'
import { readRounds } from '../../models/rounds/read.ts'
import { makeSport } from '../engine.ts'
import { mapMarkets } from './map-markets.ts'
import { seriesMarkets } from './series-markets.ts'

const kinds = [...seriesMarkets, ...mapMarkets]

export const CS2 = makeSport({ model: cs2, kinds, readStrengths: readRounds })
export const VALORANT = makeSport({ model: valorant, kinds, readStrengths: readRounds })
