import type { FlightSaid, LiveView } from '@tucano/contract/live'
import { expect, test } from 'vitest'
import { flightHand } from './flight-hand.ts'

const view = (version: number, { round = 1, phase = 'open' }: Partial<Pick<LiveView, 'round' | 'phase'>> = {}) => ({
  round,
  phase,
  mine: version === 0 ? null : { version, chips: { 1: '100' }, undoable: 0, betId: 'b', won: null },
})

function open(first = view(0)) {
  const said: FlightSaid[] = []
  const answers: ((answer: { code?: string }) => void)[] = []
  const hand = flightHand(first, (one) => {
    said.push(one)
    return new Promise((done) => void answers.push(done))
  })
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const answer = async (code?: string) => {
    answers.shift()!(code === undefined ? {} : { code })
    await settled()
  }
  return { hand, said, answer, settled }
}

test('one bet goes after the other, each on the slip that the one before has left', async () => {
  const { hand, said, answer, settled } = open()
  hand.bet(1, { stake: 100n, auto: undefined }, true)
  hand.bet(2, { stake: 500n, auto: 200 }, true)
  await settled()
  expect(said).toEqual([{ do: 'bet', version: 0, place: 1, stake: '100' }])
  // The answer may come before the table tells of it.
  await answer()
  expect(hand.store.getState().sending).toEqual([1, 2])
  expect(said[1]).toEqual({ do: 'bet', version: 1, place: 2, stake: '500', auto: 200 })
  hand.follow(view(2))
  expect(hand.store.getState().sending).toEqual([2])
  await answer()
  expect(hand.store.getState().sending).toEqual([])
})

test('while it flies a bet waits for the next flight, and can be taken back', async () => {
  const { hand, said, settled } = open(view(0, { phase: 'play' }))
  hand.bet(1, { stake: 100n, auto: undefined }, false)
  hand.bet(2, { stake: 200n, auto: undefined }, false)
  hand.drop(2)
  hand.follow(view(0, { phase: 'result' }))
  // In the last moment of a round that is still open it is the next one, too.
  hand.follow(view(0))
  await settled()
  expect(said).toEqual([])
  hand.follow(view(0, { round: 2 }))
  await settled()
  expect(said).toEqual([{ do: 'bet', version: 0, place: 1, stake: '100' }])
  expect(hand.store.getState().waiting).toEqual({})
})

test('leaving names the flight and nothing else, once; what is refused says why', async () => {
  const { hand, said, answer } = open(view(1, { phase: 'play' }))
  hand.leave(1)
  hand.leave(1)
  expect(said).toEqual([{ do: 'leave', round: 1, place: 1 }])
  await answer('live.flight.late')
  expect(hand.store.getState()).toMatchObject({ leaving: [], refusal: { code: 'live.flight.late' } })
})
