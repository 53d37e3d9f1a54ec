import { type Side, type Transition, WEIGHTS } from '../model.ts'
import { letterOf, otherSide } from '../winners.ts'
import {
  FIGHT_STAGE,
  MINUTES,
  type Pair,
  buildingStage,
  buildingWeights,
  endStage,
  endWeights,
  fightOfMinute,
  minuteWeights,
  monsterWeights,
  sideOfMinute,
  stageAfter,
} from './minute.ts'
import { GOLD_OF_STEP, LAST_TOWERS, MOST_LEAD, type MobaRules, OUTER_TOWERS, TOWERS_OF_LANE } from './rules.ts'
import { type Lanes, type MobaMap, type MobaState, type MobaStrengths, isOver, newMap } from './state.ts'

type Next = Transition<MobaState>
type What = NonNullable<Next['what']>

const SIDES = ['home', 'away'] as const

/** Goes on with the minute, or to the next one. */
function after(rules: MobaRules, state: MobaState, map: MobaMap): Pick<Next, 'next' | 'goesOn'> {
  const others = state.maps.slice(0, -1)
  if (map.winner) {
    const played = { ...state, maps: [...others, map] }
    return { next: isOver(played) ? played : { ...played, maps: [...played.maps, newMap(rules)] } }
  }
  const stage = stageAfter(rules, map, map.stage)
  if (stage !== undefined) return { next: { ...state, maps: [...others, { ...map, stage }] }, goesOn: true }
  const next = { ...map, stage: FIGHT_STAGE, minute: map.minute + 1, leads: [...map.leads, map.lead] }
  return { next: { ...state, maps: [...others, next] } }
}

const leadAfter = (lead: number, side: Side, steps: number): number =>
  side === 'home' ? Math.min(MOST_LEAD, lead + steps) : Math.max(-MOST_LEAD, lead - steps)

/** The kills of a fight, by the letters of who did them. */
const killsOf = (order: string, side: Side): string =>
  order.replaceAll(/[wl]/g, (letter) => letterOf(letter === 'w' ? side : otherSide(side)))

function fights(rules: MobaRules, state: MobaState, map: MobaMap, strengths: MobaStrengths): Next[] {
  const weights = minuteWeights(strengths, map.minute, map.lead)
  return Array.from({ length: MINUTES }, (_, place) => {
    const side = sideOfMinute(place)
    const fight = fightOfMinute(place)
    const kills = fight ? killsOf(fight.order, side) : ''
    const lead = leadAfter(map.lead, side, fight?.steps ?? 1)
    const fact = { map: state.maps.length, minute: map.minute, gold: lead * GOLD_OF_STEP }
    return {
      weight: weights[place]!,
      what: fight ? { kind: 'fight', side, kills, ...fact } : { kind: 'farm', side, ...fact },
      ...after(rules, state, { ...map, lead, kills: map.kills + kills }),
    }
  })
}

/** Something that either side can bring, or nothing. */
function ofPair(
  rules: MobaRules,
  state: MobaState,
  map: MobaMap,
  [weights, what, bring]: readonly [Pair, (side: Side) => What, (side: Side) => MobaMap],
): Next[] {
  const nothing = WEIGHTS - weights[0] - weights[1]
  return [
    ...SIDES.map((side, n) => ({ weight: weights[n]!, what: what(side), ...after(rules, state, bring(side)) })),
    ...(nothing > 0 ? [{ weight: nothing, ...after(rules, state, map) }] : []),
  ].filter(({ weight }) => weight > 0)
}

function monster(rules: MobaRules, state: MobaState, map: MobaMap, n: number): Next[] {
  const { name, again } = rules.monsters[n]!
  const take = (side: Side): MobaMap => ({
    ...map,
    monsters: map.monsters.map((one, k) => (k === n ? { taken: one.taken + letterOf(side), from: map.minute + again } : one)),
  })
  return ofPair(rules, state, map, [monsterWeights(map.lead), (side) => ({ kind: 'monster', monster: name, side }), take])
}

