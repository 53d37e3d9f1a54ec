import { dota2, lol } from '../../models/moba/model.ts'
import { readMoba } from '../../models/moba/read.ts'
import { makeSport } from '../engine.ts'
import { dota2Markets, lolMarkets } from './map-markets.ts'
import { seriesMarkets } from './series-markets.ts'

export const LOL = makeSport({ model: lol, kinds: [...seriesMarkets, ...lolMarkets], readStrengths: readMoba })
export const DOTA2 = makeSport({ model: dota2, kinds: [...seriesMarkets, ...dota2Markets], readStrengths: readMoba })
