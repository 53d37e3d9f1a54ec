import { basketball } from '../../models/basketball/model.ts'
import { readBasketball } from '../../models/basketball/read.ts'
import { makeSport } from '../engine.ts'
import { scoreMarkets } from '../scoring/score-markets.ts'
import { basketballMarkets } from './match-markets.ts'
import { playerMarkets } from './player-markets.ts'

export const BASKETBALL = makeSport({
  model: basketball,
  kinds: [...scoreMarkets, ...basketballMarkets, ...playerMarkets],
  readStrengths: readBasketball,
})
