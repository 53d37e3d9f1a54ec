import { expect, test } from 'vitest'
import { REPAINT_MS, STEP_KEYS, createBoard } from './board.ts'

/** A board on a clock that the test turns. */
function turned() {
  let now = 0
  const planned: { at: number; run: () => void }[] = []
  const board = createBoard<{ version: number; odds: number }>({
    now: () => now,
    later: (run, ms) => void planned.push({ at: now + ms, run }),
  })
  const turn = (ms: number): void => {
    now += ms
    for (const { run } of planned.splice(0).filter(({ at, run }) => at <= now || void planned.push({ at, run }))) run()
  }
  return { board, turn }
}
const told = (version: number, odds: number) => [['m', { version, odds }]] as const

test('the newest version wins, in whichever order they come', () => {
  const { board, turn } = turned()
  board.take(told(5, 1900))
  board.take(told(4, 1800))
  turn(0)
  expect(board.get('m')).toEqual({ version: 5, odds: 1900 })
  board.take(told(3, 1700))
  turn(REPAINT_MS)
  expect(board.get('m')?.odds).toBe(1900)
  board.take(told(6, 2000))
  turn(REPAINT_MS)
  expect(board.get('m')?.odds).toBe(2000)
})

test('pages hear of changes of their own keys, at most four times a second', () => {
  const { board, turn } = turned()
  let [mine, others] = [0, 0]
  const stop = board.subscribe('m', () => mine++)
  board.subscribe('other', () => others++)
  for (let version = 1; version <= 100; version++) {
    board.take(told(version, 1000 + version))
    turn(10)
  }
  expect(mine).toBeGreaterThanOrEqual(4)
  expect(mine).toBeLessThanOrEqual(5)
  expect(others).toBe(0)
  turn(REPAINT_MS)
  expect(board.get('m')?.odds).toBe(1100)
  const heard = mine
  stop()
  board.take(told(101, 1500))
  turn(REPAINT_MS)
  expect(mine).toBe(heard)
  expect(board.get('m')?.odds).toBe(1500)
})

test('of the same version the later one holds where it says something else', () => {
  let told = 0
  const board = createBoard<{ version: number; isOpen: boolean }>({
    isSame: (one, other) => one.isOpen === other.isOpen,
    later: (run) => run(),
  })
  board.subscribe('m', () => told++)
  board.take([['m', { version: 7, isOpen: true }]])
  board.take([['m', { version: 7, isOpen: true }]])
  expect(told).toBe(1)
  board.take([['m', { version: 7, isOpen: false }]])
  expect([told, board.get('m')?.isOpen]).toEqual([2, false])
  board.take([['m', { version: 6, isOpen: true }]])
  expect(board.newest('m')?.isOpen).toBe(false)
})

test('what nobody shows can be forgotten', () => {
  const { board, turn } = turned()
  board.subscribe('m', () => undefined)
  board.take([...told(1, 1900), ['gone', { version: 1, odds: 2000 }]])
  turn(0)
  board.keep(() => false)
  expect([board.get('m')?.odds, board.get('gone')]).toEqual([1900, undefined])
})

test('a flood of keys is drawn in steps that give way to the page: each step is short, all of it is shown, and of what came between the newest', () => {
  let now = 0
  const planned: (() => void)[] = []
  const drawn: string[] = []
  const turns: number[] = []
  const board = createBoard<{ version: number; odds: number }>({
    now: () => now,
    later: (run) => void planned.push(run),
    // Each step takes longer than a repaint may.
    draw: (tell) => {
      const before = drawn.length
      tell()
      turns.push(drawn.length - before)
      now += 20
    },
  })
  const keys = Array.from({ length: STEP_KEYS * 4 }, (_, at) => `k${at}`)
  for (const key of keys) board.subscribe(key, () => drawn.push(`${key}:${board.get(key)?.version}`))
  board.take(keys.map((key) => [key, { version: 1, odds: 1900 }] as const))
  planned.shift()!()
  expect(drawn).toHaveLength(STEP_KEYS)
  // The last key is told again before its turn has come.
  board.take([[keys.at(-1)!, { version: 2, odds: 2000 }]])
  for (let run = planned.shift(); run; run = planned.shift()) run()
  expect(Math.max(...turns)).toBe(STEP_KEYS)
  expect(drawn.filter((one) => one.endsWith(':1'))).toHaveLength(keys.length - 1)
  expect(drawn.filter((one) => one.startsWith(`${keys.at(-1)}:`))).toEqual([`${keys.at(-1)}:2`])
})
