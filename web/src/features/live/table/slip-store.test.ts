import type { LiveSaid } from '@tucano/contract/live'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GATHER_MS, chipsNow, slipHand } from './slip-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const limits = { min: '100', max: '50000', slip: '60000' }
const view = (version = 0, chips: Record<string, string> = {}, round = 1) => ({
  round,
  limits,
  mine: version === 0 ? null : { version, chips, undoable: 1, betId: 'b', won: null },
})

function open() {
  const said: LiveSaid[] = []
  const answers: ((answer: { code?: string }) => void)[] = []
  const hand = slipHand(view(), (one) => {
    said.push(one)
    return new Promise((done) => void answers.push(done))
  })
  const gather = () => vi.advanceTimersByTimeAsync(GATHER_MS)
  const answer = async (code?: string) => {
    answers.shift()!(code === undefined ? {} : { code })
    await vi.advanceTimersByTimeAsync(0)
  }
  return { hand, said, gather, answer }
}

test('chips that are put down one after the other are sent as one bet, and stand once, before and after the table has told them', async () => {
  const { hand, said, gather, answer } = open()
  hand.lay({ red: '100' })
  hand.lay({ red: '100' })
  hand.lay({ black: '500' })
  expect(said).toEqual([])
  await gather()
  expect(said).toEqual([{ do: 'bet', version: 0, chips: { red: '200', black: '500' } }])
  expect(chipsNow(view(), hand.store.getState())).toEqual({ red: '200', black: '500' })
  hand.follow(view(1, { red: '200', black: '500' }))
  expect(chipsNow(view(1, { red: '200', black: '500' }), hand.store.getState())).toEqual({ red: '200', black: '500' })
  await answer()
  expect(hand.store.getState()).toMatchObject({ gathered: [], sent: undefined })
})

test('chips put down while others are on their way go with the next bet, on top of what the table shows', async () => {
  const { hand, said, gather } = open()
  hand.lay({ red: '100' })
  await gather()
  hand.lay({ red: '500' })
  await gather()
  expect(said).toHaveLength(1)
  hand.follow(view(1, { red: '100' }))
  expect(said[1]).toEqual({ do: 'bet', version: 1, chips: { red: '500' } })
})

test('what is refused is gone, with its reason', async () => {
  const { hand, gather, answer } = open()
  hand.lay({ red: '100' })
  await gather()
  await answer('balance.insufficient')
  expect(hand.store.getState()).toMatchObject({ sent: undefined, gathered: [], refusal: { code: 'balance.insufficient' } })
})

test('limits are said before anything is sent', () => {
  const { hand } = open()
  hand.lay({ red: '50' })
  expect(hand.store.getState().refusal).toEqual({ code: 'live.bet.min' })
  hand.lay({ red: '50100' })
  expect(hand.store.getState().refusal).toEqual({ code: 'live.bet.max' })
  hand.lay({ red: '50000' })
  hand.lay({ black: '20000' })
  expect(hand.store.getState()).toMatchObject({ refusal: { code: 'live.slip.max' }, gathered: [{ red: '50000' }] })
})

test('undo takes back what is not sent first, then what the table has last; another round begins with nothing', async () => {
  const { hand, said, gather } = open()
  hand.lay({ red: '100' })
  hand.undo()
  await gather()
  expect(said).toEqual([])
  hand.follow(view(3, { red: '100' }))
  hand.undo()
  expect(said).toEqual([{ do: 'undo', version: 3 }])
  hand.follow(view(0, {}, 2))
  expect(hand.store.getState()).toEqual({ round: 2, gathered: [], sent: undefined, taking: undefined, refusal: undefined })
})
