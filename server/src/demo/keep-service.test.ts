import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openLog } from '#platform/log'
import { afterEach, expect, test } from 'vitest'
import { type KeptOptions, keepService } from './keep-service.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-'))
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const READY = `process.stdin.resume().once('end', () => process.exit())
console.log('it listens on ' + (process.env.AT ?? 'nowhere') + ' as ' + process.pid)`

interface Line {
  level: number
  msg: string
  service?: string
  why?: string
  times?: number
}

/** Keeps a service that is this program. */
async function keep(program: string, options: Partial<KeptOptions> = {}) {
  const entry = path.join(folder, `${closing.length}-${fs.readdirSync(folder).length}.mjs`)
  fs.writeFileSync(entry, program)
  const lines: Line[] = []
  const log = openLog({ level: 'info', destination: { write: (line) => void lines.push(JSON.parse(line) as Line) } })
  const says = /listens on (\S+) as (\d+)/
  const kept = await keepService(entry, { name: 'it', env: () => ({}), says, log, pauseMs: () => 0, ...options })
  closing.push(kept.stop)
  const pids = (): number[] => lines.flatMap(({ msg }) => Number(says.exec(msg)?.[2] ?? [])).filter((pid) => pid > 0)
  return { ...kept, lines, pids }
}

const [INFO, WARNING, ERROR] = [30, 40, 50]

test('what a service writes is in the log: a line each, as severe as it says of itself, and no more of it than is bearable', async () => {
  const { lines } =
    await keep(`console.error('error: this is bad'); console.error('warning: this less'); console.error('a line of its runtime')
${READY}
for (let n = 0; n < 500; n++) console.error('warning: again ' + n)
console.error('x'.repeat(100_000))`)
  await expect.poll(() => lines.length).toBe(60)
  expect(lines.filter(({ msg }) => !/again|listens/.test(msg)).map(({ level, msg, service }) => [level, msg, service])).toEqual([
    [ERROR, 'this is bad', 'it'],
    [WARNING, 'this less', 'it'],
    [WARNING, 'a line of its runtime', 'it'],
  ])
})

test('a service that ends is said to have ended and started again where it was, after a pause that grows; stopped, it is not', async () => {
  const asked: number[] = []
  const { lines, pids, stop } = await keep(READY, {
    env: (said) => ({ AT: said ? `again:${said[1]!}` : 'here' }),
    pauseMs: (deaths) => {
      asked.push(deaths)
      return 0
    },
  })
  for (const times of [1, 2]) {
    await expect.poll(() => pids().length).toBe(times)
    expect(lines.find(({ msg }) => msg.includes('listens'))!.level).toBe(INFO)
    process.kill(pids().at(-1)!, 'SIGKILL')
  }
  await expect.poll(() => pids().length).toBe(3)
  await expect.poll(() => lines.filter(({ msg }) => msg.includes('there again')).length).toBe(2)
  expect(asked).toEqual([1, 2])
  const ends = lines.filter(({ level }) => level === ERROR)
  expect(ends.map(({ why, times }) => [why, times])).toEqual([
    ['it was ended by SIGKILL', 1],
    ['it was ended by SIGKILL', 2],
  ])
  expect(lines.some(({ msg }) => msg.includes('again:here'))).toBe(true)
  await stop()
  expect(() => process.kill(pids().at(-1)!, 0)).toThrow('ESRCH')
  expect(lines.filter(({ level }) => level === ERROR)).toHaveLength(2)
})

test('stopped while it waits to be started again, it is not started', async () => {
  const { pids, lines, stop } = await keep(READY, { pauseMs: () => 600_000 })
  process.kill(pids()[0]!, 'SIGKILL')
  await expect.poll(() => lines.some(({ level }) => level === ERROR)).toBe(true)
  await stop()
  expect(pids()).toHaveLength(1)
})

test('a service that does not start at first is its caller’s affair, with all that it said', async () => {
  await expect(keep(`console.error('error: no room'); process.exitCode = 1`)).rejects.toThrow('error: no room')
})
