import { expect, test } from 'vitest'
import { createStore } from 'zustand'
import { PressGuard } from './press-guard.ts'
import { type Phase, type GameSessionState, newState } from './game-session-state.ts'

/** A session and its guard, in a world whose clock stands still until it is moved. */
function guarded() {
  const clock = { nowMs: 1000 }
  const waiting: (() => void)[] = []
  const store = createStore<GameSessionState>()(() => newState(100n))
  const wait = (): Promise<void> => new Promise((resolve) => void waiting.push(resolve))
  const guard = new PressGuard(store, { nowMs: () => clock.nowMs, wait })
  const go = (phase: Phase): void => store.setState({ phase })
  /** Lets everything that waits for time have it. */
  const rest = async (): Promise<void> => {
    for (const resolve of waiting.splice(0)) resolve()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { clock, store, guard, go, rest }
}

for (const phase of ['idle', 'waiting'] as const)
  test(`when a session becomes ${phase}, presses are taken that began a quarter of a second after that was drawn`, async () => {
    const { clock, store, guard, go, rest } = guarded()
    go('showing')
    // What is shown can be ended by any press.
    expect(guard.takes(0)).toBe(true)
    clock.nowMs = 5000
    go(phase)
    // Nobody has seen it yet, however late it is.
    expect(guard.takes(999_999)).toBe(false)
    clock.nowMs = 5400
    void guard.drawn()
    expect([5000, 5400, 5649, 5650].map((beganMs) => guard.takes(beganMs))).toEqual([false, false, false, true])
    expect(store.getState().isReady).toBe(false)
    await rest()
    expect(store.getState().isReady).toBe(true)
    // A press that began before is never taken, whenever it arrives.
    clock.nowMs = 60_000
    expect(guard.takes(5649)).toBe(false)
  })

test('whatever changes what a button does begins anew', async () => {
  const { clock, store, guard, go, rest } = guarded()
  go('idle')
  void guard.drawn()
  await rest()
  expect(guard.takes(1250)).toBe(true)
  // A row of rounds is over: the button that ended it plays again.
  store.setState({ auto: { rules: { rounds: 2, winAbove: undefined, lossOf: undefined, onFeature: false }, left: 1, startedWith: 0n } })
  store.setState({ auto: undefined })
  expect(guard.takes(9999)).toBe(false)
  expect(store.getState().isReady).toBe(false)
  clock.nowMs = 2000
  void guard.drawn()
  // Another round begins before the time is over: what was waited for counts no more.
  go('asking')
  await rest()
  expect(store.getState().isReady).toBe(false)
  go('idle')
  expect(guard.takes(9999)).toBe(false)
})

test('what is drawn while nothing can be decided counts for nothing', async () => {
  const { guard, go } = guarded()
  go('asking')
  void guard.drawn()
  go('idle')
  expect(guard.takes(9999)).toBe(false)
})
