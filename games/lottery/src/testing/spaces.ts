import { DIGITS, balls, choose, chooseBig, combinations, range, tuples } from '../counting.ts'
import type { Play, Result, Shape } from '../play.ts'

/** A result that stands for so many that pay the same. */
type Weighted = readonly [result: Result, weight: bigint]

function* each(results: Iterable<Result>): Generator<Weighted> {
  for (const result of results) yield [result, 1n]
}
const onPlaces = new Map<string, Result[]>()
/** Five digits, of which those at some places go through everything, and the others are nought. */
function digitsOn(at: readonly number[]): Result[] {
  const known = onPlaces.get(at.join())
  if (known) return known
  const made = range(0, 10 ** at.length - 1).map((n) => {
    const digits = ['0', '0', '0', '0', '0']
    for (const [k, place] of at.entries()) digits[place] = String(Math.floor(n / 10 ** k) % 10)
    return digits
  })
  onPlaces.set(at.join(), made)
  return made
}

/** Five digits without their order, and how many orders each has. */
function* unordered(): Generator<Weighted> {
  const from = function* (least: number, left: number): Generator<number[]> {
    if (left === 0) yield []
    else for (let digit = least; digit < 10; digit++) for (const rest of from(digit, left - 1)) yield [digit, ...rest]
  }
  for (const digits of from(0, 5)) {
    const counts = range(0, 9).map((digit) => digits.filter((one) => one === digit).length)
    yield [digits.map(String), BigInt(counts.reduce((ways, count) => ways / [1, 1, 2, 6, 24, 120][count]!, 120))]
  }
}

/** Whether a play on five digits looks at their order. */
export const isOrdered = ({ code }: Play): boolean => /^(A5[DT]|FIX1|ANY\w+)$/.test(code)

function placesOf(code: string): number[] {
  const dragon = /^DT(\d)(\d)$/.exec(code)
  if (dragon) return [Number(dragon[1]) - 1, Number(dragon[2]) - 1]
  const at = { F4: [0, 1, 2, 3], B4: [1, 2, 3, 4], F3: [0, 1, 2], M3: [1, 2, 3], B3: [2, 3, 4], F2: [0, 1], B2: [3, 4] }[code.slice(0, 2)]
  return at ?? range(0, 4)
}

/** Places that a play on five digits looks at: the others are nought in its space. */
export const placesLookedAt = ({ code }: Play): number[] => placesOf(code)

function sscResults(play: Play): Iterable<Weighted> {
  const at = placesOf(play.code)
  return at.length === 5 && !isOrdered(play) ? unordered() : each(digitsOn(at))
}

const BALLS = balls(11)
const ordered = function* (from: readonly string[], count: number): Generator<string[]> {
  if (count === 0) yield []
  else
    for (const ball of from)
      for (const rest of ordered(
        from.filter((other) => other !== ball),
        count - 1,
      ))
        yield [ball, ...rest]
}

/** The first places in every order, the others filled up. */
const firstOf = function* (from: readonly string[], places: readonly number[], drawn: number): Generator<Result> {
  for (const some of ordered(from, places.length)) {
    const others = from.filter((ball) => !some.includes(ball))
    yield range(0, drawn - 1).map((place) => (places.includes(place) ? some[places.indexOf(place)]! : others.shift()!))
  }
}

function elevenResults({ code }: Play): Iterable<Weighted> {
  if (code.startsWith('ANY')) return each(combinations(BALLS, 5))
  return each(firstOf(BALLS, range(0, code === 'FIX1' ? 4 : Number(code[1]) - 1), 5))
}

function carResults({ code }: Play, picks: string): Iterable<Weighted> {
  const place = Number(code.slice(2))
  const marked = picks.split('.').flatMap((group, n) => (group === '' ? [] : [n]))
  const at = code === 'FIX1' ? marked : code.startsWith('DT') ? [place - 1, 10 - place] : range(0, code === 'F3D' ? 2 : 1)
  return each(firstOf(range(1, 10).map(String), at, 10))
}

/** Of so many balls, so many drawn in two parts: what decides is how many of each part were chosen. */
function* parts(of: number, [first, second]: readonly [number, number], chosen: readonly string[]): Generator<Weighted> {
  const others = balls(of).filter((ball) => !chosen.includes(ball))
  for (let a = 0; a <= Math.min(first, chosen.length); a++)
    for (let b = 0; b <= Math.min(second, chosen.length - a); b++) {
      const [left, rest] = [first - a, second - b]
      if (left + rest > others.length) continue
      const result = [...chosen.slice(0, a), ...others.slice(0, left), ...chosen.slice(a, a + b), ...others.slice(left, left + rest)]
      const ways = [
        chooseBig(chosen.length, a) * chooseBig(others.length, left),
        chooseBig(chosen.length - a, b) * chooseBig(others.length - left, rest),
      ] as const
      yield [result, ways[0] * ways[1]]
    }
}

