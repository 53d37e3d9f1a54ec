// What members' limits cost a round: `npm run bench:limits`. The same rounds with limits switched off in the database, with limits of which the
// players have set none, and with players who have set all of them; one after the other, and again.
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { limitKinds, limitPeriods } from '@tucano/contract/limits'
import { playRound } from '@tucano/contract/studios'
import { settleDown } from '../ledger/books.ts'
import { type Loaded, loadWith } from './load.ts'
import { type BenchPlayer, addPlayers, openPlaySite } from './site.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    turns: { type: 'string', default: '5' },
    players: { type: 'string', default: '1024' },
  },
})
const CONNECTIONS = 64
const NEVER_REACHED = 100_000_000_000n
const MINUTES = 1440n
const say = (line: string): void => console.log(line)
const median = (list: number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1]!

const site = await openPlaySite()
try {
  const { owner } = site.books
  const [free, capped] = [await addPlayers(site, Number(values.players)), await addPlayers(site, Number(values.players))]
  for (const { memberId } of capped)
    for (const kind of limitKinds)
      for (const period of limitPeriods)
        await owner.query('select limits.request_change($1, $2, $3, $4)', [
          memberId,
          kind,
          period,
          kind === 'time' ? MINUTES : NEVER_REACHED,
        ])
  const { hostname, port } = new URL(site.url)
  const play = (players: BenchPlayer[]): Promise<Loaded> =>
    loadWith({
      host: hostname,
      port: Number(port),
      connections: CONNECTIONS,
      seconds: Number(values.seconds),
      work: {
        kind: 'rounds',
        path: playRound.path,
        tokens: players.map(({ token }) => token),
        body: { gameCode: 'dados', move: { stake: '100', side: 'under', target: 4950 } },
      },
    })
  const switched = (how: 'enable' | 'disable') =>
    owner.query(`alter table betting.bets ${how} trigger bets_new_limits, ${how} trigger bets_changed_limits`)
  const ways = {
    'switched off': async () => {
      await switched('disable')
      const loaded = await play(free)
      await switched('enable')
      return loaded
    },
    'none set': () => play(free),
    'all set': () => play(capped),
  }
  const rates = new Map<string, number[]>(Object.keys(ways).map((name) => [name, []]))
  for (let turn = 0; turn < Number(values.turns); turn++) {
    const order = Object.entries(ways)
    for (let left = order.length; left > 0; left--) {
      const [[name, run]] = order.splice(randomInt(left), 1) as [(typeof order)[number]]
      await settleDown(site.books)
      const { rate, p50, p99, refused } = await run()
      rates.get(name)!.push(rate)
      say(
        `${`limits ${name}`.padEnd(24)}${rate.toFixed(0).padStart(7)}/s   p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms   ${JSON.stringify(refused)}`,
      )
    }
  }
  const off = median(rates.get('switched off')!)
  say('')
  for (const [name, list] of rates)
    say(
      `limits ${name}: ${median(list).toFixed(0)} a second, ${((1 - median(list) / off) * 100).toFixed(1)} % less than without (medians of ${list.length})`,
    )
} finally {
  await site.stop()
}
