import { createHmac } from 'node:crypto'
import { base64url } from '@tucano/randomness'
import { BadMove, type Hashes } from '@tucano/round'
import { Seeded } from '@tucano/round/testing'
import { expect, test } from 'vitest'
import { type Minutes, fire } from './decide.ts'
import { fishGame } from './game.ts'
import { chanceOf } from './law.ts'
import { FIELD, placeOn } from './path.ts'
import { kindsOf } from './sea.ts'
import { SEAS } from './seas.ts'
import { type Ref, type Shot, type Swimming, type Weapon, bulletsOf, swimmingAt, targetsOf } from './shots.ts'
import { CROSSES_MAX_MS, EPOCH_MS, type Fish, placeOf, spawn } from './spawns.ts'
import { WORTH_MAX, type Worth, meanOf } from './species.ts'
import { readShots, writeShots } from './volley.ts'

const hashes: Pick<Hashes, 'hmacSha256'> = { hmacSha256: (key, message) => createHmac('sha256', key).update(message).digest() }
const seed = (n: number): Uint8Array => Uint8Array.from({ length: 16 }, (_, at) => (at * 13 + n * 31) % 256)
const minutes = SEAS.map((sea) => ({ sea, minutes: [spawn(sea, seed(1), hashes).fish, spawn(sea, seed(2), hashes).fish] as Minutes }))

/** What comes back of one bullet’s cost, exactly, from the chances themselves. */
const back = (worth: Worth, of: { cost?: number; among?: number }): [bigint, bigint] => {
  const chance = chanceOf(worth, of)
  const mean = meanOf(worth)
  const { cost = 1, among = 1 } = of
  return [BigInt(chance.ways) * BigInt(mean.over) * BigInt(among) * 100n, BigInt(chance.of) * BigInt(mean.under) * BigInt(cost) * 97n]
}

test('every shot gives back exactly 97 of 100, whatever it is aimed at: each fish, each weapon, each net, each bomb', () => {
  for (const sea of SEAS)
    for (const { worth } of kindsOf(sea)) {
      for (let among = 1; among <= 12; among++) expect(back(worth, { among })[0]).toBe(back(worth, { among })[1])
      const { over, under } = meanOf(worth)
      if (over >= sea.heavy * under) expect(back(worth, { cost: sea.heavy })[0]).toBe(back(worth, { cost: sea.heavy })[1])
    }
  for (let is = 2; is <= WORTH_MAX; is++) expect(back({ is }, {})[0]).toBe(back({ is }, {})[1])
})

test('the chances are those of the table', () => {
  expect([2, 10, 100, 1000].map((is) => chanceOf({ is }))).toEqual([
    { ways: 97, of: 200 },
    { ways: 97, of: 1000 },
    { ways: 97, of: 10_000 },
    { ways: 97, of: 100_000 },
  ])
  const [rio] = SEAS
  expect(meanOf(rio!.boss.worth)).toEqual({ over: 235, under: 1 })
  expect(chanceOf(rio!.boss.worth)).toEqual({ ways: 97, of: 23_500 })
  expect(chanceOf({ is: 20 }, { cost: 5 })).toEqual({ ways: 485, of: 2000 })
  expect(chanceOf({ is: 8 }, { among: 3 })).toEqual({ ways: 97, of: 2400 })
  expect(() => chanceOf({ is: 4 }, { cost: 5 })).toThrow(RangeError)
})

test('no fish is worth less than two bullets or more than a thousand, and seas have their own fish, bosses and weapons', () => {
  for (const sea of SEAS)
    for (const { worth, crossesMs } of kindsOf(sea)) {
      const values = 'is' in worth ? [worth.is] : worth.among.map(({ is }) => is)
      expect(Math.min(...values)).toBeGreaterThanOrEqual(2)
      expect(Math.max(...values)).toBeLessThanOrEqual(WORTH_MAX)
      expect(crossesMs[1]).toBeLessThanOrEqual(CROSSES_MAX_MS)
    }
  const codes = SEAS.flatMap((sea) => kindsOf(sea).map(({ code }) => code))
  expect(new Set(codes).size).toBe(codes.length)
  expect(new Set(SEAS.map(({ heavy }) => heavy)).size).toBe(SEAS.length)
  expect(new Set(SEAS.map(({ net }) => net)).size).toBe(SEAS.length)
})