const chosenOf = (picks: string): string[] => picks.split(/[.,]/)

function sixResults({ code }: Play, picks: string): Iterable<Weighted> {
  const all = balls(49)
  if (code.startsWith('SP')) return each(all.map((ball) => [...all.filter((other) => other !== ball).slice(0, 6), ball]))
  if (code !== 'YEAR7') return parts(49, [6, 1], chosenOf(picks))
  const back = Number(picks.slice(4))
  return parts(
    49,
    [7, 0],
    all.filter((ball) => (Number(ball) - 1) % 12 === back),
  )
}

const kenoResults = ({ code }: Play, picks: string): Iterable<Weighted> =>
  parts(80, [20, 0], code === 'TOTALP' ? balls(80).filter((ball) => Number(ball) % 2 === 1) : chosenOf(picks))

/** Every way to hit so many numbers in so many lots of two digits, and how many sequences have it. */
function* hitsOfNumbers(digits: readonly number[], numbers: readonly string[]): Generator<Weighted> {
  const lots = digits.length
  const neutral = neutralTo(numbers, 2)
  const counts = function* (left: number, many: number): Generator<[counts: number[], weight: bigint]> {
    if (many === 0) yield [[], BigInt(100 - numbers.length) ** BigInt(left)]
    else
      for (let hits = 0; hits <= left; hits++)
        for (const [rest, weight] of counts(left - hits, many - 1)) yield [[hits, ...rest], weight * chooseBig(left, hits)]
  }
  for (const [hits, weight] of counts(lots, numbers.length)) {
    const tails = hits.flatMap((count, n) => Array.from({ length: count }, () => numbers[n]!))
    yield [digits.map((length, n) => (tails[n] ?? neutral).padStart(length, '8')), weight]
  }
}

/** What none of `TRUOT` is decided by: how many lots are of the numbers at all. */
function* noneOfNumbers(digits: readonly number[], numbers: readonly string[]): Generator<Weighted> {
  for (let hits = 0; hits <= digits.length; hits++) {
    const ways = BigInt(numbers.length) ** BigInt(hits) * BigInt(100 - numbers.length) ** BigInt(digits.length - hits)
    yield [
      digits.map((length, n) => (n < hits ? numbers[0]! : neutralTo(numbers, 2)).padStart(length, '8')),
      ways * BigInt(choose(digits.length, hits)),
    ]
  }
}

/** So many different ones of the numbers, and how many sequences have that many: lot by lot, each is a new one, one that was there, or none of them. */
function* differentOfNumbers(digits: readonly number[], numbers: readonly string[]): Generator<Weighted> {
  const many = numbers.length
  let ways = range(0, many).map((found) => BigInt(found === 0 ? 1 : 0))
  for (const _ of digits)
    ways = ways.map((same, found) => same * BigInt(100 - many + found) + (found === 0 ? 0n : ways[found - 1]! * BigInt(many - found + 1)))
  for (const [found, weight] of ways.entries())
    yield [digits.map((length, n) => (n < found ? numbers[n]! : neutralTo(numbers, 2)).padStart(length, '8')), weight]
}

/** A number of so many equal digits that none of these is, nor ends or begins with. */
function neutralTo(numbers: readonly string[], length: number): string {
  const digit = DIGITS.findLast((each) => numbers.every((number) => !number.includes(each.repeat(Math.min(length, number.length)))))!
  return digit.repeat(length)
}

/**
 * Each lot by itself, while the others hit nothing: hits of lots add up. The first goes through all its numbers, and shorter ones; of the others
 * one stands for all that were not chosen.
 */
function* lotByLot(
  digits: readonly number[],
  { places, atHead, numbers }: { places: number; atHead: boolean; numbers: readonly string[] },
): Generator<Weighted> {
  const other = neutralTo(numbers, 1)
  const neutral = digits.map((length) => other.repeat(length))
  const whole = (number: string, length: number): string => (atHead ? number.padEnd(length, other) : number.padStart(length, other))
  for (const [lot, length] of digits.entries()) {
    const compared = Math.min(places, length)
    if (lot === 0 || compared < places)
      for (let n = 0; n < 10 ** compared; n++)
        // A shorter number stands for all that it could be compared with.
        yield [neutral.with(lot, whole(String(n).padStart(compared, '0'), length)), BigInt(10 ** (places - compared))]
    else {
      for (const number of numbers) yield [neutral.with(lot, whole(number, length)), 1n]
      yield [neutral, BigInt(10 ** places - numbers.length)]
    }
  }
}

const VIETNAM: Readonly<Record<string, number[]>> = {
  mb: [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 2, 2, 2, 2],
  mn: [6, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 3, 2],
}

const digitsOf = (shape: string): number[] =>
  shape === 'mn2' ? [...VIETNAM['mn']!, ...VIETNAM['mn']!] : VIETNAM[shape === 'mt' ? 'mn' : shape]!

