import { expect, test } from 'vitest'
import { type ProducerEffect, type ProducerInput, type ProducerState, numbered, startingProducer, stepProducer } from './producers.ts'

const START = 1_790_000_000_000
const HOUR = 3_600_000

/** A producer by itself: what is done to it, and what follows. */
class Watched {
  state: ProducerState
  now = START
  asked: (number | undefined)[] = []
  may = true

  constructor(known: Partial<Pick<ProducerState, 'aliveMs' | 'lastRequestMs'>> = {}) {
    this.state = startingProducer({ id: 101, windowMs: 10 * HOUR, aliveMs: undefined, lastRequestMs: undefined, ...known })
  }

  hear(input: ProducerInput): readonly ProducerEffect[] {
    const { state, effects } = stepProducer(this.state, input, {
      nowMs: this.now,
      mayAsk: (ageMs) => {
        this.asked.push(ageMs)
        return this.may
      },
    })
    this.state = state
    return effects
  }

  connect = (up = true) => this.hear({ is: 'connection', up })
  alive = ({ ageMs = 0, subscribed = true } = {}) => this.hear({ is: 'alive', timestampMs: this.now - ageMs, subscribed })
  complete = (requestId: number) => this.hear({ is: 'complete', requestId })
  after(ms: number): this {
    this.now += ms
    return this
  }
}

/** Connected, asked for and complete. */
function up(): Watched {
  const one = new Watched()
  one.connect()
  expect(one.alive()).toMatchObject([{ is: 'recover' }])
  one.state = numbered(one.state, 1)
  one.after(1000)
  expect(one.complete(1)).toEqual([{ is: 'up' }])
  return one
}
const reason = ({ state }: Watched) => state.downReason

test('a producer is down at the start, and up when what was asked for is complete, not before', () => {
  const one = new Watched()
  expect(reason(one)).toBe('starting')
  expect(one.alive()).toEqual([])
  one.connect()
  expect(one.alive()).toEqual([{ is: 'recover', afterMs: undefined }])
  one.state = numbered(one.state, 7)
  expect(one.after(10_000).alive()).toEqual([])
  expect(one.complete(6)).toEqual([])
  expect(reason(one)).toBe('starting')
  expect(one.complete(7)).toEqual([{ is: 'up' }])
  expect(reason(one)).toBeUndefined()
})

test('what is asked for begins with the last alive before which nothing is missing', () => {
  const one = new Watched({ aliveMs: START - 5 * HOUR })
  one.connect()
  expect(one.alive()).toEqual([{ is: 'recover', afterMs: START - 5 * HOUR }])
  const long = new Watched({ aliveMs: START - 10 * HOUR })
  long.connect()
  expect(long.alive(), 'further back than is told').toEqual([{ is: 'recover', afterMs: undefined }])
})

test('while it is up each alive is a place to go on from; during a recovery none is', () => {
  const one = up()
  one.after(9000).alive()
  const last = one.now
  one.after(1000).connect(false)
  expect(reason(one)).toBe('connection')
  one.after(20_000).connect()
  expect(one.alive()).toEqual([{ is: 'recover', afterMs: last }])
  one.state = numbered(one.state, 2)
  // The connection is lost again: what was missed the first time is still missing.
  one.after(5000).alive()
  one.connect(false)
  one.connect()
  expect(one.after(30_000).alive()).toEqual([{ is: 'recover', afterMs: last }])
})

test('nothing for 20 seconds, and it is down', () => {
  const one = up()
  one.alive()
  expect(one.after(20_000).hear({ is: 'tick' })).toEqual([])
  expect(one.after(1).hear({ is: 'tick' })).toEqual([{ is: 'down', reason: 'silent' }])
  expect(one.hear({ is: 'tick' }), 'once').toEqual([])
})

test('what is processed 20 seconds late closes it, alive or odds', () => {
  const one = up()
  expect(one.alive({ ageMs: 20_000 })).toEqual([])
  expect(one.alive({ ageMs: 20_001 })).toEqual([{ is: 'down', reason: 'late' }])
  expect(one.after(60_000).alive({ ageMs: 20_001 }), 'a late alive asks for nothing').toEqual([])
  expect(one.alive()).toMatchObject([{ is: 'recover' }])
  const other = up()
  expect(other.hear({ is: 'told', timestampMs: other.now - 20_000 })).toEqual([])
  expect(other.hear({ is: 'told', timestampMs: other.now - 20_001 })).toEqual([{ is: 'down', reason: 'late' }])
})

test('a feed that does not know us any more closes it, and is asked', () => {
  const one = up()
  const { aliveMs } = one.state
  expect(one.after(40_000).alive({ subscribed: false })).toEqual([
    { is: 'down', reason: 'unsubscribed' },
    { is: 'recover', afterMs: aliveMs },
  ])
  one.state = numbered(one.state, 2)
  // Said again after the request: something was lost since.
  expect(one.after(10_000).alive({ subscribed: false })).toEqual([])
  expect(one.complete(2), 'what is complete then is not all').toEqual([])
  expect(one.after(20_000).alive()).toMatchObject([{ is: 'recover' }])
})

test('requests are half a minute apart, within their quotas, and made again after twenty minutes', () => {
  const one = new Watched()
  one.connect()
  one.may = false
  expect(one.alive()).toEqual([])
  expect(one.asked).toEqual([undefined])
  one.may = true
  expect(one.after(10_000).alive()).toMatchObject([{ is: 'recover' }])
  one.state = numbered(one.state, 1)
  one.hear({ is: 'failed', requestId: 1 })
  expect(one.after(29_999).alive()).toEqual([])
  expect(one.after(1).alive()).toMatchObject([{ is: 'recover' }])
  one.state = numbered(one.state, 2)
  for (let waited = 0; waited < 1_200_000; waited += 10_000) expect(one.after(10_000).alive()).toEqual([])
  expect(one.after(10_000).alive()).toMatchObject([{ is: 'recover' }])
})

test('whoever takes over keeps half a minute to the last request of the one before', () => {
  const one = new Watched({ lastRequestMs: START - 10_000 })
  one.connect()
  expect(one.alive()).toEqual([])
  expect(one.after(20_000).alive()).toMatchObject([{ is: 'recover' }])
})

test('what is complete while everything is late opens nothing until an alive is in time', () => {
  const one = new Watched()
  one.connect()
  one.alive()
  one.state = numbered(one.state, 1)
  one.after(25_000)
  expect(one.alive({ ageMs: 25_000 })).toEqual([])
  expect(one.complete(1)).toEqual([])
  expect(one.alive()).toEqual([{ is: 'up' }])
})
