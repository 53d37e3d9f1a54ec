import { volleyball } from '../../models/volleyball/model.ts'
import { readVolleyball } from '../../models/volleyball/read.ts'
import { makeSport } from '../engine.ts'
import { matchMarkets } from './match-markets.ts'
import { setMarkets } from './set-markets.ts'

export const VOLLEYBALL = makeSport({ model: volleyball, kinds: [...matchMarkets, ...setMarkets], readStrengths: readVolleyball })
