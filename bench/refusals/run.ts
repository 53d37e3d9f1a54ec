// Does a refusal tell what would have been drawn? `npm run bench:refusals -- --numbers 10000`
// Over so many numbers, a round that is refused is timed, and then compared by what its number would have brought; and the three ways to play with
// foreknowledge that once worked are played.
import { parseArgs } from 'node:util'
import { randomUUIDv7 } from 'node:crypto'
import { Plays } from '../../server/src/betting/play.ts'
import { Catalogue } from '../../server/src/catalogue/catalogue.ts'
import { Seeds } from '../../server/src/fairness/seeds.ts'
import { Rounds } from '../../server/src/features/studios/rounds.ts'
import { studioLauncher } from '../../server/src/features/studios/launcher.ts'
import { openStudios } from '../../server/src/features/studios/open-studios.ts'
import { runningPool } from '../../server/src/jackpot/pool.ts'
import { type Player, newSeededPlayer } from '../../server/src/testing/players.ts'
import { openTestServer } from '../../server/src/testing/test-server.ts'
import { openTestCluster } from '../../tools/test-cluster.ts'
import { differOf, median } from './compare.ts'

const { values } = parseArgs({ options: { numbers: { type: 'string', default: '10000' } } })
const numbers = Number(values.numbers)
const say = (line: string): void => console.log(line)
/** Numbers a seed; then it is told, and the next one is used. */
const A_SEED = 900

const cluster = await openTestCluster()
const server = await openTestServer({ clusterUrl: cluster.url, content: true })
const { services } = server
const plays = new Plays(services)
const seeds = new Seeds(services)
const games = await openStudios(services)
const rounds = new Rounds({
  services,
  plays,
  seeds,
  pool: runningPool(services),
  catalogue: new Catalogue(services, [studioLauncher(games)]),
  games,
})

interface Attack {
  name: string
  /** What is asked for and refused. */
  game: string
  move: unknown
  /** Played before, and left open. */
  open?: { game: string; move: unknown }
}

const attacks: Attack[] = [
  {
    name: 'a second hand of blackjack while a small one is open',
    game: 'vinte-e-um',
    move: { stake: '500000' },
    open: { game: 'vinte-e-um', move: { stake: '100' } },
  },
  { name: 'a slot with too little money', game: slotOf('lines'), move: { stake: '' } },
  { name: 'a slot of the jackpot with too little money', game: 'mina-de-ouro', move: { stake: '' } },
]

function slotOf(engine: string): string {
  const found = [...games.values()].find(({ game }) => game.engine === engine)
  if (!found) throw new Error(`no game of ${engine}`)
  return found.game.code
}

const memberOf = ({ memberId }: Player) => ({
  memberId,
  sessionId: 0n,
  account: '',
  type: 0,
  passwordChangeRequired: false,
  excluded: false,
})
const play = (player: Player, gameCode: string, move: unknown) => rounds.play(memberOf(player), { gameCode, roundId: randomUUIDv7(), move })

try {
  for (const attack of attacks) await measure(attack)
} finally {
  await plays.stop()
  await server.close()
  await cluster.stop()
}

async function measure({ name, game, move: asked, open }: Attack): Promise<void> {
  const certified = games.get(game)!
  const { stakes } = certified.game
  const move = (asked as { stake: string }).stake === '' ? { stake: String(stakes.max) } : asked
  // Half of what is asked for, or far more than that where the open hand is what refuses.
  const balance = open ? 10_000_000_00n : BigInt(stakes.max) / 2n
  const times = new Map<string, number[]>()
  const codes = new Map<string, number>()
  let player = await newSeededPlayer(server, balance)
  let won = 0n
  for (let n = 0; n < numbers; n++) {
    if (n > 0 && n % A_SEED === 0) player = await newSeededPlayer(server, balance)
    if (open && n % A_SEED === 0) while ((await play(player, open.game, open.move)).over);
    const seed = (await seeds.active(player.memberId))!
    const began = performance.now()
    const code = await play(player, game, move).then(
      (round) => {
        won += BigInt(round.payout) - BigInt(round.stake)
        return 'played'
      },
      (error: { code: string }) => error.code,
    )
    const took = performance.now() - began
    codes.set(code, (codes.get(code) ?? 0) + 1)
    const draws = seeds.draws(seed, { game, maths: certified.digest, nonce: seed.rounds + 1 })
    const run = certified.game.run(
      [certified.game.readMove(move, true)] as never,
      draws,
      certified.game.jackpotBp ? { pool: 10_000_000n } : {},
    )
    const kind = run.over ? (run.payout > run.stake ? 'would win' : 'would lose') : 'would wait'
    times.set(kind, [...(times.get(kind) ?? []), took])
    await play(player, 'dados', { stake: '100', side: 'under', target: 4950 })
  }
  say(`\n${name}: ${numbers.toLocaleString('en')} numbers, answers ${JSON.stringify(Object.fromEntries(codes))}, won by it ${won}`)
  for (const [kind, list] of times) say(`  ${kind.padEnd(12)}${String(list.length).padStart(6)}   median ${median(list).toFixed(3)} ms`)
  const kinds = [...times.keys()]
  for (const [at, one] of kinds.entries())
    for (const other of kinds.slice(at + 1)) {
      const { distance, chance } = differOf(times.get(one)!, times.get(other)!)
      say(`  ${one} against ${other}: largest distance ${distance.toFixed(4)}, by chance alone in ${(chance * 100).toFixed(1)} % of runs`)
    }
}
