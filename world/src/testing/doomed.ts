// A world in a process of its own that is killed before the statement of this number, or plays to its end and prints how all matches stand.
import path from 'node:path'
import { startBeacon } from '@tucano/beacon'
import { startWorld } from '../start-world.ts'
import { TestClock } from './clock.ts'
import { RACE } from './race.ts'
import { NOON, TOKEN, seededBytes } from './test-world.ts'

const [folder = '', killAt = '0', fromMs = '0', toMs = '0'] = process.argv.slice(2)

const clock = new TestClock(NOON + Number(fromMs))
const beacon = await startBeacon({ folder: path.join(folder, 'beacon'), clock: clock.now })
let statements = 0
const world = await startWorld({
  folder,
  token: TOKEN,
  clock,
  beacon: { urls: [beacon.url], chain: beacon.chain.hash },
  sports: { football: RACE },
  aheadMs: 60_000,
  pastMs: 0,
  // The seed of a match follows from when it is announced: a process that was killed made none that was told.
  randomBytes: (count) => seededBytes(`${clock.now()}`)(count),
  onStatement: () => {
    statements++
    if (statements === Number(killAt)) process.kill(process.pid, 'SIGKILL')
  },
})
await world.control.settled()
for (let next = world.control.nextMs(); next <= NOON + Number(toMs); next = world.control.nextMs()) {
  clock.set(next)
  process.stdout.write(`at ${next - NOON}\n`)
  await world.control.settled()
}
process.stdout.write(`statements ${statements}\n`)
await world.stop()
await beacon.stop()
