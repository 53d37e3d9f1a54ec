import type { MatchRow, SportsMarket } from '@tucano/contract/sports'

/** What of a market does not move. */
const ofMarket = ({ market, specifiers, name, groups, eachWay, outcomes }: SportsMarket) => [
  market,
  specifiers,
  name,
  groups,
  eachWay ?? null,
  outcomes.map((outcome) => [outcome.outcome, outcome.name]),
]
const ofRow = ({ standing: _standing, version: _version, marketCount: _count, markets, ...names }: MatchRow) => [
  names,
  markets.map(ofMarket),
]

/**
 * What an answer says of matches and markets that are known already: the same objects as before where only what moves is another. That is told by the boards, and
 * nothing that is shown is drawn again for it.
 */
const keeping =
  <Item>(keyOf: (item: Item) => string, namesOf: (item: Item) => unknown) =>
  (before: readonly Item[], items: readonly Item[]): Item[] => {
    const known = new Map(before.map((item) => [keyOf(item), item]))
    return items.map((item) => {
      const old = known.get(keyOf(item))
      return old && JSON.stringify(namesOf(old)) === JSON.stringify(namesOf(item)) ? old : item
    })
  }

export const keptRows = keeping<MatchRow>(({ event }) => event, ofRow)
export const keptMarkets = keeping<SportsMarket>(({ market, specifiers }) => `${market}/${specifiers}`, ofMarket)