test('the same seed makes the same water, another one another; each kind of minute comes', () => {
  for (const sea of SEAS) {
    expect(spawn(sea, seed(7), hashes)).toEqual(spawn(sea, seed(7), hashes))
    expect(spawn(sea, seed(8), hashes)).not.toEqual(spawn(sea, seed(7), hashes))
    const waves = Array.from({ length: 60 }, (_, n) => spawn(sea, seed(n), hashes))
    expect(new Set(waves.map(({ wave }) => wave))).toEqual(new Set(['calm', 'shoal', 'boss']))
    for (const { wave, fish } of waves) expect(fish.some(({ kind }) => kind === sea.boss)).toBe(wave === 'boss')
  }
})

test('a fish comes from outside, swims on whole numbers and leaves; about fifty are in the water, and never more than 140', () => {
  for (const {
    sea,
    minutes: [now, before],
  } of minutes) {
    for (const { kind, bornMs, takesMs, path } of now) {
      for (const end of [placeOn(path, 0, takesMs), placeOn(path, takesMs, takesMs)])
        expect(end.x < 0 || end.y < 0 || end.x >= FIELD.width || end.y >= FIELD.height).toBe(true)
      const middle = placeOn(path, Math.floor(takesMs / 2), takesMs)
      expect(Number.isInteger(middle.x) && Number.isInteger(middle.y)).toBe(true)
      expect(takesMs).toBeLessThanOrEqual(kind.crossesMs[1])
      expect(bornMs).toBeLessThan(EPOCH_MS + 10_000)
    }
    const counts = Array.from({ length: 60 }, (_, n) => swimmingAt({ now, before }, n * 1000, EPOCH_MS).length)
    expect(Math.min(...counts), sea.code).toBeGreaterThan(15)
    expect(Math.max(...counts), sea.code).toBeLessThanOrEqual(140)
  }
})

/** Simulates shots at whatever there is, and gives what came back of what they cost. */
function simulate(
  sea: (typeof SEAS)[number],
  water: Minutes,
  weapon: Weapon,
  aims: (fish: Fish) => boolean,
): { mean: number; sigma: number } {
  const draws = new Seeded(97)
  const shots: Shot[] = []
  for (let atMs = 0; atMs < EPOCH_MS; atMs += 500) {
    const swimming = swimmingAt({ now: water[0], before: water[1] }, atMs, EPOCH_MS)
    for (const aimed of swimming.filter(({ fish }) => aims(fish)))
      shots.push({ weapon, level: 0, atMs, at: targetsOf(sea, weapon, aimed, swimming) })
  }
  let [back, squares] = [0, 0]
  const many = 40_000
  for (let n = 0; n < many; n++) {
    const { caught } = fire(sea, water, { shot: shots[n % shots.length]!, draws })
    const won = caught.reduce((sum, [, worth]) => sum + worth, 0) / bulletsOf(sea, weapon)
    back += won
    squares += won ** 2
  }
  const mean = back / many
  return { mean, sigma: Math.sqrt((squares / many - mean ** 2) / many) }
}

test('simulated, each weapon gives back 97 of 100 at small fish, large fish, what blows up and the boss', () => {
  for (const { sea, minutes: water } of minutes) {
    const aims: [Weapon, (fish: Fish) => boolean][] = [
      ['bullet', ({ kind }) => kind.worth !== sea.boss.worth && kind.reach === undefined],
      ['bullet', ({ kind }) => kind.reach !== undefined],
      ['net', ({ kind }) => kind.reach === undefined],
      ['heavy', ({ kind }) => 'is' in kind.worth && kind.worth.is >= sea.heavy && kind.reach === undefined],
    ]
    for (const [weapon, aim] of aims) {
      const { mean, sigma } = simulate(sea, water, weapon, aim)
      expect(Math.abs(mean - 0.97), `${sea.code} ${weapon}`).toBeLessThan(4.5 * sigma)
    }
  }
})

