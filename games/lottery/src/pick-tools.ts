import type { Draws } from '@tucano/randomness'
import { deal } from '@tucano/randomness'
import { HUNDRED } from './counting.ts'
import { ANIMALS, type Animal } from './lunar-years.ts'
import { BadPicks, type Pad, type Picks, type Play } from './play.ts'
import { ordersInFull } from './shapes/four-digits.ts'

export type Choice = 'all' | 'big' | 'small' | 'odd' | 'even' | 'clear'

const TAKES: Readonly<Record<Choice, (place: number, number: number, half: number) => boolean>> = {
  all: () => true,
  big: (place, _, half) => place >= half,
  small: (place, _, half) => place < half,
  odd: (_, number) => number % 2 === 1,
  even: (_, number) => number % 2 === 0,
  clear: () => false,
}

/** What a button beside a pad chooses, as far as the pad lets it. */
export const chooseOn = ({ choices, max }: Pad, choice: Choice): string[] =>
  choices.filter((each, place) => TAKES[choice](place, Number(each), Math.floor(choices.length / 2))).slice(0, max)

/** Every order of the digits of some numbers, each number once (đảo). */
export const permutationsOfAll = (numbers: readonly string[]): string[] => [...new Set(numbers.flatMap(ordersInFull))].toSorted()

/** Numbers from one to another by equal steps (kéo). */
export function sequence({ from, to, step, digits }: { from: number; to: number; step: number; digits: number }): string[] {
  const numbers: string[] = []
  for (let n = from; step > 0 && n <= to && n < 10 ** digits; n += step) numbers.push(String(n).padStart(digits, '0'))
  return numbers
}

const FIRST_ANIMAL = ANIMALS.indexOf('RAT')
/** Numbers of two digits that go with an animal: the rat has 00, 12, 24 … */
export const hundredOf = (animal: Animal): string[] =>
  HUNDRED.filter((number) => (Number(number) + FIRST_ANIMAL) % ANIMALS.length === ANIMALS.indexOf(animal))

const TRIES = 100

/** A choice by chance (surpresinha): as little as makes a line. */
export function quickPick(play: Play, draws: Draws): Picks {
  for (let more = 0; ; more++)
    for (let tries = 0; tries < TRIES; tries++) {
      const text = play.write(anyPicks(play, draws, more))
      try {
        return play.read(text)
      } catch (error) {
        if (!(error instanceof BadPicks) || (more > 20 && tries === TRIES - 1)) throw error
      }
    }
}

function anyPicks({ pads, least }: Play, draws: Draws, more: number): Picks {
  const filled = new Set(deal(draws, [...pads.keys()], least))
  return pads.map((pad, n) => {
    const count = Math.min(pad.max, Math.max(pad.min, filled.has(n) ? 1 : 0) + (filled.has(n) ? more : 0))
    if (pad.look !== 'typed') return deal(draws, pad.choices, count)
    return Array.from({ length: count }, () => Array.from({ length: pad.digits }, () => draws.below(10)).join(''))
  })
}
