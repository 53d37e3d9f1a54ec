import type { StudioGame } from '@tucano/contract/studios'
import { expect, test } from 'vitest'
import { pickSome } from './chance.ts'
import { forestEdge } from '#play/stage/forest.ts'
import { readNumber } from './read-number.ts'
import { payoutOf, timesText } from './times.ts'
import { stepFrom } from './use-roving.ts'

test('multipliers are written as the language has it', () => {
  expect(timesText(184, 100, 'PT')).toBe('1,84×')
  expect(timesText(100_000, 100, 'PT')).toBe('1.000,00×')
  expect(timesText(38, 10, 'EN')).toBe('3.8×')
  expect(timesText(10_000, 10, 'PT')).toBe('1.000×')
})

test('a payout is reckoned as the server does, without a rounded coin', () => {
  const hundredths = { stakes: { unit: '100' } } as StudioGame
  expect(payoutOf(hundredths, 100n, 144)).toBe(144n)
  expect(payoutOf(hundredths, 100_000n, 100_000)).toBe(100_000_000n)
  expect(payoutOf({ stakes: { unit: '10' } } as StudioGame, 10n, 9)).toBe(9n)
})

test('numbers are read with either decimal sign', () => {
  expect(['1,94', '1.94', '1.234,5', '1,234.5', '12', ' 50 %', '2×'].map(readNumber)).toEqual([1.94, 1.94, 1234.5, 1234.5, 12, 50, 2])
  expect(['', 'abc', '%'].map(readNumber)).toEqual([undefined, undefined, undefined])
})

test('a seed picks each thing once, another seed others', () => {
  const items = Array.from({ length: 40 }, (_, n) => n + 1)
  const seed = '0123456789abcdef0123456789abcdef0123456789abcdef'
  const picked = pickSome(items, 10, seed)
  expect(new Set(picked).size).toBe(10)
  expect(picked.every((item) => items.includes(item))).toBe(true)
  expect(pickSome(items, 10, seed)).toEqual(picked)
  expect(pickSome(items, 10, seed.replaceAll('0', '7'))).not.toEqual(picked)
  expect(pickSome([1, 2], 5, seed).toSorted((a, b) => a - b)).toEqual([1, 2])
})

test('arrow keys stay on the grid', () => {
  const grid = { count: 25, columns: 5 }
  expect(stepFrom(12, [1, 0], grid)).toBe(13)
  expect(stepFrom(14, [1, 0], grid)).toBe(14)
  expect(stepFrom(2, [0, -1], grid)).toBe(2)
  expect(stepFrom(22, [0, 1], grid)).toBe(22)
})

test('a forest is as wide as it is asked for, and has no gap in its numbers', () => {
  const path = forestEdge({ width: 800, height: 60, crown: 50, kind: 4 })
  expect(path).not.toMatch(/NaN|undefined/)
  expect(Math.max(...[...path.matchAll(/0 0 1 ([\d.]+)/g)].map(([, x]) => Number(x)))).toBeGreaterThanOrEqual(800)
})
