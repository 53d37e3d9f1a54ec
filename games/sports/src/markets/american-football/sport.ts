import { americanFootball } from '../../models/american-football/model.ts'
import { readAmericanFootball } from '../../models/american-football/read.ts'
import { makeSport } from '../engine.ts'
import { scoreMarkets } from '../scoring/score-markets.ts'
import { americanFootballMarkets } from './match-markets.ts'

export const AMERICAN_FOOTBALL = makeSport({
  model: americanFootball,
  kinds: [...scoreMarkets, ...americanFootballMarkets],
  readStrengths: readAmericanFootball,
})
