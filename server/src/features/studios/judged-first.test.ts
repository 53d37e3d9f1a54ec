import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUIDv7 } from 'node:crypto'
import { listSeedRounds, rotateSeeds } from '@tucano/contract/fairness'
import { pausePlay, requestLimitChange } from '@tucano/contract/limits'
import { reconcile } from '#betting/books'
import { BadMove, type Game, type Run } from '@tucano/round'
import { arcadeGames } from '@tucano/arcade'
import { Plays } from '#betting/play'
import { Catalogue } from '#catalogue/catalogue'
import { Seeds } from '#fairness/seeds'
import { runningPool } from '#jackpot/pool'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import { type Player, newSeededPlayer } from '../../testing/players.ts'
import { coin, jackpotCoin } from '../../testing/small-games.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'
import { studioLauncher } from './launcher.ts'
import { openStudios } from './open-studios.ts'
import { Rounds } from './rounds.ts'

/** How often, and with how many moves, anything was drawn. */
let drawn: { game: string; moves: number }[] = []
const watched = (game: Game): Game => ({
  ...game,
  run: (moves, draws, given) => {
    drawn.push({ game: game.code, moves: moves.length })
    return game.run(moves, draws, given)
  },
})

/** Half of its rounds are lost at once; the other half wait, and are worth four times their stake: what a player would love to know beforehand. */
const door: Game = {
  ...coin,
  engine: 'blackjack',
  code: 'minas',
  maths: { engine: 'door', version: 1 },
  readMove: (move, first) => (first ? coin.readMove(move, true) : { do: (move as { do: string }).do }),
  run(moves, draws): Run {
    const [opening, ...rest] = moves as [{ stake: string }, ...{ do: string }[]]
    const stake = BigInt(opening.stake)
    if (draws.below(2) === 0) return { stake, payout: 0n, over: true, view: {}, options: [] }
    const options = [
      { move: 'stand', cost: 0n },
      { move: 'double', cost: stake },
    ]
    const [next] = rest
    if (!next) return { stake, payout: 0n, over: false, view: {}, options }
    if (next.do === 'stand') return { stake, payout: 4n * stake, over: true, view: {}, options: [] }
    if (next.do !== 'double') throw new BadMove('do', 'stand or double')
    return { stake: 2n * stake, payout: draws.below(2) === 0 ? 0n : 8n * stake, over: true, view: {}, options: [] }
  },
}

let server: TestServer
let plays: Plays
/** The same code as behind the call, without the pace that would hold a test up. */
let rounds: Rounds

beforeAll(async () => {
  const games = [watched(coin), watched(jackpotCoin), watched(door), arcadeGames.find(({ code }) => code === 'maior-ou-menor') as Game]
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), content: true, games })
  const { services } = server
  plays = new Plays(services)
  const certified = await openStudios(services, games)
  const catalogue = new Catalogue(services, [studioLauncher(certified)])
  rounds = new Rounds({ services, plays, seeds: new Seeds(services), pool: runningPool(services), catalogue, games: certified })
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await plays.stop()
  await server.close()
})

const memberOf = ({ memberId }: Player) => ({
  memberId,
  sessionId: 0n,
  account: '',
  type: 0,
  passwordChangeRequired: false,
  excluded: false,
})
const play = (player: Player, gameCode: string, stake = '100') =>
  rounds.play(memberOf(player), { gameCode, roundId: randomUUIDv7(), move: { stake } })
const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'played',
    (error: Error & { code?: string }) => error.code ?? error.message,
  )
const whole = async () => expect(await reconcile(server.services.db)).toEqual([])

/** Who asks: the server does other things meanwhile. */
const asking = new AsyncLocalStorage<string[]>()

/** Lets somebody see every statement before it is sent. */
function watchStatements(seen: (client: pg.Client, text: string) => void): void {
  const real: { query: (this: pg.Client, ...call: unknown[]) => unknown } = pg.Client.prototype
  const { query } = real
  vi.spyOn(real, 'query').mockImplementation(function (this: pg.Client, ...call) {
    const [asked] = call as [string | { text: string }]
    seen(this, typeof asked === 'string' ? asked : asked.text)
    return query.apply(this, call)
  })
}

/** What this work says to the database, without the values. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const said: string[] = []
  watchStatements((_, text) => asking.getStore()?.push(text.replaceAll(/'(?:[^']|'')*'/g, '?').replaceAll(/\s+/g, ' ')))
  await asking.run(said, work)
  vi.restoreAllMocks()
  return said
}

/** The member's open round of the game that waits. */
async function openDoor(player: Player) {
  for (;;) {
    const round = await play(player, 'minas', '10')
    if (!round.over) return round
  }
}

const NUMBERS = 60

