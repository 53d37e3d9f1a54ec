import { expect, test } from 'vitest'
import { REPAINT_MS, createBoard } from './board.ts'

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
