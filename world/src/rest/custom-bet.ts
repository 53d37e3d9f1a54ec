import type { Selectable, Selection } from '@tucano/feed'
import type { Match } from '@tucano/sports/markets'
import { type PricedMarket, offerOf } from '@tucano/sports/proof'
import { builderOdds } from '@tucano/sports/prices'
import { hasPrice } from '../matches/changes.ts'
import { matchBefore } from '../matches/live-match.ts'
import type { Programme } from '../programme.ts'
import type { Running } from '../running.ts'
import { matchById } from '../store/matches.ts'

const BILLION = 1_000_000_000

interface Open {
  match: Match
  offer: readonly PricedMarket[]
}

/** A match that takes bets, with what is offered of it. */
export function openMatch(running: Running, programme: Programme, event: string): Open | undefined {
  const live = programme.live.get(event)
  if (live) return { match: live.now, offer: live.offer }
  const row = matchById(running.store, event)
  const match = row?.stage === 'announced' ? matchBefore(running, row) : undefined
  return match && { match, offer: offerOf(match, match.book()) }
}

export const selectableOf = (event: string, { offer }: Pick<Open, 'offer'>): Selectable => ({
  id: event,
  markets: offer.filter(hasPrice).map(({ now, odds }) => ({
    id: now.id,
    specifiers: now.specifiers,
    outcomes: now.outcomes.filter((_, n) => odds[n] !== undefined).map(({ id }) => ({ id })),
  })),
})

export interface Price {
  odds: number
  probability: number
}

const isOffered = ({ offer }: Open, { market, specifiers, outcome }: Selection): boolean =>
  offer.some(
    ({ now, odds }) =>
      now.id === market && now.specifiers === specifiers && now.outcomes.some(({ id }, n) => id === outcome && odds[n] !== undefined),
  )

/** What selections of one match are worth together; nothing where they cannot all win, or one of them is not offered. */
export function priceTogether(open: Open, selections: readonly Selection[]): Price | undefined {
  if (selections.length === 0 || !selections.every((selection) => isOffered(open, selection))) return undefined
  const asked = selections.map(({ market, specifiers, outcome }) => ({ market, specifiers, outcome }))
  const chance = open.match.book().chanceOf(asked)
  const odds = chance === undefined ? undefined : builderOdds(chance)
  return chance === undefined || odds === undefined ? undefined : { odds, probability: Math.round(chance * BILLION) }
}
