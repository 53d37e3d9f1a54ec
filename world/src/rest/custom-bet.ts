import type { Selectable, Selection } from '@tucano/feed'
import type { Match, OutcomeNow } from '@tucano/sports/markets'
import { type PricedMarket, offerOf } from '@tucano/sports/proof'
import { builderOdds } from '@tucano/sports/prices'
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

/** What can end otherwise than won or lost has no price together with anything else. */
const isPlain = ({ chances }: OutcomeNow): boolean => Math.max(chances.void, chances.halfWon, chances.halfLost) <= 0

const selectableIn = ({ now, odds }: PricedMarket): { id: string }[] =>
  now.outcomes.flatMap((outcome, n) => (odds[n] !== undefined && isPlain(outcome) ? [{ id: outcome.id }] : []))

/** All that can be chosen for a bet on several things of one match. */
export const selectableOf = (event: string, { offer }: Pick<Open, 'offer'>): Selectable => ({
  id: event,
  markets: offer.flatMap((priced) => {
    const outcomes = selectableIn(priced)
    return outcomes.length > 0 ? [{ id: priced.now.id, specifiers: priced.now.specifiers, outcomes }] : []
  }),
})

export interface Price {
  odds: number
  probability: number
}

const isSelectable = ({ offer }: Open, { market, specifiers, outcome }: Selection): boolean =>
  offer.some(
    (priced) => priced.now.id === market && priced.now.specifiers === specifiers && selectableIn(priced).some(({ id }) => id === outcome),
  )

/** What selections of one match are worth together; nothing where they cannot all win, or one of them is not offered. */
export function priceTogether(open: Open, selections: readonly Selection[]): Price | undefined {
  if (selections.length === 0 || !selections.every((selection) => isSelectable(open, selection))) return undefined
  const asked = selections.map(({ market, specifiers, outcome }) => ({ market, specifiers, outcome }))
  const chance = open.match.book().chanceOf(asked)
  const odds = chance === undefined ? undefined : builderOdds(chance)
  return chance === undefined || odds === undefined ? undefined : { odds, probability: Math.round(chance * BILLION) }
}