/** One of the lanes that are `worth` the most, another from minute to minute. */
function pickLane(lanes: Lanes, minute: number, worth: (taken: number) => number): number {
  const most = Math.max(...lanes.map(worth))
  const best = [...lanes.keys()].filter((lane) => worth(lanes[lane]!) === most)
  return best[minute % best.length]!
}

const withLane = (map: MobaMap, side: Side, lane: number, taken: number): MobaMap['lanes'] => ({
  ...map.lanes,
  [side]: map.lanes[side].map((one, n) => (n === lane ? taken : one)),
})

/** A lane is broken into: what is left of its towers falls, and what they guard. */
function broken(rules: MobaRules, map: MobaMap, side: Side): { map: MobaMap; lane: number; towers: number } {
  const lanes = map.lanes[side]
  const lane = pickLane(lanes, map.minute, (taken) => (taken < TOWERS_OF_LANE ? taken : -1))
  const towers = TOWERS_OF_LANE - lanes[lane]!
  const letter = letterOf(side)
  return {
    lane,
    towers,
    map: {
      ...map,
      lanes: withLane(map, side, lane, TOWERS_OF_LANE),
      towers: map.towers + letter.repeat(towers),
      barracks: map.barracks + letter.repeat(rules.behindLane),
    },
  }
}

function tower(map: MobaMap, side: Side): { map: MobaMap; lane: number } {
  const lanes = map.lanes[side]
  const lane = pickLane(lanes, map.minute, (taken) => (taken < OUTER_TOWERS ? OUTER_TOWERS - taken : -1))
  return { lane, map: { ...map, lanes: withLane(map, side, lane, lanes[lane]! + 1), towers: map.towers + letterOf(side) } }
}

function buildings(rules: MobaRules, state: MobaState, map: MobaMap): Next[] {
  const weights = buildingWeights(rules, map.lanes, map.minute, map.lead)
  const ways: Next[] = []
  for (const [n, side] of SIDES.entries()) {
    if (weights.tower[n]! > 0) {
      const { lane, map: next } = tower(map, side)
      ways.push({ weight: weights.tower[n]!, what: { kind: 'tower', side, lane }, ...after(rules, state, next) })
    }
    if (weights.siege[n]! > 0) {
      const { lane, towers, map: next } = broken(rules, map, side)
      ways.push({ weight: weights.siege[n]!, what: { kind: 'siege', side, lane, towers }, ...after(rules, state, next) })
    }
  }
  const rest = WEIGHTS - ways.reduce((sum, { weight }) => sum + weight, 0)
  return [...ways, { weight: rest, ...after(rules, state, map) }]
}

/** Whoever has broken into no lane yet does so on the way. */
function won(rules: MobaRules, map: MobaMap, side: Side): MobaMap {
  const open = map.lanes[side].includes(TOWERS_OF_LANE) ? map : broken(rules, map, side).map
  return {
    ...open,
    towers: open.towers + letterOf(side).repeat(LAST_TOWERS),
    minute: map.minute + 1,
    stage: FIGHT_STAGE,
    leads: [...map.leads, map.lead],
    winner: side,
  }
}

export function mobaTransitions(rules: MobaRules, state: MobaState, strengths: MobaStrengths): Next[] {
  const map = state.maps.at(-1)!
  if (map.winner) return []
  if (map.stage === FIGHT_STAGE) return fights(rules, state, map, strengths)
  if (map.stage === buildingStage(rules)) return buildings(rules, state, map)
  if (map.stage === endStage(rules))
    return ofPair(rules, state, map, [
      endWeights(rules, map.minute, map.lead),
      (side) => ({ kind: 'mapEnd', side, map: state.maps.length, minute: map.minute }),
      (side) => won(rules, map, side),
    ])
  return monster(rules, state, map, map.stage - 1)
}
