import { type Draws, deal } from '@tucano/randomness'
import { BadPicks, type Result } from '../play.ts'

/** Numbers of so many digits each, digit by digit. */
export const drawNumbers = (draws: Draws, digits: readonly number[]): string[] =>
  digits.map((count) => Array.from({ length: count }, () => draws.below(10)).join(''))

/** So many of the balls, in the order in which they come. */
export const drawBalls = (draws: Draws, from: readonly string[], count: number): string[] => deal(draws, from, count)

function readList(numbers: unknown, count: number): string[] {
  if (!Array.isArray(numbers) || numbers.length !== count) throw new BadPicks('result', `${count} numbers`)
  return numbers.map((number: unknown) => {
    if (typeof number !== 'string') throw new BadPicks('result', 'numbers are texts')
    return number
  })
}

const DIGITS = /^\d+$/

/** Reads numbers of so many digits each. */
export const readNumbers =
  (digits: readonly number[]) =>
  (numbers: unknown): Result => {
    const list = readList(numbers, digits.length)
    for (const [n, number] of list.entries())
      if (number.length !== digits[n] || !DIGITS.test(number)) throw new BadPicks('result', `number ${n + 1} has ${digits[n]} digits`)
    return list
  }

/** Reads some of these, each once. */
export const readBalls =
  (from: readonly string[], count: number) =>
  (numbers: unknown): Result => {
    const list = readList(numbers, count)
    const unknown = list.find((number) => !from.includes(number))
    if (unknown !== undefined) throw new BadPicks('result', `no ${unknown.slice(0, 10)} here`)
    if (new Set(list).size < count) throw new BadPicks('result', 'twice the same')
    return list
  }

/** Reads one of these for each place. */
export const readEach =
  (from: readonly string[], count: number) =>
  (numbers: unknown): Result => {
    const list = readList(numbers, count)
    const unknown = list.find((number) => !from.includes(number))
    if (unknown !== undefined) throw new BadPicks('result', `no ${unknown.slice(0, 10)} here`)
    return list
  }

/** Reads numbers that look so. */
export const readLike =
  (looks: readonly RegExp[]) =>
  (numbers: unknown): Result => {
    const list = readList(numbers, looks.length)
    for (const [n, number] of list.entries())
      if (number.length > 20 || !looks[n]!.test(number)) throw new BadPicks('result', `number ${n + 1} looks otherwise`)
    return list
  }
