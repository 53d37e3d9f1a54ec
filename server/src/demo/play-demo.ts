import { randomBytes } from 'node:crypto'
import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { Plays } from '#betting/play'
import { newBetId } from '#betting/bet'
import { Catalogue } from '#catalogue/catalogue'
import { createMember } from '#accounts/members'
import { readCommitments } from '#features/fairness'
import { Rounds, type Studio, openStudios, studioLauncher } from '#features/studios'
import { Seeds } from '#fairness/seeds'
import { runningPool } from '#jackpot/pool'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'

/** Who has been here before whoever opens the demo: their wins are what the board shows. */
const PLAYERS = ['Iara', 'Caio', 'Nina', 'Joca', 'Lia', 'Tomé', 'Zeca', 'Duda']
const MONEY = 5_000_00n

/** What is done where a stake alone opens no round. Games whose players have to decide are left to people. */
const openings: Record<string, (stake: string, n: number) => unknown> = {
  dice: (stake, n) => ({ stake, side: 'under', target: 600 + 200 * n }),
  plinko: (stake) => ({ stake, rows: 12, risk: 'high' }),
}
const slots = new Set(['classic', 'lines', 'expanding', 'ways', 'cluster', 'hold'])

/** The demo's history: some members play the real games, through the same code, with the same odds. Once. */
export async function playDemo(services: Services, rounds: number): Promise<void> {
  if (rounds === 0 || !(await isFirst(services))) return
  const plays = new Plays(services)
  const games = await openStudios(services)
  const catalogue = new Catalogue(services, [studioLauncher(games)])
  const studio: Studio = { services, plays, seeds: new Seeds(services), pool: runningPool(services), catalogue, games }
  const table = new Rounds(studio)
  const codes = [...games.values()].filter(({ game }) => slots.has(game.engine) || game.engine in openings).map(({ game }) => game.code)
  const dice = [...games.values()].find(({ game }) => game.engine === 'dice')?.game.code
  const members: Parameters<Rounds['play']>[0][] = []
  for (const nickname of PLAYERS) {
    const memberId = await newPlayer(services, studio.seeds, nickname)
    members.push({ memberId, sessionId: 0n, account: nickname, type: 0, passwordChangeRequired: false, excluded: false })
  }
  // One round of each in turn, so that the latest wins are of different people.
  for (let round = 0; round < rounds / PLAYERS.length; round++) {
    for (const [n, member] of members.entries()) {
      // Every third round at the dice, which win often enough that the board is full.
      const gameCode = dice && (round + n) % 3 === 0 ? dice : codes[(n * 7 + round) % codes.length]!
      const { engine, stakes } = games.get(gameCode)!.game
      const stake = String(Math.max(stakes.min, Math.ceil(200 / stakes.unit) * stakes.unit))
      const move = openings[engine]?.(stake, n) ?? { stake }
      const played = await playSeeded(studio, member.memberId, () => table.play(member, { gameCode, roundId: newBetId(), move }))
      if (!played.over) await table.step(member, { roundId: played.roundId, step: 1, move: { choose: 0 } })
    }
  }
  await plays.stop()
  services.log.info({ rounds, players: PLAYERS.length }, 'the demo has a history')
}

async function isFirst({ db }: Services): Promise<boolean> {
  const marked = await db
    .insertInto('platform.seeds')
    .values({ subject: 'demo', slug: 'rounds' })
    .onConflict((on) => on.doNothing())
    .returning('slug')
    .executeTakeFirst()
  return marked !== undefined
}

async function newPlayer({ db, brand }: Services, seeds: Seeds, nickname: string): Promise<bigint> {
  const account = `demo${randomBytes(5).toString('hex')}`
  const created = await createMember(db, { account, nickname, passwordHash: '*' })
  if (!('id' in created)) throw new Error('a member of the demo could not be made')
  const currency = brand.currency.code
  const [from, to] = [
    await operatorAccount(db, 'clearing', currency),
    await openAccount(db, { memberId: created.id, pocket: 'cash', currency }),
  ]
  await post(db, { key: `demo:${created.id}`, kind: 'demo', moves: [{ from, to, amount: MONEY, currency }] })
  await seeds.commit(created.id)
  await chooseSeed(db, seeds, created.id)
  return created.id
}

async function chooseSeed(db: Services['db'], seeds: Seeds, memberId: bigint): Promise<void> {
  const { seedHash } = await readCommitments(db, memberId)
  await seeds.choose(memberId, { seedHash, clientSeed: randomBytes(16).toString('hex') })
}

/** Seeds of members who are not signed in are told by the minute, and these members never are: whoever has none chooses the next one and goes on. */
async function playSeeded<Played>({ services, seeds }: Studio, memberId: bigint, play: () => Promise<Played>): Promise<Played> {
  for (;;) {
    try {
      return await play()
    } catch (error) {
      if (!(error instanceof Fault) || error.code !== 'seed.missing') throw error
      await chooseSeed(services.db, seeds, memberId)
    }
  }
}
