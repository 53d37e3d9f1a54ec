import { FOOTBALL_MODEL, playersOf, readFootballStrengths, scoredBy } from '../../models/football/index.ts'
import { type Sport, makeSport } from '../engine.ts'
import { FOOTBALL_MARKETS } from './kinds.ts'

export const FOOTBALL: Sport = makeSport({
  model: FOOTBALL_MODEL,
  kinds: FOOTBALL_MARKETS,
  readStrengths: readFootballStrengths,
  playersOf,
  tellApart: (strengths, cell, players) => {
    if (cell.of !== 'score') return [{ cell, share: 1 }]
    const { home, away, halfHome, halfAway, next, red, known } = cell
    const goals = { home: home - known.scorersTold.home, away: away - known.scorersTold.away }
    return scoredBy(strengths, players, { goals, already: known.scorers }).map(({ scored, share }) => ({
      // Written out, as it is made for every score and player: a spread takes several times as long.
      cell: { of: 'score', home, away, halfHome, halfAway, next, red, known, scored },
      share,
    }))
  },
})