function vietnamResults(shape: string, { code, pads }: Play, picks: string): Iterable<Weighted> {
  const digits = digitsOf(shape)
  if (code === 'XIEN4') return differentOfNumbers(digits, chosenOf(picks))
  if (/^(XIEN|DA$)/.test(code)) return hitsOfNumbers(digits, chosenOf(picks))
  if (code.startsWith('TRUOT')) return noneOfNumbers(digits, chosenOf(picks))
  if (/^DE_[CDZ]/.test(code) && code !== 'DE_DAU')
    return each(range(0, 99).map((n) => digits.map((length, lot) => (lot === 0 ? String(n) : '8').padStart(length, '0'))))
  return lotByLot(digits, { places: pads[0]!.digits || 2, atHead: code === 'DE_DAU' || code === 'LODAU', numbers: chosenOf(picks) })
}

/** How many of the weighted results of lots make one draw: each lot was gone through by itself. */
export const isLotByLot = (shape: string, { code }: Play): boolean =>
  shape in { mb: 1, mt: 1, mn: 1 } && !/^(XIEN|DA$|TRUOT|DE_[CDZ](?!AU))/.test(code)

const three = (n: number): string => String(n).padStart(3, '0')
/** Three digits above and two below, in every shape that has them. */
const MAKE: Readonly<Record<string, (top: string, bottom: string) => Result>> = {
  thai: (top, bottom) => [`888${top}`, '888', '888', '888', '888', bottom],
  hanoi: (top, bottom) => [`88${top}`, `888${bottom}`],
  yeekee: (top, bottom) => [bottom + top],
  stock: (top, bottom) => [`123${top[0]}.${top.slice(1)}`, `-12.${bottom}`],
}

function topResults(shape: string, { code }: Play, picks: string): Iterable<Weighted> {
  if (shape === 'lao') return each(range(0, 9999).map((n) => [String(n).padStart(4, '0')]))
  const make = MAKE[shape]!
  const place = { FRONT3: 1, BACK3: 3 }[code]
  const neutral = neutralTo(chosenOf(picks), 3)
  if (place !== undefined)
    return each(
      [place, place + 1].flatMap((at) =>
        range(0, 999).map((n) =>
          make('888', '88')
            .with(place, neutral)
            .with(place + 1, neutral)
            .with(at, three(n)),
        ),
      ),
    )
  return each(
    code === 'BOT2' || code === 'RUNBOT'
      ? range(0, 99).map((n) => make('888', three(n).slice(1)))
      : range(0, 999).map((n) => make(three(n), '88')),
  )
}

const NUMBERS = range(0, 9999).map((n) => String(n).padStart(4, '0'))

/**
 * Each of 23 numbers by itself, while the others hit nothing: the first goes through all of them. Of the other rows, those that hit there do, and
 * one stands for all that do not.
 */
function* rowByRow(play: Play, text: string): Generator<Weighted> {
  const picks = play.read(text)
  // Four equal digits are chosen by none of the picks here.
  const neutral: Result = Array.from({ length: 23 }, () => '8888')
  const hitting: string[] = []
  for (const number of NUMBERS) {
    const result = neutral.with(0, number)
    if (play.hits(picks, result).length > 0) hitting.push(number)
    yield [result, 1n]
  }
  for (const [place, rows] of [
    [1, 1],
    [2, 1],
    [3, 10],
    [13, 10],
  ] as const) {
    for (const number of hitting) yield [neutral.with(place, number), BigInt(rows)]
    yield [neutral, BigInt(rows * (NUMBERS.length - hitting.length))]
  }
}

/** All that can be drawn, for picks of a play. Totals of many balls are counted elsewhere. */
export function spaceOf({ code }: Shape, play: Play, picks: string): Iterable<Weighted> {
  if (code === 'ssc') return sscResults(play)
  if (code === '11x5') return elevenResults(play)
  if (code === 'k3') return each(tuples([1, 2, 3].map(() => range(1, 6).map(String))))
  if (code === 'pk10') return carResults(play, picks)
  if (code === '28') return each(tuples([DIGITS, DIGITS, DIGITS]))
  if (code === 'marksix') return sixResults(play, picks)
  if (code === 'keno') return kenoResults(play, picks)
  if (code.startsWith('dezenas')) {
    const [drawn = 0, of = 0] = code.split('-').slice(1).map(Number)
    return parts(of, [drawn, 0], chosenOf(picks))
  }
  if (code.startsWith('4d')) return rowByRow(play, picks)
  return code in MAKE || code === 'lao' ? topResults(code, play, picks) : vietnamResults(code, play, picks)
}

/** How many outcomes the whole space of a draw has, where results go through its parts one by one. */
export function outcomesOf({ code }: Shape, play: Play): bigint | undefined {
  if (code.startsWith('4d')) return 10_000n
  if (code === 'thai' && /^(FRONT|BACK)3$/.test(play.code)) return 1000n
  return isLotByLot(code, play) ? 10n ** BigInt(play.pads[0]!.digits || 2) : undefined
}
