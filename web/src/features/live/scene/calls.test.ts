import { createHash } from 'node:crypto'
import { BOUT, COURSE, FEATHERS, MARKS, WINDS, cockfightIn, feathersAfter, pairingIn, regattaOf } from '@tucano/live'
import { Stream } from '@tucano/randomness'
import { expect, test } from 'vitest'
import { formOf } from '../cloth/cockfight/form.ts'
import { boutAt, feathersAt, posesAt } from './bout/bout-time.ts'
import { boutCalls } from './bout/calls.ts'
import { raceCalls } from './race/calls.ts'
import { markAt } from './race/course.ts'

const drawsOf = (seed: string): Stream => new Stream((cursor) => createHash('sha256').update(`${seed} ${cursor}`).digest())
const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n)
const GAP = 1.2

test('what is called of a race is what its marks say, in time, and ends with who won by how much', () => {
  const said = new Set<string>()
  for (const wind of WINDS) {
    const draws = drawsOf(`calls ${wind}`)
    for (const result of upTo(40).map(() => regattaOf(wind).draw(draws))) {
      const lastsMs = regattaOf(wind).playMs(result)
      const calls = raceCalls(result, lastsMs)
      const { progress, order, photo } = result
      expect(calls.map(({ atMs }) => atMs)).toEqual(calls.map(({ atMs }) => atMs).toSorted((a, b) => a - b))
      for (const call of calls) {
        said.add(call.says)
        const mark = Math.min(Math.round(markAt(result, lastsMs, call.atMs)), MARKS)
        const at = (raft: number): number => progress[raft - 1]![mark]!
        const most = Math.max(...progress.map((raft) => raft[mark]!))
        if (call.says === 'starts' || call.says === 'passes' || call.says === 'leads' || call.says === 'neck') expect(at(call.a)).toBe(most)
        if (call.says === 'passes') expect(progress[call.b - 1]![mark - 1]!).toBe(Math.max(...progress.map((raft) => raft[mark - 1]!)))
        if (call.says === 'leads' || call.says === 'neck') expect(at(call.a) - at(call.b)).toBe(call.metres)
        if (call.says === 'leads') expect(call.left).toBe(COURSE - most)
        if (call.says === 'climbs') expect(progress.filter((raft) => raft[mark]! > at(call.a))).toHaveLength(call.place - 1)
      }
      expect(calls.at(-1)).toMatchObject({ says: 'won', a: order[0], b: order[1] })
      expect(calls.at(-1)!.atMs).toBeLessThanOrEqual(lastsMs)
      expect(calls.some(({ says }) => says === 'photo')).toBe(photo)
    }
  }
  expect([...said].toSorted()).toEqual(['climbs', 'leads', 'neck', 'passes', 'photo', 'starts', 'won'])
})

test('a bout is seen and called as it was drawn: each blow once, feathers as they fall, whoever lost sits', () => {
  for (const round of upTo(60).map((n) => n + 1)) {
    const game = cockfightIn(round)
    const result = game.draw(drawsOf(`bout ${round}`))
    const { outcome, blows } = result
    const lastsMs = game.playMs(result)
    const calls = boutCalls(result)
    expect(calls.filter(({ says }) => says === 'blow' || says === 'both')).toHaveLength(blows.length)
    for (const call of calls) {
      expect(call.atMs).toBeLessThan(lastsMs)
      if (call.says !== 'blow') continue
      const seen = feathersAt(result, boutAt(result, call.atMs))
      expect(seen[call.by === 'red' ? 'blue' : 'red']).toBe(call.left)
    }
    expect(calls.at(-1)).toMatchObject(outcome === 'draw' ? { says: 'draw' } : { says: 'won', by: outcome })
    const end = boutAt(result, lastsMs)
    expect(feathersAt(result, end)).toEqual(feathersAfter(blows))
    const poses = posesAt(result, end, { ms: lastsMs, gap: GAP })
    for (const corner of ['red', 'blue'] as const) expect(poses[corner].sit).toBe(outcome === corner ? 0 : 1)
    expect(feathersAt(result, boutAt(result, 0))).toEqual({ red: FEATHERS, blue: FEATHERS })
  }
})

test('roosters do not jump from one moment to the next', () => {
  const result = cockfightIn(3).draw(drawsOf('smooth'))
  const way = upTo(cockfightIn(3).playMs(result) / 10).map((n) => posesAt(result, boutAt(result, n * 10), { ms: n * 10, gap: GAP }))
  // From one blow to the next whoever strikes may be another one: both stand where they began.
  const parts = upTo(result.blows.length + 1).map((n) => BOUT.shownMs + BOUT.blowMs * n)
  for (const [n, now] of way.entries()) {
    const before = way[n - 1]
    if (!before) continue
    const isTurn = parts.some((ms) => Math.abs(ms - n * 10) < 10)
    for (const corner of ['red', 'blue'] as const) {
      expect(Math.abs(now[corner].x - before[corner].x)).toBeLessThan(0.12)
      expect(Math.abs(now[corner].lift - before[corner].lift)).toBeLessThan(isTurn ? 0.12 : 0.06)
    }
  }
})

test('the form of a rooster is how its own bouts ended', () => {
  const bouts = upTo(200).map((n) => ({ round: n + 1, outcome: (['red', 'blue', 'draw'] as const)[n % 3]! }))
  for (const { round, outcome } of bouts.slice(-5)) {
    const { red, blue } = pairingIn(round)
    const upToHere = bouts.filter((one) => one.round <= round)
    expect(formOf(red.code, upToHere).at(-1)).toBe(outcome === 'draw' ? 'drew' : outcome === 'red' ? 'won' : 'lost')
    expect(formOf(blue.code, upToHere).at(-1)).toBe(outcome === 'draw' ? 'drew' : outcome === 'blue' ? 'won' : 'lost')
    expect(formOf(red.code, upToHere).length).toBeLessThanOrEqual(5)
  }
  expect(formOf('trovoada', [])).toEqual([])
})
