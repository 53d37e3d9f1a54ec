import type { SportsStanding } from '@tucano/contract/sports'
import { numberOf } from '../looks/crest-of.ts'
import type { MatchPages } from '../queries.ts'
import type { SportCode } from '../sport-of.ts'
import { GROUND, SITES, YARD } from './frame.ts'

export type Told = NonNullable<MatchPages['timeline']>[number]
type Side = 'home' | 'away'

interface Point {
  x: number
  y: number
}

/** Something that was told, where it happened. */
export interface Mark extends Point {
  side: Side | null
  kind: string
  /** How it is drawn: points and goals stand out. */
  look: 'quiet' | 'chance' | 'score' | 'card'
}

/** What is drawn on the ground of a match. */
export interface Scene {
  /** Oldest first; the last is what happened last. */
  marks: Mark[]
  /** Who has the ball, serves or attacks. */
  side: Side | null
  /** American football: where the ball is, and the line of a first down. */
  lines: { at: number; kind: 'ball' | 'first-down' }[]
}

/** So many things that happened are seen at once. */
const SEEN = 6

const SCORES = new Set([
  'goal',
  'basket',
  'basketAndFoul',
  'freeThrows',
  'three',
  'touchdown',
  'fieldGoal',
  'try',
  'finish',
  'round',
  'tower',
  'baron',
  'dragon',
  'aegis',
  'barracks',
  'inhibitor',
  'siege',
  'monster',
  'mapEnd',
])
const CHANCES = new Set([
  'shot-off',
  'shot-saved',
  'shot-blocked',
  'danger',
  'corner',
  'free-kick',
  'missedFieldGoal',
  'knockdown',
  'submission-attempt',
  'takedown',
  'kill',
  'fight',
])
const CARDS = new Set(['yellow-card', 'red-card'])

/** How a play is drawn; the quiet ones are many. */
export const lookOf = (kind: string): Mark['look'] =>
  SCORES.has(kind) ? 'score' : CHANCES.has(kind) ? 'chance' : CARDS.has(kind) ? 'card' : 'quiet'

const numberIn = (facts: Told['facts'], name: string): number | undefined => {
  const value = facts?.[name]
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}
const fieldsIn = (facts: Told['facts'], name: string): Record<string, unknown> | undefined => {
  const value = facts?.[name]
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
}

/** A place that is the same each time that it is drawn, where nobody told one. */
function scattered(kind: string, at: number): Point {
  const hash = numberOf(`${kind}/${at}`)
  return { x: (hash % 101) / 100, y: ((hash >>> 8) % 101) / 100 }
}

/** As seen by whoever attacks to the right: away attacks to the left. */
const facing = (side: Side | null, { x, y }: Point): Point => (side === 'away' ? { x: GROUND.width - x, y: GROUND.height - y } : { x, y })

/** Within a box: left, top, width and height. */
const within = ({ x, y }: Point, [left, top, width, height]: readonly [number, number, number, number]): Point => ({
  x: left + x * width,
  y: top + y * height,
})

const FOOTBALL: Readonly<Record<string, Point>> = {
  goal: { x: 154, y: 50 },
  corner: { x: 155, y: 6 },
  penalty: { x: 142, y: 50 },
  'free-kick': { x: 116, y: 36 },
  'kick-off': { x: 80, y: 50 },
}

function onPitch({ kind, side, facts }: Told, at: number): Point {
  const [x, y] = [numberIn(facts, 'x'), numberIn(facts, 'y')]
  // Told in hundredths of the pitch, home attacking to the right.
  if (x !== undefined && y !== undefined) return { x: 4 + x * 1.52, y: 4 + y * 0.92 }
  return facing(side, FOOTBALL[kind] ?? within(scattered(kind, at), [70, 22, 60, 56]))
}

function onParquet({ kind, side, facts }: Told, at: number): Point {
  const points = numberIn(facts, 'points')
  const place = scattered(kind, at)
  if (kind === 'freeThrows' || points === 1) return facing(side, { x: 126, y: 50 })
  return facing(side, points === 3 ? within(place, [96, 14, 12, 72]) : within(place, [118, 28, 26, 44]))
}

