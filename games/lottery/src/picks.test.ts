import { deal } from '@tucano/randomness'
import { Seeded } from '@tucano/round/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BadPicks, type Pad, type Picks, PICKS_MAX, type Play, playOf, quickPick, shapes } from './index.ts'

const plays = [...shapes.values()].flatMap(({ code, plays }) => plays.map((play) => ({ name: `${code} ${play.code}`, play })))
const linesOf = (shape: string, code: string, picks: string): number => {
  const play = playOf(shapes.get(shape)!, code)
  return play.lines(play.read(picks))
}

/** The field of a refusal; none where it was taken. */
function refused(play: Play, text: unknown): string | undefined {
  try {
    play.read(text as string)
  } catch (error) {
    if (error instanceof BadPicks) return error.field
    throw error
  }
  return undefined
}

test('lines are those of the tables', () => {
  const found = [
    ['ssc', 'ANY4D', '1.23.456.7.8', 23],
    ['ssc', 'A5G60', '18.0168', 2],
    ['ssc', 'A5D', '01.23.4.5.6', 4],
    ['ssc', 'A5D', '0123456789.0123456789.0123456789.0123456789.0123456789', 100_000],
    ['ssc', 'F3S', '0,13,27', 77],
    ['ssc', 'F3P', '0123456789', 1000],
    ['ssc', 'B3G3', '0123', 12],
    ['ssc', 'B3G6', '0123', 4],
    ['ssc', 'F2G2', '0123', 6],
    ['ssc', 'A5G120', '0123456', 21],
    ['ssc', 'A5G30', '012.0123', 6],
    ['ssc', 'A5G20', '01.0123', 6],
    ['ssc', 'A5G10', '01.012', 4],
    ['ssc', 'A5G5', '01.012', 4],
    ['ssc', 'F4G24', '01234', 5],
    ['ssc', 'F4G12', '01.0123', 6],
    ['ssc', 'F4G6', '0123', 6],
    ['ssc', 'F4G4', '01.012', 4],
    ['ssc', 'FIX1', '7.12...0', 4],
    ['ssc', 'ANY2G2', '1245.0679', 36],
    ['ssc', 'F2Z', 'BIG,ODD.SMALL', 2],
    ['11x5', 'ANY3', '01,02,03,04,05', 10],
    ['11x5', 'ANY5B', '01,02.03,04,05,06', 4],
    ['11x5', 'F3D', '01,02.01,02.01,02,03', 2],
    ['k3', 'PAIR1', '11,22.123', 4],
    ['marksix', 'NONE5', '01,02,03,04,05,06,07', 21],
    ['keno', 'SPOT5', '01,02,03,04,05,06,07', 21],
    ['dezenas-6-60', 'D6', '01,02,03,04,05,06,07,08,09,10,11,12,13,14,15', 5005],
    ['mb', 'LO2', '03', 27],
    ['mb', 'LO3', '003', 23],
    ['mb', 'LO4', '0003', 20],
    ['mn', 'LO2', '03', 18],
    ['mn', 'LO3', '003', 17],
    ['mn', 'LO4', '0003', 16],
    ['mb', 'DAU', '03', 4],
    ['mn', 'DAU', '03', 1],
    ['mb', 'DAUDUOI', '03', 5],
    ['mn', 'DAUDUOI', '03', 2],
    ['mb', 'XC3', '003', 4],
    ['mn', 'XC3', '003', 2],
    ['mb', 'LODAU', '03', 27],
    ['mn', 'LODAU', '03', 18],
    ['mn', 'BAO7', '03', 7],
    ['mb', 'BAO8', '03', 8],
    ['mb', 'XIEN3', '03,06,49,99', 4],
    ['mb', 'DA', '03,06,49,99', 6],
    ['4d-my', 'IBIG', '1234,1123,1122,1112', 4],
    ['4d-my', 'SBIG', '1234,1123,1122,1112', 46],
    ['4d-my', 'RBIG', 'R.1.2.3', 10],
  ] as const
  for (const [shape, code, picks, lines] of found)
    expect([shape, code, picks, linesOf(shape, code, picks)]).toEqual([shape, code, picks, lines])
})

test('whatever is chosen by chance has one text, and reading it gives what was chosen', () => {
  const draws = new Seeded(17)
  for (const { name, play } of plays)
    for (let n = 0; n < 8; n++) {
      const picks = quickPick(play, draws)
      const text = play.write(picks)
      expect([name, play.read(text)]).toEqual([name, picks])
      expect(play.lines(picks)).toBeGreaterThan(0)
      // The same in another order is the same text.
      const shuffled = text
        .split('.')
        .map((group) => (group.includes(',') ? group.split(',').toReversed().join() : group))
        .join('.')
      expect([name, play.write(play.read(shuffled))]).toEqual([name, text])
    }
})

