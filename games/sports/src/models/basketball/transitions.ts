import { type Side, type Transition, WEIGHTS } from '../model.ts'
import { splitWeight } from '../scoring/weights.ts'
import { otherSide } from '../winners.ts'
import {
  type BasketballPlayer,
  type BasketballState,
  type BasketballStrengths,
  type Box,
  type Open,
  QUARTERS,
  RACES,
  afterPossession,
  ballAfter,
  scoreOfPeriods,
} from './state.ts'

/** How a possession can end: of all that bring as many points, in hundredths. */
export const ENDS = [
  { end: 'turnover', points: 0, share: 28 },
  { end: 'miss', from: 'paint', points: 0, share: 27 },
  { end: 'miss', from: 'mid', points: 0, share: 15 },
  { end: 'miss', from: 'arc', points: 0, share: 30 },
  { end: 'freeThrows', points: 1, share: 100 },
  { end: 'basket', from: 'paint', points: 2, share: 62 },
  { end: 'basket', from: 'mid', points: 2, share: 24 },
  { end: 'freeThrows', points: 2, share: 14 },
  { end: 'basket', from: 'arc', points: 3, share: 90 },
  { end: 'basketAndFoul', from: 'paint', points: 3, share: 10 },
] as const
type End = (typeof ENDS)[number]

/** Of a hundred baskets, those that a pass made. */
export const ASSISTED = 60

const POINTS = [0, 1, 2, 3] as const

/** What each of `ENDS` weighs in a possession of this side. */
export function endWeights(strengths: BasketballStrengths, side: Side): number[] {
  const { 1: one, 2: two, 3: three } = strengths[side]
  const weights = [WEIGHTS - 1000 * (one + two + three), 1000 * one, 1000 * two, 1000 * three]
  return POINTS.flatMap((points) =>
    splitWeight(
      weights[points]!,
      ENDS.filter((end) => end.points === points).map(({ share }) => share),
    ),
  )
}

export type Share = 'points' | 'assists' | 'rebounds'
export const playerWeights = (players: readonly BasketballPlayer[], share: Share): number[] =>
  splitWeight(
    WEIGHTS,
    players.map((player) => player[share]),
  )

/** Who passed to this shooter; the last weight is that of nobody. */
export function assistWeights(players: readonly BasketballPlayer[], shooter: number): number[] {
  const others = players.map(({ assists }, n) => (n === shooter ? 0 : assists))
  const all = others.reduce((sum, share) => sum + share, 0)
  if (all === 0) return [...players.map(() => 0), WEIGHTS]
  const assisted = (WEIGHTS / 100) * ASSISTED
  const weights = others.map((share) => Math.floor((assisted * share) / all))
  return [...weights, WEIGHTS - weights.reduce((sum, weight) => sum + weight, 0)]
}

export const canBeAssisted = ({ end }: { end: string }): boolean => end === 'basket' || end === 'basketAndFoul'

/** Races are those of four quarters. */
function scored({ period: now, periods, races }: BasketballState, side: Side, points: number): Pick<BasketballState, 'periods' | 'races'> {
  const next = periods.map((period, n) => (n === periods.length - 1 ? { ...period, [side]: period[side] + points } : period))
  const total = scoreOfPeriods(next)[side]
  return { periods: next, races: now > QUARTERS ? races : races.map((first, n) => first ?? (total >= RACES[n]! ? side : null)) }
}

/** What is drawn next of a possession that ended so. */
function openAfter({ end, points }: End, side: Side, { players }: BasketballStrengths): Open | null {
  if (players[side].length > 0) return { of: 'player', side, points, end }
  return end === 'miss' && players[otherSide(side)].length > 0 ? { of: 'rebound', side: otherSide(side) } : null
}

const finished = (next: BasketballState): Pick<Transition<BasketballState>, 'next' | 'goesOn'> =>
  next.open ? { next, goesOn: true } : { next: afterPossession(next) }

function possession(state: BasketballState, strengths: BasketballStrengths, side: Side): Transition<BasketballState>[] {
  const weights = endWeights(strengths, side)
  return ENDS.map((end, n) => {
    const played = { ...state, ...scored(state, side, end.points), done: state.done + 1, open: openAfter(end, side, strengths) }
    const { share: _, end: kind, ...facts } = end
    return { weight: weights[n]!, what: { kind, side, ...facts }, ...finished(played) }
  })
}

/** A line of the box with so much more. */
function added(box: Box, id: string, [points, assists, rebounds]: Box[string]): Box {
  const [p, a, r] = box[id] ?? [0, 0, 0]
  return { ...box, [id]: [p + points, a + assists, r + rebounds] }
}

function openAfterPlayer(open: Open & { of: 'player' }, shooter: number, { players }: BasketballStrengths): Open | null {
  if (canBeAssisted(open)) return { of: 'assist', side: open.side, shooter }
  return open.end === 'miss' && players[otherSide(open.side)].length > 0 ? { of: 'rebound', side: otherSide(open.side) } : null
}

function whoActed(state: BasketballState, open: Open & { of: 'player' }, strengths: BasketballStrengths): Transition<BasketballState>[] {
  const players = strengths.players[open.side]
  const weights = playerWeights(players, 'points')
  return players.map(({ id }, n) => ({
    weight: weights[n]!,
    what: { kind: 'player', side: open.side, player: id },
    ...finished({
      ...state,
      box: open.points > 0 ? added(state.box, id, [open.points, 0, 0]) : state.box,
      open: openAfterPlayer(open, n, strengths),
    }),
  }))
}

function whoPassed(
  state: BasketballState,
  { side, shooter }: Open & { of: 'assist' },
  { players: { [side]: players } }: BasketballStrengths,
): Transition<BasketballState>[] {
  const weights = assistWeights(players, shooter)
  const passed = players.map(({ id }, n) => ({
    weight: weights[n]!,
    what: { kind: 'assist', side, player: id },
    ...finished({ ...state, box: added(state.box, id, [0, 1, 0]), open: null }),
  }))
  return [...passed, { weight: weights.at(-1)!, ...finished({ ...state, open: null }) }]
}

function whoRebounded(
  state: BasketballState,
  { side }: Open & { of: 'rebound' },
  { players: { [side]: players } }: BasketballStrengths,
): Transition<BasketballState>[] {
  const weights = playerWeights(players, 'rebounds')
  return players.map(({ id }, n) => ({
    weight: weights[n]!,
    what: { kind: 'rebound', side, player: id },
    ...finished({ ...state, box: added(state.box, id, [0, 0, 1]), open: null }),
  }))
}

const tipOffs = (state: BasketballState): Transition<BasketballState>[] =>
  (['home', 'away'] as const).map((side) => ({
    weight: WEIGHTS / 2,
    what: { kind: 'tipOff', side },
    next: { ...state, tipOff: state.tipOff ?? side, first: side },
  }))

export function basketballTransitions(state: BasketballState, strengths: BasketballStrengths): Transition<BasketballState>[] {
  const { open, first } = state
  if (state.isOver) return []
  if (open?.of === 'player') return whoActed(state, open, strengths)
  if (open?.of === 'assist') return whoPassed(state, open, strengths)
  if (open?.of === 'rebound') return whoRebounded(state, open, strengths)
  if (first === null) return tipOffs(state)
  return possession(state, strengths, ballAfter(first, state.done))
}