/** Whose point it was stands where the other side could not reach. */
function overNet({ kind, side }: Told, at: number): Point {
  return facing(side, within(scattered(kind, at), [92, 24, 44, 52]))
}

/** Yards are told from the goal line of whoever has the ball. */
const yardLine = (side: Side | null, yard: number): number => {
  const at = YARD.from + yard * YARD.each
  return side === 'away' ? GROUND.width - at : at
}
const ballIn = (facts: Told['facts']): { yard: number; toGo: number } | undefined => {
  const ball = fieldsIn(facts, 'ball')
  const [yard, toGo] = [ball?.['yard'], ball?.['toGo']]
  return typeof yard === 'number' && typeof toGo === 'number' ? { yard, toGo } : undefined
}

function onGridiron({ kind, side, facts }: Told, at: number): Point {
  const ball = ballIn(facts)
  if (ball) return { x: yardLine(side, ball.yard), y: 50 }
  if (kind === 'touchdown' || kind === 'try') return facing(side, { x: 152, y: 50 })
  if (kind === 'fieldGoal' || kind === 'missedFieldGoal') return facing(side, { x: 148, y: 50 })
  return facing(side, within(scattered(kind, at), [60, 30, 50, 40]))
}

const inCage = ({ kind, side }: Told, at: number): Point => facing(side, within(scattered(kind, at), [78, 32, 18, 36]))

function onMap({ kind, side, facts }: Told, at: number): Point {
  const site = facts?.['site']
  if (kind === 'round' && typeof site === 'string') return site.toLowerCase() === 'a' ? SITES.a : SITES.b
  return within(scattered(`${kind}${side}`, at), [40, 18, 96, 56])
}

/** Lanes run from one fortress to the other: what a side does happens on the way to the other one. */
function onLanes({ kind, side }: Told, at: number): Point {
  const { x, y } = scattered(kind, at)
  const far = 0.5 + x * 0.4
  const lane = y < 0.34 ? -1 : y < 0.67 ? 0 : 1
  const along = side === 'away' ? 1 - far : far
  const bend = lane * 26 * (1 - Math.abs(along - 0.5) * 2)
  return { x: 22 + along * 116 + bend * -0.7, y: 84 - along * 68 + bend * 0.9 }
}

const PLACES: Partial<Record<SportCode, (told: Told, at: number) => Point>> = {
  football: onPitch,
  basketball: onParquet,
  tennis: overNet,
  volleyball: overNet,
  'american-football': onGridiron,
  mma: inCage,
  cs2: onMap,
  valorant: onMap,
  lol: onLanes,
  dota2: onLanes,
}

const sideIn = (value: unknown): Side | null => (value === 'home' || value === 'away' ? value : null)

/** Things that are told and happen nowhere. */
const NOWHERE = new Set([
  'half-time',
  'full-time',
  'added-time',
  'toss',
  'sides',
  'round-end',
  'decision',
  'assist',
  'rebound',
  'player',
  'farm',
])

/** What the tracker of a sport draws, of what was told of a match. */
export function sceneOf(sport: SportCode, timeline: readonly Told[], { more }: Pick<SportsStanding, 'more'>): Scene {
  const placeOf = PLACES[sport]
  const marks = placeOf
    ? timeline.flatMap((told, at) =>
        NOWHERE.has(told.kind) ? [] : [{ ...placeOf(told, at), side: told.side, kind: told.kind, look: lookOf(told.kind) }],
      )
    : []
  const last = timeline.findLast(({ side }) => side !== null)
  const ball =
    sport === 'american-football'
      ? timeline.map(({ facts, side }) => ({ side, ball: ballIn(facts) })).findLast(({ ball: told }) => told)
      : undefined
  return {
    marks: marks.slice(-SEEN),
    side: sideIn(more['server']) ?? sideIn(more['possession']) ?? last?.side ?? null,
    lines: ball?.ball ? linesOf(ball.side, ball.ball) : [],
  }
}

const linesOf = (side: Side | null, { yard, toGo }: { yard: number; toGo: number }): Scene['lines'] => [
  { at: yardLine(side, yard), kind: 'ball' },
  { at: yardLine(side, Math.min(100, yard + toGo)), kind: 'first-down' },
]
