import { balls, chooseBig, range } from '../counting.ts'
import type { Play, Result, Shape } from '../play.ts'
import { type Window, exact, marks } from '../plays/places.ts'
import { type Sets, sets, setsWithBankers } from '../plays/sets.ts'
import { derived } from '../prizes.ts'
import { drawBalls, readBalls } from './results.ts'

const BALLS = balls(11)
const DRAWN = 5

const window = (name: string, family: string, places: number): Window => ({
  name,
  family,
  at: range(0, places - 1),
  look: 'ball',
  choices: BALLS,
  isDealt: true,
})

/** Lines of so many of which all are drawn, or which hold all that are. */
function anyOf(size: number): Sets {
  const drawn = Math.min(size, DRAWN)
  const ways = chooseBig(DRAWN, drawn) * chooseBig(BALLS.length - DRAWN, size - drawn)
  return {
    code: `ANY${size}`,
    family: 'any',
    name: `ANY${size}`,
    look: 'ball',
    choices: BALLS,
    size,
    pays: [{ drawn, prize: derived('win', ways, chooseBig(BALLS.length, size)) }],
    drawn: (result) => result,
    count: [DRAWN, DRAWN],
  }
}

/** The first so many, in any order. */
const firstOf = (size: number): Sets => ({
  code: `F${size}G`,
  family: `first${size}`,
  name: `F${size}G`,
  look: 'ball',
  choices: BALLS,
  size,
  pays: [{ drawn: size, prize: derived('win', 1, chooseBig(BALLS.length, size)) }],
  drawn: (result: Result) => result.slice(0, size),
  count: [size, size],
})

const banked = (of: Sets): Play => setsWithBankers({ ...of, code: `${of.code}B` })

/** Five of eleven. */
export const eleven: Shape = {
  code: '11x5',
  plays: [
    ...range(1, 8).map((size) => sets(anyOf(size))),
    ...range(2, 8).map((size) => banked(anyOf(size))),
    exact('F3D', window('F3', 'first3', 3)),
    sets(firstOf(3)),
    banked(firstOf(3)),
    exact('F2D', window('F2', 'first2', 2)),
    sets(firstOf(2)),
    banked(firstOf(2)),
    marks('FIX1', window('FIX1', 'fix', DRAWN)),
  ],
  draw: (draws) => drawBalls(draws, BALLS, DRAWN),
  readResult: readBalls(BALLS, DRAWN),
  parts: [{ key: 'balls', look: 'ball', count: DRAWN }],
}