test('one selection has one text', () => {
  const text = (shape: string, code: string, picks: string): string => {
    const play = playOf(shapes.get(shape)!, code)
    return play.write(play.read(picks))
  }
  expect(text('ssc', 'B3D', '43.5.6')).toBe('34.5.6')
  expect(text('ssc', 'FIX1', '7....')).toBe('7....')
  expect(text('ssc', 'F3T', '456,123')).toBe('123,456')
  expect(text('11x5', 'ANY3B', '02,01.07,03')).toBe('01,02.03,07')
  expect(text('thai', 'TOD3', '321,211')).toBe('112,123')
  expect(text('4d-my', 'IBIG', '4321')).toBe('1234')
  expect(text('mb', 'DE_Z', 'ODD,BIG')).toBe('BIG,ODD')
})

/** Everything that a pad can be given wrongly, in its place among pads that are right. */
function wrongOn({ look, digits, choices, min, max }: Pad, right: readonly string[]): string[] {
  const single = look === 'typed' ? digits === 1 : choices.every(({ length }) => length === 1)
  const join = (some: readonly string[]): string => some.join(single ? '' : ',')
  const wrong = [join([...right, 'X']), join([...right, '-1']), join([...right, ' 1']), `${join(right)},`, join([...right, '１'])]
  if (right.length > 0) wrong.push(join([...right, right[0]!]))
  if (look === 'typed') wrong.push(join([...right, '1'.repeat(digits + 1)]), join([...right, '1'.repeat(digits - 1)]))
  else if (max < choices.length) wrong.push(join(choices.slice(0, max + 1)))
  if (min > 0) wrong.push('', join(right.slice(0, min - 1)))
  return wrong
}

test('what is wrong is refused by its field, on every pad of every play', () => {
  const draws = new Seeded(19)
  for (const { name, play } of plays) {
    const right = play.write(quickPick(play, draws))
    const groups = right.split('.')
    const picks = play.read(right)
    for (const [n, pad] of play.pads.entries())
      for (const wrong of wrongOn(pad, picks[n]!))
        expect([name, pad.key, wrong, refused(play, groups.with(n, wrong).join('.'))]).toEqual([name, pad.key, wrong, pad.key])
    for (const wrong of [undefined, null, 7, {}, [], `${right}.`, `.${right}`, '9'.repeat(PICKS_MAX + 1)])
      expect([name, wrong, refused(play, wrong)]).toEqual([name, wrong, 'picks'])
    if (play.pads.every(({ min }) => min === 0)) expect([name, refused(play, '.'.repeat(play.pads.length - 1))]).toEqual([name, 'picks'])
  }
})

test('what does not go together is refused', () => {
  const of = (shape: string, code: string, picks: string): string | undefined => refused(playOf(shapes.get(shape)!, code), picks)
  expect(of('11x5', 'ANY3B', '01,02.02,03')).toBe('drags')
  expect(of('11x5', 'ANY5B', '01.02,03')).toBe('picks')
  expect(of('11x5', 'F2D', '01.01')).toBe('picks')
  expect(of('k3', 'PAIR1', '11.1')).toBe('picks')
  expect(of('ssc', 'A5G10', '1.1')).toBe('picks')
  expect(of('ssc', 'ANY3D', '1.2...')).toBe('picks')
  expect(of('thai', 'TOD3', '123,321')).toBe('numbers')
  expect(of('4d-my', 'IBIG', '1111')).toBe('numbers')
  expect(of('4d-my', 'RBIG', 'R.R.1.2')).toBe('picks')
  expect(of('4d-my', 'RBIG', '0.0.1.2')).toBe('picks')
  expect(of('4d-my', 'RBIG', 'RR.0.1.2')).toBe('place1')
})

test('junk is refused and nothing else happens', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'0123456789.,RBIGSMALODEVN -|\u0000é'.split('')), maxLength: 40 })
  fc.assert(
    fc.property(fc.nat(plays.length - 1), fc.oneof(letters, fc.string({ maxLength: 40 }), fc.anything()), (n, junk) => {
      const { play } = plays[n]!
      if (refused(play, junk) !== undefined) return
      const picks = play.read(junk as string)
      expect(play.read(play.write(picks))).toEqual(picks)
    }),
    { numRuns: 3000, seed: 5 },
  )
})

/** As much as the pads take, and as the text may be long. */
function asMuchAsGoes(play: Play): string {
  const half = (pad: Pad, n: number): string[] =>
    pad.key === 'drags' ? pad.choices.slice(n === 1 ? 1 : 0, pad.max) : pad.choices.slice(0, pad.max)
  const groups = play.pads.map((pad, n) => {
    if (pad.look !== 'typed') return pad.key === 'bankers' ? [pad.choices[0]!] : half(pad, n)
    return Array.from({ length: Math.min(pad.max, 10 ** pad.digits, Math.floor(PICKS_MAX / (pad.digits + 1))) }, (_, k) =>
      String(k).padStart(pad.digits, '0'),
    )
  })
  return play.write(groups)
}

