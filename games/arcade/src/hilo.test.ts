import { type Ratio, type Run, compare, ratio } from '@tucano/round'
import { Seeded } from '@tucano/round/testing'
import { expect, test } from 'vitest'
import { type Guess, type HiloMove, type HiloSheet, type HiloView, hilo } from './hilo.ts'
import { scripted } from './testing/scripted.ts'

const { wins } = hilo.sheet as HiloSheet
const [best, worst] = hilo.returns
const [ACE, SEVEN, KING] = [0, 24, 48]
const opening: HiloMove = { stake: '100' }
const say = (what: Guess | 'skip' | 'cashOut'): HiloMove => ({ do: what })
const run = (cards: readonly number[], ...said: HiloMove[]) => hilo.run([opening, ...said], scripted(cards), {})

test('a guess is right with as many ranks as are told, never with all and never with none', () => {
  for (const guess of ['higherOrSame', 'lowerOrSame'] as const)
    for (let shown = 0; shown < 13; shown++) {
      const right = Array.from({ length: 13 }, (_, next) => run([shown * 4, next * 4 + 3], say(guess))).filter(({ over }) => !over)
      expect(right).toHaveLength(wins[guess][shown]!)
      expect(right[0]!.view.multiplier).toBe(Math.floor((97 * 13) / right.length))
    }
  expect(Math.max(...wins.higherOrSame, ...wins.lowerOrSame)).toBe(12)
  expect(Math.min(...wins.higherOrSame, ...wins.lowerOrSame)).toBe(1)
})

/** What comes back on average of a way to play, over every sequence of ranks. */
function rtpOf(choose: (run: Run<HiloView>) => HiloMove, ranks: readonly number[] = [], moves: readonly HiloMove[] = [opening]): Ratio {
  let sum = 0n
  let under = 1n
  for (let rank = 0; rank < 13; rank++) {
    const cards = [...ranks, rank]
    let now = hilo.run(moves, scripted(cards.map((rank) => rank * 4)), {})
    let part = ratio(now.payout, 100)
    if (!now.over) {
      const next = choose(now)
      if ('do' in next && next.do === 'cashOut') {
        now = hilo.run([...moves, next], scripted(cards.map((rank) => rank * 4)), {})
        part = ratio(now.payout, 100)
      } else part = rtpOf(choose, cards, [...moves, next])
    }
    sum = sum * part.under + part.over * under
    under *= part.under
  }
  return ratio(sum, under * 13n)
}

const likelier = ({ next }: HiloView): Guess => (next!.higherOrSame! <= next!.lowerOrSame! ? 'higherOrSame' : 'lowerOrSame')
const unlikelier = (view: HiloView): Guess => (likelier(view) === 'higherOrSame' ? 'lowerOrSame' : 'higherOrSame')

test.each<[string, (view: HiloView) => HiloMove]>([
  ['one likely guess', (view) => say(view.said.length === 1 ? 'cashOut' : likelier(view))],
  ['two likely guesses', (view) => say(view.said.length === 2 ? 'cashOut' : likelier(view))],
  ['three unlikely guesses', (view) => say(view.said.length === 3 ? 'cashOut' : unlikelier(view))],
  ['a skip between two guesses', (view) => say(view.said.length === 3 ? 'cashOut' : view.said.length === 1 ? 'skip' : likelier(view))],
  [
    'always higher, until the stake has doubled or three were right',
    (view) => say(view.multiplier >= 200 || view.said.length === 3 ? 'cashOut' : 'higherOrSame'),
  ],
])('%s: the exact return is between the worst and the best', (_, choose) => {
  const rtp = rtpOf(({ view }) => choose(view))
  expect(compare(rtp, best.rtp)).toBeLessThanOrEqual(0)
  expect(compare(rtp, worst!.rtp)).toBeGreaterThanOrEqual(0)
})

