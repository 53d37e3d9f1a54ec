import type { MatchRow, SportsMarket, SportsOutcome } from '@tucano/contract/sports'
import { SELECTIONS_MAX, priceBuilder } from '@tucano/contract/sports'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { call } from '#platform/call'
import type { Chosen, SlipLeg } from '../slip/slip-state.ts'

/** What is being put together on the page of a match; nothing where outcomes go to the slip one by one. */
export interface Builder {
  chosen: readonly Chosen[]
  toggle: (selection: Chosen) => void
}

export const BuilderContext = createContext<Builder | undefined>(undefined)
export const useBuilder = (): Builder | undefined => use(BuilderContext)

type Keyed = Pick<Chosen, 'market' | 'specifiers' | 'outcome'>
export const isSame = (a: Keyed, b: Keyed): boolean => a.market === b.market && a.specifiers === b.specifiers && a.outcome === b.outcome

/** With an outcome more or less. Another outcome of the same market takes the place of the one that is there. */
export function withSelection(chosen: readonly Chosen[], selection: Chosen): Chosen[] {
  if (chosen.some((one) => isSame(one, selection))) return chosen.filter((one) => !isSame(one, selection))
  const others = chosen.filter(({ market, specifiers }) => market !== selection.market || specifiers !== selection.specifiers)
  return [...others, selection].slice(-SELECTIONS_MAX)
}

export const chosenOf = (market: SportsMarket, outcome: SportsOutcome, version: number): Chosen => ({
  market: market.market,
  specifiers: market.specifiers,
  outcome: outcome.outcome,
  marketName: market.name,
  outcomeName: outcome.name,
  version,
})

/** So often a price together is asked for again. */
const PRICE_MS = 5000

/** The price of selections together. */
export function useBuilderPrice(event: string, chosen: readonly Chosen[]) {
  const selections = chosen.map(({ market, specifiers, outcome }) => ({ market, specifiers, outcome }))
  return useQuery({
    queryKey: ['sports', 'builder', event, selections],
    queryFn: () => call(priceBuilder, { event, selections }),
    enabled: selections.length > 1,
    staleTime: 0,
    refetchInterval: PRICE_MS,
    retry: false,
    placeholderData: keepPreviousData,
  })
}

/** What was put together as one leg; nothing while it has no price. */
export function builtLeg(
  match: MatchRow,
  chosen: readonly Chosen[],
  { odds, versions }: { odds: number | null; versions: readonly number[] },
): SlipLeg | undefined {
  const [first, ...rest] = chosen.map((selection, at) => ({ ...selection, version: versions[at] ?? selection.version }))
  if (!first || odds === null) return undefined
  return {
    event: match.event,
    selections: [first, ...rest],
    odds,
    home: match.home?.name ?? '',
    away: match.away?.name ?? '',
    sport: match.sport,
    stake: '',
    isBanker: false,
  }
}
