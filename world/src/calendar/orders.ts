import { deal } from '@tucano/randomness'
import type { CompetitorId, LabelledDraws, Tournament, World } from '../invented/index.ts'

/** Who stands where in the pairings of a season. */
type SeasonOrders = (tournament: Tournament, season: number) => readonly CompetitorId[]

/** What is asked for again and again is kept; more seasons than this are nowhere near one another. */
const KEPT_MAX = 400

/**
 * Drawn anew for each season. In a knock-out the half that is rated higher is away in the first round, so that none of them meet there, and a draw is enough
 * for whoever is away.
 */
export function seasonOrders({ competitors: all }: World, drawsOf: LabelledDraws): SeasonOrders {
  const known = new Map<string, readonly CompetitorId[]>()
  const draw: SeasonOrders = ({ number, form, competitors }, season) => {
    const draws = drawsOf(`season|${number}|${season}`)
    if (form === 'league') return deal(draws, competitors, competitors.length)
    const ratingOf = (id: CompetitorId): number => all.get(id)!.baseRating
    const ranked = competitors.toSorted((a, b) => ratingOf(b) - ratingOf(a))
    const half = ranked.length / 2
    const away = deal(draws, ranked.slice(0, half), half)
    const home = deal(draws, ranked.slice(half), half)
    return home.flatMap((one, n) => [one, away[n]!])
  }
  return (tournament, season) => {
    const key = `${tournament.number}|${season}`
    const found = known.get(key)
    if (found !== undefined) return found
    if (known.size >= KEPT_MAX) known.clear()
    const order = draw(tournament, season)
    known.set(key, order)
    return order
  }
}