test('no cash-out loses more by rounding than the worst one: all of them up to 300.00, and beyond that none can', () => {
  let least = 1
  const seen: number[] = []
  const search = (exact: number, surest: number): void => {
    if (exact > 30_000) return
    seen.push(exact)
    // The small amount keeps a whole number whole.
    least = Math.min(least, Math.floor(exact + 1e-6) / exact)
    for (let count = surest; count > 0; count--) search((exact * 13) / count, count)
  }
  for (let count = 12; count > 0; count--) search((97 * 13) / count, count)
  expect(seen.length).toBeGreaterThan(1000)
  expect(least * 0.97).toBeCloseTo(4068 / 4225, 9)
  expect(1 - 1 / 30_000).toBeGreaterThan(least)
  expect([best.rtp, worst!.rtp]).toEqual([ratio(97, 100), ratio(4068, 4225)])
})

test('the round ends by itself below the limit, and a guess beyond it is not offered', () => {
  const cards = [ACE]
  const said: HiloMove[] = []
  let now = run(cards)
  let refused = 0
  while (!now.over) {
    const sure = cards.at(-1) === ACE ? 'higherOrSame' : 'lowerOrSame'
    const daring = sure === 'higherOrSame' ? 'lowerOrSame' : 'higherOrSame'
    if (now.view.next![daring] === null) {
      refused++
      expect(now.options.map(({ move }) => move)).not.toContain(daring)
      expect(() => run([...cards, ACE], ...said, say(daring))).toThrow('beyond the limit')
    }
    cards.push(cards.at(-1) === ACE ? KING : ACE)
    said.push(say(sure))
    now = run(cards, ...said)
  }
  expect(refused).toBeGreaterThan(10)
  expect(now.payout).toBeLessThanOrEqual(BigInt(hilo.maxWin * 100))
  expect(now.payout * 13n).toBeGreaterThan(BigInt(hilo.maxWin * 100) * 12n)
  expect(() => run(cards, ...said, say('cashOut'))).toThrow('over')
})

test('a card is drawn when it is shown and not before', () => {
  const moves = [say('skip'), say('higherOrSame'), say('lowerOrSame')]
  const cards = [SEVEN, ACE, KING, SEVEN]
  for (let n = 0; n <= moves.length; n++) {
    const { view, over, payout } = run(cards.slice(0, n + 1), ...moves.slice(0, n))
    expect([view.cards, over, payout]).toEqual([cards.slice(0, n + 1), false, 0n])
    expect(() => run(cards.slice(0, n), ...moves.slice(0, n))).toThrow(RangeError)
  }
  const out = run(cards, ...moves, say('cashOut'))
  expect(out).toMatchObject({ over: true, payout: 113n, view: { cards, said: ['skip', 'higherOrSame', 'lowerOrSame'], next: null } })
})

test('a wrong guess loses everything', () => {
  expect(run([SEVEN, KING, ACE], say('higherOrSame'), say('higherOrSame'))).toMatchObject({
    over: true,
    payout: 0n,
    view: { multiplier: 0 },
  })
})

test('what cannot be done is refused', () => {
  const skips = Array.from({ length: 11 }, () => say('skip'))
  const cards = Array.from({ length: 12 }, () => SEVEN)
  expect(() => run([SEVEN], say('cashOut'))).toThrow('no guess was right')
  expect(run(cards.slice(0, 11), ...skips.slice(1)).options.map(({ move }) => move)).toEqual(['higherOrSame', 'lowerOrSame'])
  expect(() => run(cards, ...skips)).toThrow('no skip is left')
  expect(() => run([SEVEN, ACE, KING], say('higherOrSame'), say('skip'))).toThrow('over')
  expect(() => run([SEVEN], opening)).toThrow('open already')
})

test('who stays away is cashed out, or has the stake back when no guess was right yet', () => {
  // Whoever has seen the first card has the round: the surer guess is made, as good as any other.
  for (const [card, guess] of [
    [0, 'higherOrSame'],
    [SEVEN, 'higherOrSame'],
    [KING, 'lowerOrSame'],
  ] as const)
    expect(hilo.abandon!(run([card]))).toEqual(say(guess))
  expect(hilo.abandon!(run([SEVEN, KING], say('higherOrSame')))).toEqual(say('cashOut'))
  expect(hilo.run([opening], new Seeded(1), {}).options.map(({ move }) => move)).toEqual(['higherOrSame', 'lowerOrSame', 'skip'])
})