test('a million lines and more are counted or refused without writing them down', () => {
  const counted: [name: string, lines: number][] = []
  const draws = new Seeded(23)
  for (const { name, play } of plays) {
    const text = asMuchAsGoes(play)
    const before = performance.now()
    const field = refused(play, text)
    if (field === undefined) {
      const picks = play.read(text)
      counted.push([name, play.lines(picks)])
      play.most(picks)
      const keys = play.keys(picks)
      expect(keys === null || keys.length <= 1000).toBe(true)
      if (play.lines(picks) > 30_000) expect([name, keys]).toEqual([name, null])
      play.hits(picks, shapes.get(name.split(' ')[0]!)!.draw(draws))
    }
    // Milliseconds on an idle machine.
    expect(performance.now() - before, name).toBeLessThan(2000)
  }
  expect(Math.max(...counted.map(([, lines]) => lines))).toBe(184_756)
  expect(counted.filter(([, lines]) => lines >= 100_000).length).toBeGreaterThan(5)
  // What would come to millions is more than a pad takes.
  const numbers = (count: number): string => Array.from({ length: count }, (_, n) => String(n + 1).padStart(2, '0')).join()
  expect(refused(playOf(shapes.get('marksix')!, 'NONE10'), numbers(49))).toBe('numbers')
  expect(refused(playOf(shapes.get('keno')!, 'SPOT10'), numbers(80))).toBe('numbers')
  expect(refused(playOf(shapes.get('mb')!, 'XIEN4'), numbers(99))).toBe('numbers')
  expect(refused(playOf(shapes.get('dezenas-6-60')!, 'D6'), numbers(60))).toBe('numbers')
  for (const [name, lines] of counted) expect([name, Number.isSafeInteger(lines)]).toEqual([name, true])
  const long = '9,'.repeat(1_000_000)
  for (const { play } of plays) expect(refused(play, long)).toBe('picks')
})

test('selections that are the same have the same key, whichever play they are bought by', () => {
  const keys = (code: string, picks: string): string[] => {
    const play = playOf(shapes.get('ssc')!, code)
    return play.keys(play.read(picks))!.map(({ key }) => key)
  }
  expect(keys('B3S', '1').toSorted()).toEqual(keys('B3T', '001,010,100').toSorted())
  expect(keys('B3D', '3.4.5')).toEqual(['B3:3,4,5'])
  expect(keys('B3P', '0')).toHaveLength(10)
  expect(keys('FIX1', '7.1...')).toEqual(['P1:7', 'P2:1'])
  const eleven = (code: string, picks: string): string[] => {
    const play = playOf(shapes.get('11x5')!, code)
    return play.keys(play.read(picks))!.map(({ key }) => key)
  }
  expect(eleven('ANY3B', '05.01,09')).toEqual(eleven('ANY3', '01,05,09'))
  for (const { name, play } of plays) {
    const found = play.keys(quickPick(play, new Seeded(29)))!
    expect([name, new Set(found.map(({ key }) => key)).size]).toEqual([name, found.length])
    for (const { key, prize, times } of found) expect([key.length < 80, prize in play.prizes, times > 0]).toEqual([true, true, true])
  }
})

/** Some of what was chosen: as little as each pad takes. */
function lessOf(play: Play, picks: Picks, draws: Seeded): Picks | undefined {
  const filled = [...picks.keys()].filter((n) => picks[n]!.length > 0)
  const kept = new Set(filled.filter((n) => play.pads[n]!.min > 0))
  for (const n of deal(draws, filled, filled.length)) if (kept.size < play.least) kept.add(n)
  const less = picks.map((group, n) => deal(draws, group, kept.has(n) ? Math.max(1, play.pads[n]!.min) : 0))
  return refused(play, play.write(less)) === undefined ? play.read(play.write(less)) : undefined
}

test('every line that is bought is a selection that liability counts, and each has the key that it has by itself', () => {
  const draws = new Seeded(53)
  let compared = 0
  for (const { name, play } of plays)
    for (let n = 0; n < 12; n++) {
      const wide = play.pads.map(({ look, choices, digits, min, max }) =>
        look === 'typed'
          ? [String(n * 7 + 3), String(n + 12)].map((each) => each.padStart(digits, '0'))
          : deal(draws, choices, Math.min(max, min + draws.below(4))),
      )
      const picks = refused(play, play.write(wide)) === undefined ? play.read(play.write(wide)) : quickPick(play, draws)
      const keys = play.keys(picks)
      if (!keys) continue
      // Numbers on several lots cost each of them, and are one selection.
      const cost =
        play.pads.length === 1 && /^(m[bnt]) /.test(name) && play.prizes[0]!.perHit && play.code !== 'DA'
          ? play.lines([[picks[0]![0]!]])
          : 1
      expect([name, keys.length * cost]).toEqual([name, play.lines(picks)])
      const known = new Map(keys.map((keyed) => [keyed.key, keyed]))
      const less = lessOf(play, picks, draws)
      for (const keyed of (less && play.keys(less)) ?? []) {
        expect([name, known.get(keyed.key)]).toEqual([name, keyed])
        compared++
      }
    }
  expect(compared).toBeGreaterThan(plays.length * 8)
})