test('while a round is open another one is refused alike under every number, and nothing is drawn for it', async () => {
  const player = await newSeededPlayer(server)
  await openDoor(player)
  const asked = () => refusalOf(play(player, 'minas', '10000'))
  const first = await statementsOf(asked)
  for (let n = 0; n < NUMBERS; n++) {
    drawn = []
    const said = await statementsOf(async () => expect(await asked()).toBe('round.open'))
    expect(said).toEqual(first)
    expect(drawn).toEqual([])
    // The next number, by a cheap round of another game.
    await play(player, 'dados', '10')
  }
  await whole()
})

test('with too little money a round is refused alike under every number, the jackpot’s too, and nothing is drawn for it', async () => {
  const player = await newSeededPlayer(server, 2000n)
  await play(player, 'dados', '10')
  for (const gameCode of ['minas', 'mina-de-ouro', 'dados']) {
    const asked = () => refusalOf(play(player, gameCode, '9000'))
    const first = await statementsOf(asked)
    for (let n = 0; n < NUMBERS / 3; n++) {
      drawn = []
      expect(await statementsOf(async () => expect(await asked()).toBe('balance.insufficient'))).toEqual(first)
      expect(drawn).toEqual([])
      await play(player, 'dados', '10')
    }
  }
  await whole()
})

test('limits, a pause, a missing seed and the other currency’s account refuse before anything is drawn, and take no number', async () => {
  const player = await newSeededPlayer(server)
  await play(player, 'dados', '10')
  await server.call(requestLimitChange, { kind: 'stake', period: 'day', cap: '50' }, player.headers)
  drawn = []
  expect(await refusalOf(play(player, 'minas', '1000'))).toBe('limit.stake')
  await server.call(pausePlay, { days: 1 }, player.headers)
  expect(await refusalOf(play(player, 'minas', '10'))).toBe('play.closed')
  expect(drawn).toEqual([])
  const { told } = (await server.call(rotateSeeds, {}, player.headers)).body.value
  expect(told.rounds).toBe(1)
  expect(await refusalOf(play(player, 'minas', '10'))).toMatch(/seed\.missing|play\.closed/)
  expect(drawn).toEqual([])
})

test('a move that costs is paid for before the next card is drawn', async () => {
  // What is left does not pay for the double. Whoever loses at once has nothing left to try again with: the next one comes.
  let player
  let round
  do {
    player = await newSeededPlayer(server, 1000n)
    round = await play(player, 'minas', '600')
  } while (round.over)
  drawn = []
  const { roundId } = round
  const double = () => refusalOf(rounds.step(memberOf(player), { roundId, step: 1, move: { do: 'double' } }))
  expect(await double()).toBe('balance.insufficient')
  // It was looked at as it is, and not as it would be.
  expect(drawn.length).toBeGreaterThan(0)
  expect(drawn.every(({ moves }) => moves === 1)).toBe(true)
  expect(await rounds.step(memberOf(player), { roundId, step: 1, move: { do: 'stand' } })).toMatchObject({ over: true, payout: '2400' })
  await whole()
})

test('a number that was drawn and could not be written is spent, and told with the seed', async () => {
  const player = await newSeededPlayer(server)
  expect((await play(player, 'dados', '10')).nonce).toBe(1)
  // The connection is lost between the draw and the writing.
  let lost = false
  watchStatements((client, text) => {
    if (lost || !text.startsWith('select * from betting.finish')) return
    lost = true
    void client.end()
  })
  drawn = []
  const round = await play(player, 'dados', '10')
  expect(lost).toBe(true)
  expect(drawn).toHaveLength(2)
  expect(round.nonce).toBe(3)
  vi.restoreAllMocks()
  const { told } = (await server.call(rotateSeeds, {}, player.headers)).body.value
  const listed = (await server.call(listSeedRounds, { seedId: told.seedId }, player.headers)).body.value
  expect(listed.rounds.map(({ nonce }) => nonce)).toEqual([1, 3])
  expect(listed.unused).toEqual([2])
  expect(told.rounds).toBe(3)
  await whole()
})

test('hi-lo: whoever looks at the first card and stays away has made the surer guess, and no stake goes back', async () => {
  const owner = new pg.Client({ connectionString: server.databaseUrl })
  await owner.connect()
  for (let n = 0; n < 6; n++) {
    const player = await newSeededPlayer(server)
    const { roundId, view } = await play(player, 'maior-ou-menor', '100')
    const [first] = (view as { cards: number[] }).cards
    await owner.query(`update studios.open_rounds set touched_at = touched_at - interval '25 hours' where round_id = $1`, [roundId])
    await rounds.openRounds.endAbandoned()
    const row = await server.services.db.selectFrom('betting.bets').selectAll().where('id', '=', roundId).executeTakeFirstOrThrow()
    expect(row.state).toBe('settled')
    const { moves } = JSON.parse(row.transcript!.toString()) as { moves: { do?: string }[] }
    expect(moves[1]).toEqual({ do: Math.floor(first! / 4) <= 6 ? 'higherOrSame' : 'lowerOrSame' })
    expect(row.payout > 0n).toBe(moves.length === 3)
  }
  await owner.end()
  await whole()
})
