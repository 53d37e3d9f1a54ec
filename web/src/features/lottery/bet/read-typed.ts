/** What is wrong with a number that was typed. */
export type TypedProblem = 'short' | 'long' | 'twice' | 'many'

export interface Typed {
  numbers: string[]
  wrong: { text: string; problem: TypedProblem }[]
}

/** Numbers that were typed or pasted, whatever stands between them, and what is wrong with each that is not one. */
export function readTyped(text: string, digits: number, max: number): Typed {
  const numbers = new Set<string>()
  const wrong: Typed['wrong'] = []
  for (const [token] of text.matchAll(/\d+/g)) {
    if (token.length < digits) wrong.push({ text: token, problem: 'short' })
    else if (token.length > digits) wrong.push({ text: token, problem: 'long' })
    else if (numbers.has(token)) wrong.push({ text: token, problem: 'twice' })
    else if (numbers.size === max) wrong.push({ text: token, problem: 'many' })
    else numbers.add(token)
  }
  return { numbers: [...numbers], wrong }
}

/** Sets of numbers of two digits that players ask for by name. */
export const pairSets = {
  doubles: (number: number) => Math.floor(number / 10) === number % 10,
  small: (number: number) => number < 50,
  big: (number: number) => number >= 50,
  odd: (number: number) => number % 2 === 1,
  even: (number: number) => number % 2 === 0,
} as const
export type PairSet = keyof typeof pairSets
export const pairsOf = (set: PairSet): string[] =>
  Array.from({ length: 100 }, (_, number) => number)
    .filter(pairSets[set])
    .map((number) => String(number).padStart(2, '0'))
