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
  const last = Math.min(to, 10 ** digits - 1)
  const count = step > 0 && last >= from ? Math.floor((last - from) / step) + 1 : 0
  return Array.from({ length: count }, (_, n) => String(from + n * step).padStart(digits, '0'))
}

const FIRST_ANIMAL = ANIMALS.indexOf('RAT')
/** Numbers of two digits that go with an animal: the rat has 00, 12, 24 … */
export const hundredOf = (animal: Animal): string[] =>
  HUNDRED.filter((number) => (Number(number) + FIRST_ANIMAL) % ANIMALS.length === ANIMALS.indexOf(animal))

const TRIES = 100

/** A choice by chance (surpresinha): as little as makes a line. */
export function quickPick(play: Play, draws: Draws): Picks {
  for (let tries = 1; ; tries++) {
    // Balls that do not go together are drawn again, with more of them now and then.
    const picks = play.quick?.(draws) ?? anyPicks(play, draws, Math.floor(tries / 4))
    try {
      return play.read(play.write(picks))
    } catch (error) {
      if (!(error instanceof BadPicks) || tries === TRIES) throw error
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
