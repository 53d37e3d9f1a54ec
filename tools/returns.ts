// What games give back, computed and played: `npm run returns`, or some of them: `npm run returns -- --rounds 1000000 --only onca-de-ouro`.
// A way to play that is off by more than chance allows is played again, four times as long and with another seed, before it counts as wrong.
import { parseArgs } from 'node:util'
import { Seeded } from '@tucano/round/testing'
import { playMany } from './returns/play.ts'
import { type Way, playables } from './returns/ways.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '10000000' }, only: { type: 'string' }, seed: { type: 'string', default: '1' } },
})
const rounds = Number(values.rounds)
const seed = Number(values.seed)
const only = values.only?.split(',')

/** A right one is further off once in a hundred times: twice in a row, once in ten thousand. */
const UNLIKELY = 2.576
const PART = 100_000

const columns = [20, 10, 15, 10, 7, 7, 7, 9, 10, 7]
const tell = (cells: string[]): void => {
  process.stdout.write(`${cells.map((cell, n) => (n < 3 ? cell.padEnd(columns[n]!) : cell.padStart(columns[n]!))).join(' ')}\n`)
}
const percent = (share: number, digits: number): string => (share * 100).toFixed(digits)

/** By how many standard errors the simulation is off. */
function isOff(way: Way, count: number, from: number): number {
  const { game, name, least, most, hitRate, maximum } = way
  const { sum, squares, hits } = playMany(way, new Seeded(from), count, (done) => {
    if (process.stderr.isTTY && done % PART === 0)
      process.stderr.write(`\r${game.code}: ${percent(done / count, 0)} % of ${count} rounds \u001B[K`)
  })
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K')
  const mean = sum / count
  const deviation = way.deviation ?? Math.sqrt(squares / count - mean ** 2)
  const z = (mean - Math.min(Math.max(mean, least), most)) / (deviation / Math.sqrt(count))
  tell([
    game.code,
    game.engine,
    name,
    least === most ? percent(least, 4) : `${percent(least, 2)}–${percent(most, 2)}`,
    percent(hitRate ?? hits / count, 2),
    deviation.toFixed(2),
    String(game.maxWin),
    maximum?.toFixed(1) ?? '',
    percent(mean, 4),
    z.toFixed(2),
  ])
  return Math.abs(z)
}

tell(['game', 'engine', 'way', 'return %', 'hits %', 'sd', 'limit', 'maximum', 'played %', 'z'])
const wrong = playables
  .filter(({ code }) => only?.includes(code) ?? true)
  .flatMap(({ ways }) => ways())
  .filter((way, n) => isOff(way, rounds, seed + n * 1000) > UNLIKELY && isOff(way, rounds * 4, seed + n * 1000 + 1) > UNLIKELY)
const names = wrong.map(({ game, name }) => `${game.code} ${name}`)
process.stdout.write(wrong.length === 0 ? 'Every game comes back as computed.\n' : `Wrong: ${names.join(', ')}\n`)
process.exitCode = wrong.length === 0 ? 0 : 1
