import type { Side } from '../model.ts'
import { type Score, type Winners, scoreOf } from '../winners.ts'
import { HALF, type MapStrengths, attackerAt, mapWinner } from './state.ts'

const MILLION = 1_000_000

/** The chance that the home side wins the round of this number. */
export const roundChance = ({ attacking, defending }: MapStrengths, first: Side, round: number): number =>
  (attackerAt(first, round) === 'home' ? attacking : defending) / MILLION

/** A map from where it stands, with sides chosen. */
export interface MapNow {
  map: MapStrengths
  first: Side
  rounds: Winners
}

/** How a map can end, with what each half was: what the home side had more in it. */
export interface MapEnd extends Score {
  halves: readonly [first: number, second: number]
}

const AT = 1024
/** A map's end as a whole number. Of halves, only who won them is told. */
const keyOf = ({ home, away, halves: [first, second] }: MapEnd): number =>
  ((home * AT + away) * 3 + Math.sign(first) + 1) * 3 + Math.sign(second) + 1
export const endOf = (key: number): MapEnd => {
  const score = Math.floor(key / 9)
  return {
    home: Math.floor(score / AT),
    away: score % AT,
    halves: [(Math.floor(key / 3) % 3) - 1, (key % 3) - 1],
  }
}

type Hear = (end: MapEnd, chance: number) => void

/** Forward over scores, from one of them until the map or this many rounds are over. */
function goThrough({ map, first }: Pick<MapNow, 'map' | 'first'>, from: Score, upTo: number): { score: Score; chance: number }[] {
  const ends: { score: Score; chance: number }[] = []
  let level = new Map([[from.home, 1]])
  for (let round = from.home + from.away; level.size > 0; round++) {
    const next = new Map<number, number>()
    const chanceOfHome = round < upTo ? roundChance(map, first, round) : 0
    for (const [home, chance] of level) {
      const score = { home, away: round - home }
      if (round === upTo || mapWinner(score)) {
        ends.push({ score, chance })
        continue
      }
      next.set(home + 1, (next.get(home + 1) ?? 0) + chance * chanceOfHome)
      next.set(home, (next.get(home) ?? 0) + chance * (1 - chanceOfHome))
    }
    level = next
  }
  return ends
}

/** How often six rounds more are gone through one by one. Beyond, only who wins is told: no line is that high. */
const EXTRA_TIMES = 7
const EXTRA = 6

/** From level: six rounds at a time. */
function goOn(now: MapNow, { from, share, halves }: { from: Score; share: number; halves: MapEnd['halves'] }, hear: Hear): void {
  let [score, chance] = [from, share]
  let [won, lost] = [0, 0]
  for (let times = 0; times < EXTRA_TIMES; times++) {
    const upTo = 2 * HALF + EXTRA * (Math.floor((score.home + score.away - 2 * HALF) / EXTRA) + 1)
    let level: { score: Score; chance: number } | undefined
    const begunWith = chance
    ;[won, lost] = [0, 0]
    for (const end of goThrough(now, score, upTo)) {
      const winner = mapWinner(end.score)
      if (!winner) {
        level = end
        continue
      }
      hear({ ...end.score, halves }, begunWith * end.chance)
      if (winner === 'home') won += end.chance
      else lost += end.chance
    }
    if (!level) return
    ;[score, chance] = [level.score, begunWith * level.chance]
  }
  const [last, home] = [score.home + 4, won / (won + lost)]
  hear({ home: last, away: score.away + 2, halves }, chance * home)
  hear({ home: score.home + 2, away: last, halves }, chance * (1 - home))
}

const leadOf = ({ home, away }: Score): number => home - away
const minus = (score: Score, before: Score): Score => ({ home: score.home - before.home, away: score.away - before.away })

function fromHalf(now: MapNow, { half, from, share }: { half: Score; from: Score; share: number }, hear: Hear): void {
  for (const { score, chance } of goThrough(now, from, 2 * HALF)) {
    const halves = [leadOf(half), leadOf(minus(score, half))] as const
    if (mapWinner(score)) hear({ ...score, halves }, share * chance)
    else goOn(now, { from: score, share: share * chance, halves }, hear)
  }
}

/** How likely each end of the map is, by a number that `endOf` reads; added to what is there. */
export function addMapEnds(now: MapNow, share: number, ends: Map<number, number>): void {
  const hear: Hear = (end, chance) => {
    const key = keyOf(end)
    if (chance > 0) ends.set(key, (ends.get(key) ?? 0) + chance)
  }
  const { rounds } = now
  const from = scoreOf(rounds)
  if (rounds.length <= HALF) {
    for (const { score, chance } of goThrough(now, from, HALF)) fromHalf(now, { half: score, from: score, share: share * chance }, hear)
    return
  }
  const half = scoreOf(rounds, HALF)
  if (rounds.length < 2 * HALF) fromHalf(now, { half, from, share }, hear)
  else {
    const halves = [leadOf(half), leadOf(minus(scoreOf(rounds, 2 * HALF), half))] as const
    if (mapWinner(from)) hear({ ...from, halves }, share)
    else goOn(now, { from, share, halves }, hear)
  }
}

/** The chance that the home side is the first to have won so many rounds of a map. */
export function raceChance({ map, first, rounds }: MapNow, goal: number): number {
  const score = { home: 0, away: 0 }
  for (const letter of rounds) {
    if (letter === 'h') score.home++
    else score.away++
    if (score.home === goal) return 1
    if (score.away === goal) return 0
  }
  let below = new Float64Array(goal + 1).fill(1)
  for (let home = goal - 1; home >= score.home; home--) {
    const row = new Float64Array(goal + 1)
    for (let away = goal - 1; away >= score.away; away--) {
      const chance = roundChance(map, first, home + away)
      row[away] = chance * below[away]! + (1 - chance) * row[away + 1]!
    }
    below = row
  }
  return below[score.away]!
}