test('what is caught does not depend on who shot before: the same draws, the same result, in any order', () => {
  const { sea, minutes: water } = minutes[0]!
  const swimming = swimmingAt({ now: water[0], before: water[1] }, 20_000, EPOCH_MS)
  const shots = swimming.slice(0, 8).map((aimed): Shot => ({ weapon: 'bullet', level: 0, atMs: 20_000, at: [aimed.ref] }))
  const alone = shots.map((shot, n) => fire(sea, water, { shot, draws: new Seeded(n) }))
  for (const shot of shots) fire(sea, water, { shot, draws: new Seeded(1000) })
  expect(shots.map((shot, n) => fire(sea, water, { shot, draws: new Seeded(n) }))).toEqual(alone)
})

test('a bullet at one fish is written in six bytes, and shots are read as they were written', () => {
  const shots: Shot[] = [
    { weapon: 'bullet', level: 3, atMs: 59_999, at: [{ ago: 0, fish: 300 }] },
    {
      weapon: 'net',
      level: 0,
      atMs: 0,
      at: [
        { ago: 1, fish: 1 },
        { ago: 0, fish: 0 },
      ],
    },
  ]
  expect(readShots(writeShots(shots))).toEqual(shots)
  expect(writeShots(shots.slice(0, 1))).toHaveLength(8)
  const bad = ['', 'A', '!!!!', writeShots(shots).slice(0, -3), writeShots(Array.from({ length: 17 }, () => shots[0]!)), 'wAAAAQAA']
  for (const text of bad) expect(() => readShots(text), text).toThrow(BadMove)
})

test('a fish that does not exist, one that is gone, one out of reach, one twice, a level or weapon that there is not: refused', () => {
  const { sea, minutes: water } = minutes[0]!
  const at = 20_000
  const swimming = swimmingAt({ now: water[0], before: water[1] }, at, EPOCH_MS)
  const aimed = swimming.find(({ fish }) => fish.kind.reach === undefined)!
  const far = swimming.find(({ place }) => Math.hypot(place.x - aimed.place.x, place.y - aimed.place.y) > 600)!
  const gone = water[0].find((fish) => placeOf(fish, at) === undefined)!
  const cheap = swimming.find(({ fish }) => 'is' in fish.kind.worth && fish.kind.worth.is < sea.heavy)!
  const refs = (...of: (Swimming | Ref)[]): Ref[] => of.map((one) => ('ref' in one ? one.ref : one))
  const bad: Shot[] = [
    { weapon: 'bullet', level: 0, atMs: at, at: [{ ago: 0, fish: 30_000 }] },
    { weapon: 'bullet', level: 0, atMs: at, at: [{ ago: 0, fish: gone.id }] },
    { weapon: 'bullet', level: 0, atMs: at, at: refs(aimed, far) },
    { weapon: 'net', level: 0, atMs: at, at: refs(aimed, far) },
    { weapon: 'net', level: 0, atMs: at, at: refs(aimed, aimed) },
    { weapon: 'bullet', level: 15, atMs: at, at: refs(aimed) },
    { weapon: 'heavy', level: 0, atMs: at, at: refs(cheap) },
  ]
  for (const shot of bad) expect(() => fire(sea, water, { shot, draws: new Seeded(1) })).toThrow(BadMove)
})

test('a volley is a round: it costs what its shots cost, pays what they caught, and runs again to the same', () => {
  const [sea] = SEAS
  const game = fishGame(sea!, hashes)
  const fish = spawn(sea!, seed(1), hashes).fish
  const swimming = swimmingAt({ now: fish, before: [] }, 30_000, EPOCH_MS)
  const shots = swimming.slice(0, 10).map(({ ref }): Shot => ({ weapon: 'bullet', level: 2, atMs: 30_000, at: [ref] }))
  const move = game.readMove({ minutes: [base64url(seed(1)), base64url(seed(2))], shots: writeShots(shots) }, true)
  expect(game.stakeOf(move)).toBe(50n)
  const run = game.run([move], new Seeded(5), {})
  expect(run).toEqual(game.run([move], new Seeded(5), {}))
  const worth = run.view.shots.flatMap(({ caught }) => caught.map(([, is]) => is)).reduce((sum, is) => sum + is, 0)
  expect(run).toMatchObject({ over: true, stake: 50n, payout: BigInt(5 * worth) })
  for (const wrong of [
    null,
    {},
    { minutes: ['x', 'y'], shots: '' },
    { minutes: [base64url(seed(1))], shots: 'AAAA' },
    { ...move, more: 1 },
  ])
    expect(() => game.readMove(wrong, true)).toThrow(BadMove)
})
