import { createHash } from 'node:crypto'
import { canonical } from '@tucano/round'
import { expect, test } from 'vitest'
import { certifiedFigures } from '../../server/src/features/studios/certified-figures.ts'
import { figured, rangesOf } from './all.ts'
import { figureOf } from './moments.ts'

test('every game of ours has figures, and they are for the maths that it has', () => {
  expect(Object.keys(certifiedFigures).toSorted()).toEqual(figured.map(({ game }) => game.code).toSorted())
  for (const { game, isSimulated } of figured) {
    const { maths, rounds } = certifiedFigures[game.code]!
    expect(maths, game.code).toBe(createHash('sha256').update(canonical(game.maths)).digest('hex'))
    expect(rounds !== undefined, game.code).toBe(isSimulated)
  }
})

/** Those that take a moment; the other slots take up to a second each. */
const QUICK = ['classic', 'cluster', 'roulette', 'baccarat', 'crash', 'mines', 'plinko', 'dice', 'hilo', 'keno']

test('what is written down is what comes of counting again', () => {
  for (const { game, figures } of figured.filter(({ game: { engine } }) => QUICK.includes(engine))) {
    const { hits, deviation } = certifiedFigures[game.code]!
    expect(rangesOf(figures(0)), game.code).toEqual({ hits, deviation })
  }
  // Known of nine-six jacks or better: 45.46 % of the hands pay, with a variance of 19.51.
  const [poker] = figured.find(({ game }) => game.code === 'valete-ou-mais')!.figures(0)
  expect(poker!.hitRate).toBeCloseTo(0.4546, 4)
  expect(poker!.deviation ** 2).toBeCloseTo(19.51, 1)
})

test('what was played agrees with fewer rounds', () => {
  for (const { game, figures } of figured.filter(({ isSimulated }) => isSimulated)) {
    const [figure] = figures(40_000)
    const { hits, deviation } = certifiedFigures[game.code]!
    expect(Math.abs(figure!.hitRate * 100 - hits[0] / 100), game.code).toBeLessThan(1.5)
    expect(Math.abs(figure!.deviation - deviation[0] / 100), game.code).toBeLessThan(0.25)
  }
})

test('a fair coin for twice the stake pays every other round, and is one stake away from its average', () => {
  expect(figureOf([{ chance: 0.5, pays: 2 }])).toEqual({ hitRate: 0.5, deviation: 1 })
})
