import type { MatchRow } from '@tucano/contract/sports'
import { type Form, type Odds, type OddsPolicy, type Selection, formsFor } from '@tucano/sports/slips'

/** An outcome with the words it was chosen by: the slip can be read before anything is asked, and while nothing answers. */
export interface Chosen extends Selection {
  marketName: string
  outcomeName: string
  /** Of its market, as it was seen. */
  version: number
}

export interface SlipLeg {
  event: string
  /** Several of them are a builder. */
  selections: readonly [Chosen, ...Chosen[]]
  /** Those that the member has seen and not refused. */
  odds: Odds
  home: string
  away: string
  /** Where nobody plays anybody: the league whose season it is about. */
  league?: string | undefined
  sport: string
  /** Of a single, in minor units; nothing while none was typed. */
  stake: string
  isBanker: boolean
  /** Each way: the share of the odds that a place pays, as it was seen. */
  terms?: string | undefined
}

/** The words for whom a leg is about. */
export const sidesOf = (match: Pick<MatchRow, 'home' | 'away' | 'leagueName'> | null): Pick<SlipLeg, 'home' | 'away' | 'league'> => {
  const [home, away] = [match?.home?.name ?? '', match?.away?.name ?? '']
  return home === '' && away === '' && match?.leagueName ? { home, away, league: match.leagueName } : { home, away }
}

export type SlipMode = 'singles' | 'multiple' | 'system'

/** What was asked for and not answered: asking again is the same bet. */
export interface Unanswered {
  about: string
  betId: string
}

export interface SlipState {
  legs: readonly SlipLeg[]
  mode: SlipMode
  /** `trixie`, or `system:2`. */
  system: string
  /** Of a line, in minor units. */
  unit: string
  policy: OddsPolicy
  /** Selections stay after they were bet on. */
  keeps: boolean
  unanswered: readonly Unanswered[]
  /** The bet that this slip takes the place of, as it was seen, and what is paid for it. */
  editing?: { betId: string; version: number; offer: string } | undefined
}

export const EMPTY_SLIP: SlipState = {
  legs: [],
  mode: 'multiple',
  system: '',
  unit: '',
  policy: 'better',
  keeps: false,
  unanswered: [],
}

const selectionKey = ({ market, specifiers, outcome }: Selection): string => `${market}/${specifiers}/${outcome}`
export const legKey = ({ event, selections }: Pick<SlipLeg, 'event' | 'selections'>): string =>
  `${event}/${selections.map(selectionKey).toSorted().join('&')}`

/** Whether an outcome by itself is on the slip. */
export const isChosen = ({ legs }: SlipState, event: string, selection: Selection): boolean =>
  legs.some((leg) => leg.event === event && leg.selections.length === 1 && selectionKey(leg.selections[0]) === selectionKey(selection))

/** What can be bet as a system, and the one that is. */
export const systemsFor = (legs: number): Form[] => formsFor(legs).filter(({ kind }) => kind !== 'single' && kind !== 'multiple')
export const formKey = (form: Form): string => (form.kind === 'system' ? `system:${form.size}` : form.kind)

/** A slip of which the mode is possible: a multiple has two legs, a system three. */
function fitted(state: SlipState): SlipState {
  const count = state.legs.length
  const systems = systemsFor(count).map(formKey)
  const mode = count < 2 ? 'singles' : state.mode === 'system' && systems.length === 0 ? 'multiple' : state.mode
  return { ...state, mode, system: systems.includes(state.system) ? state.system : (systems[0] ?? '') }
}

/** Adds an outcome, or takes it away where it is there. The first of two legs makes a multiple of them. */
export function toggled(state: SlipState, leg: SlipLeg): SlipState {
  const key = legKey(leg)
  if (state.legs.some((other) => legKey(other) === key)) return without(state, key)
  const legs = [...state.legs, leg]
  return fitted({ ...state, legs, mode: state.legs.length === 1 && state.mode === 'singles' ? 'multiple' : state.mode })
}

export const without = (state: SlipState, key: string): SlipState =>
  fitted({ ...state, legs: state.legs.filter((leg) => legKey(leg) !== key) })

export const withLeg = (state: SlipState, key: string, by: Partial<SlipLeg>): SlipState => ({
  ...state,
  legs: state.legs.map((leg) => (legKey(leg) === key ? { ...leg, ...by } : leg)),
})

export const withMode = (state: SlipState, mode: SlipMode): SlipState => fitted({ ...state, mode })

/** After a bet: empty, or as it was, with nothing typed. */
export function afterBet({ editing: _edited, ...state }: SlipState): SlipState {
  if (state.keeps) return { ...state, unit: '', legs: state.legs.map((leg) => ({ ...leg, stake: '' })) }
  return { ...state, legs: [], unit: '', mode: 'multiple', system: '' }
}

/** A leg as it stands now: what a bet is asked for at, once the member goes on with it. */
export interface LegOffer {
  odds: Odds
  versions: readonly number[]
}

/** The leg with what is offered for it now. */
function offeredLeg(leg: SlipLeg, offer: LegOffer | undefined): SlipLeg {
  if (!offer) return leg
  const [first, ...rest] = leg.selections
  const seen = (selection: Chosen, at: number): Chosen => ({ ...selection, version: offer.versions[at] ?? selection.version })
  return { ...leg, odds: offer.odds, selections: [seen(first, 0), ...rest.map((selection, at) => seen(selection, at + 1))] }
}

/** The odds that a member was told of and goes on with. */
export const accepting = (state: SlipState, offerOf: (leg: SlipLeg) => LegOffer | undefined): SlipState => ({
  ...state,
  legs: state.legs.map((leg) => offeredLeg(leg, offerOf(leg))),
})

/** The id of what is asked for: the one it was asked under before, while nobody has answered. */
export function askedAs(state: SlipState, about: string, betId: string): { state: SlipState; betId: string } {
  const before = state.unanswered.find((one) => one.about === about)
  if (before) return { state, betId: before.betId }
  return { state: { ...state, unanswered: [...state.unanswered.slice(-9), { about, betId }] }, betId }
}

export const answered = (state: SlipState, betId: string): SlipState => ({
  ...state,
  unanswered: state.unanswered.filter((one) => one.betId !== betId),
})
